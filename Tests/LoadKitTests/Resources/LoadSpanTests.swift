import LoadKit
import Testing

@Suite("Time is told in one unit")
struct LoadSpanTests {
  @Test("what has passed is rounded down", arguments: [
    (Int64(-5), LoadSpan.seconds(0)), (0, .seconds(0)), (59, .seconds(59)), (60, .minutes(1)), (119, .minutes(1)),
    (120, .minutes(2)), (3_599, .minutes(59)), (3_600, .hours(1)), (86_399, .hours(23)), (86_400, .days(1)),
    (172_799, .days(1)), (.max, .days(106_751_991_167_300)),
  ])
  func elapsed(seconds: Int64, span: LoadSpan) {
    #expect(LoadSpan(elapsed: Duration(secondsComponent: seconds, attosecondsComponent: 0)) == span)
  }

  @Test("what remains is rounded up, so that nobody comes too early", arguments: [
    (Int64(-5), LoadSpan.seconds(1)), (0, .seconds(1)), (1, .seconds(1)), (59, .seconds(59)), (60, .minutes(1)),
    (61, .minutes(2)), (120, .minutes(2)), (3_540, .minutes(59)), (3_541, .hours(1)), (3_600, .hours(1)),
    (3_601, .hours(2)), (82_800, .hours(23)), (82_801, .days(1)), (86_401, .days(2)),
    (.max, .days(106_751_991_167_301)),
  ])
  func remaining(seconds: Int64, span: LoadSpan) {
    #expect(LoadSpan(remaining: Duration(secondsComponent: seconds, attosecondsComponent: 0)) == span)
  }

  @Test("a part of a second counts as a second that remains, and not as one that has passed")
  func parts() {
    #expect(LoadSpan(remaining: .milliseconds(1_001)) == .seconds(2))
    #expect(LoadSpan(remaining: .milliseconds(59_001)) == .minutes(1))
    #expect(LoadSpan(elapsed: .milliseconds(59_999)) == .seconds(59))
  }
}
