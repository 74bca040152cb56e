import LoadKit
import Testing

@Suite("A wait in words")
struct RoundedWaitTests {
  static let phrases: [(Duration, String)] = [
    (Duration(secondsComponent: 0, attosecondsComponent: 1), "Try again in 1 second."),
    (Duration.milliseconds(1), "Try again in 1 second."),
    (Duration.seconds(1), "Try again in 1 second."),
    (Duration.milliseconds(1_001), "Try again in 2 seconds."),
    (Duration.seconds(59), "Try again in 59 seconds."),
    (Duration.milliseconds(59_001), "Try again in 1 minute."),
    (Duration.seconds(60), "Try again in 1 minute."),
    (Duration.milliseconds(60_001), "Try again in 61 seconds."),
    (Duration.seconds(89), "Try again in 89 seconds."),
    (Duration.milliseconds(89_001), "Try again in 2 minutes."),
    (Duration.seconds(120), "Try again in 2 minutes."),
    (Duration.seconds(121), "Try again in 3 minutes."),
    (Duration.seconds(59 * 60), "Try again in 59 minutes."),
    (Duration.seconds(59 * 60 + 1), "Try again in 1 hour."),
    (Duration.seconds(3_600), "Try again in 1 hour."),
    (Duration.seconds(3_601), "Try again in 61 minutes."),
    (Duration.seconds(119 * 60), "Try again in 119 minutes."),
    (Duration.seconds(119 * 60 + 1), "Try again in 2 hours."),
    (Duration.seconds(2 * 3_600), "Try again in 2 hours."),
    (Duration.seconds(2 * 3_600 + 1), "Try again in 2 hours and 15 minutes."),
    (Duration.seconds(5 * 3_600 + 2_700), "Try again in 5 hours and 45 minutes."),
    (Duration.seconds(5 * 3_600 + 2_701), "Try again in 6 hours."),
    (Duration.seconds(6 * 3_600 + 1), "Try again in 7 hours."),
    (Duration.seconds(24 * 3_600), "Try again in 24 hours."),
    (Duration.seconds(24 * 3_600) + Duration.nanoseconds(1), "Try again another day."),
    (Duration.seconds(Int64.max), "Try again another day."),
  ]

  @Test("Rule 13 a wait is rounded up, and never by as much as it is long", arguments: phrases)
  func phrase(wait: Duration, phrase: String) throws {
    #expect(FailureTable.tryAgain(in: try #require(RoundedWait(wait))) == phrase)
  }

  @Test(
    "Nothing, or less, is no wait", arguments: [Duration.zero, .nanoseconds(-1), .seconds(-120), .seconds(Int64.min)])
  func nothing(wait: Duration) {
    #expect(RoundedWait(wait) == nil)
  }

  @Test("A told wait is never shorter than the real one, and at most half as long again")
  func neverEarly() throws {
    for seconds in 1...(24 * 3_600) {
      let (told, unit) =
        switch try #require(RoundedWait(.seconds(seconds))) {
        case .seconds(let count): (count, 1)
        case .minutes(let count): (count * 60, 60)
        case .hours(let count): (count * 3_600, count < 6 ? 900 : 3_600)
        case .hoursAndMinutes(let hours, let minutes): (hours * 3_600 + minutes * 60, 900)
        case .longer: (0, 0)
        }
      guard told >= seconds, told - seconds < unit, told - seconds <= seconds / 2 else {
        Issue.record("\(seconds) s was told as \(told) s")
        return
      }
    }
  }
}
