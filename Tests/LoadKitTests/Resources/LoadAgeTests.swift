import LoadKit
import Testing

@Suite("Age is told in one unit")
struct LoadAgeTests {
  @Test(
    "what has passed is rounded down",
    arguments: [
      (Int64.min, LoadAge.justNow), (-5, .justNow), (0, .justNow), (59, .justNow), (60, .minutes(1)),
      (119, .minutes(1)), (120, .minutes(2)), (3_599, .minutes(59)), (3_600, .hours(1)), (86_399, .hours(23)),
      (86_400, .days(1)), (172_799, .days(1)), (.max, .days(106_751_991_167_300)),
    ])
  func elapsed(seconds: Int64, age: LoadAge) {
    #expect(LoadAge(Duration(secondsComponent: seconds, attosecondsComponent: 0)) == age)
  }

  @Test("a part of a second does not count")
  func parts() {
    #expect(LoadAge(.milliseconds(59_999)) == .justNow)
    #expect(LoadAge(.milliseconds(60_000)) == .minutes(1))
    // As much as a Duration holds, which is more than its components do.
    #expect(LoadAge(.seconds(1e20)) == .days(Int(Int64.max / 86_400)))
    #expect(LoadAge(.seconds(-1e20)) == .justNow)
  }
}
