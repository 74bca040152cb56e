/// A server that works on one request after the other, in the order of arrival, each with the same work.
///
/// It does not notice that a client has given up. A refusal costs it nothing, which is in favour of retries.
struct StormServer {
  /// Nanoseconds on the time line of the simulation, in which the fault begins at zero.
  typealias Time = Int64

  private let incident: StormScenario.Incident
  /// The nanoseconds of work of a request at full capacity.
  private let work: Double
  /// The nanoseconds of work at full capacity that may wait.
  private let limit: Double
  private let faultEnd = Double(StormScenario.fault) * 1e9
  /// When the work that has arrived will be done.
  private var busyUntil = -Double.infinity
  private var random = RandomSource(seed: 20)

  init(_ scenario: StormScenario) {
    incident = scenario.incident
    work = 1e9 / (scenario.rate * StormScenario.capacity)
    limit = scenario.queue * 1e9
  }

  /// Takes a request.
  ///
  /// - Parameter time: When it arrives; never earlier than the request before.
  /// - Returns: When the response leaves; `nil` if the request is refused at once.
  mutating func receive(at time: Time) -> Time? {
    let now = Double(time)
    if incident == .outage, now >= 0, now < faultEnd { return nil }
    if incident == .flakyNetwork, random.unit() < StormScenario.lost { return nil }
    let begin = max(now, busyUntil)
    guard workDone(from: now, to: begin) <= limit else { return nil }
    busyUntil = end(of: work, from: begin)
    return Time(busyUntil)
  }

  /// The speed while the fault lasts.
  private var faultSpeed: Double {
    switch incident {
    case .outage, .flakyNetwork: 1
    case .sheddingBrownOut, .queueingBrownOut: StormScenario.brownOut
    }
  }

  private func workDone(from begin: Double, to end: Double) -> Double {
    let slow = max(0, min(end, faultEnd) - max(begin, 0))
    return end - begin - slow * (1 - faultSpeed)
  }

  /// When work is done that begins at an instant.
  private func end(of work: Double, from begin: Double) -> Double {
    guard begin < faultEnd else { return begin + work }
    if begin < 0 {
      guard begin + work > 0 else { return begin + work }
      return end(of: work + begin, from: 0)
    }
    let slow = begin + work / faultSpeed
    return slow <= faultEnd ? slow : faultEnd + (work - (faultEnd - begin) * faultSpeed)
  }
}
