/// What clients and server have seen of a run.
struct StormResult {
  /// Loads begun in a second, from `StormScenario.before` seconds before the fault on.
  private(set) var begun: [Int]
  /// Loads begun in a second that were served within `StormResult.soon`.
  private(set) var soon: [Int]
  /// Requests sent in a second.
  private(set) var requests: [Int]
  /// Loads that were served in a second.
  private(set) var served: [Int]

  private var faultLoads = 0
  private var faultRequests = 0
  private var laterLoads = 0
  private var laterServed = 0

  /// How long a load takes at most that counts as served as usual.
  static let soon: Int64 = 1_000_000_000
  /// The share of loads that are served as usual once the server has recovered.
  static let usual = 0.99

  init() {
    let seconds = [Int](repeating: 0, count: StormScenario.before + StormScenario.fault + StormScenario.after)
    (begun, soon, requests, served) = (seconds, seconds, seconds, seconds)
  }

  private static func second(_ time: Int64) -> Int {
    Int((time + Int64(StormScenario.before) * 1_000_000_000) / 1_000_000_000)
  }

  mutating func sent(at time: Int64) {
    let second = Self.second(time)
    if requests.indices.contains(second) { requests[second] += 1 }
  }

  /// A load has ended.
  ///
  /// - Parameters:
  ///   - begin: When it began.
  ///   - end: When it ended.
  ///   - requests: How many requests it made.
  ///   - isServed: Whether it got its content.
  mutating func ended(_ begin: Int64, _ end: Int64, requests: Int, isServed: Bool) {
    begun[Self.second(begin)] += 1
    if isServed, served.indices.contains(Self.second(end)) { served[Self.second(end)] += 1 }
    if isServed, end - begin <= Self.soon { soon[Self.second(begin)] += 1 }
    guard begin >= 0 else { return }
    laterLoads += 1
    if isServed { laterServed += 1 }
    guard begin < Int64(StormScenario.fault) * 1_000_000_000 else { return }
    faultLoads += 1
    faultRequests += requests
  }

  /// Requests for each load that began during the fault.
  var amplification: Double { Double(faultRequests) / Double(max(1, faultLoads)) }

  /// The share of loads that got their content. Loads that began before the fault don't count.
  var share: Double { Double(laterServed) / Double(max(1, laterLoads)) }

  /// Seconds from the end of the fault until 99 % of the loads are served within a second for the rest of the run;
  /// `nil` if the run ends earlier.
  var recovery: Int? {
    let end = StormScenario.before + StormScenario.fault
    let last = (end..<begun.count).last { Double(soon[$0]) < Self.usual * Double(begun[$0]) }
    guard let last else { return 0 }
    return last == begun.count - 1 ? nil : last + 1 - end
  }

  /// Whether a run has recovered no later than another one, within the second that the measure resolves.
  func recoversNoLater(than other: StormResult) -> Bool {
    (recovery ?? .max) <= (other.recovery.map { $0 + 1 } ?? .max)
  }
}
