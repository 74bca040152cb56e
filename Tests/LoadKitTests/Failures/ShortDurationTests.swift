import LoadKit
import Testing

@Suite("Durations in diagnostics")
struct ShortDurationTests {
  @Test(
    "In the unit that fits, rounded down",
    arguments: [
      (Duration.seconds(15), "15 s"), (.zero, "0 s"), (.milliseconds(250), "250 ms"), (.milliseconds(1), "1 ms"),
      (.microseconds(999), "0 s"), (.milliseconds(1_500), "1.5 s"), (.milliseconds(1_999), "1.9 s"),
      (.seconds(86_400), "86400 s"), (.seconds(Int64.max), "9223372036854775807 s"), (.seconds(-2), "-2 s"),
      (.milliseconds(-1_500), "-1.5 s"),
    ])
  func text(duration: Duration, expected: String) {
    #expect(duration.shortText == expected)
  }
}
