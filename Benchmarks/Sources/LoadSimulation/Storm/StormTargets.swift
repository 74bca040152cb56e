/// The statements of the page about the library's default policy with a budget.
extension StormStudy {
  /// The most requests for each load, if none succeeds: a full budget pays for five retries.
  static func limit(_ loads: Int) -> Double { 1 + 5 / Double(loads) }

  /// The statements of the page that a run does not keep.
  var missed: [String] {
    var missed: [String] = []
    func require(_ isKept: Bool, _ statement: String) { if !isKept { missed.append(statement) } }
    for loads in loadsPerClient {
      for incident in StormScenario.Incident.storms {
        let name = "\(incident), \(loads) loads per client"
        let never = self(incident, .never, loads: loads)
        let full = self(incident, .fullJitter, .full, loads: loads)
        let threshold = self(incident, .fullJitter, .atThreshold, loads: loads)
        let strict = self(incident, .fullJitter, .eachFailure, loads: loads)
        // Successes earn a tenth of a retry each.
        let earned = incident == .outage ? 0 : 0.1
        require(full.amplification <= Self.limit(loads) + earned, "\(name): amplification \(full.amplification)")
        require(threshold.amplification <= Self.limit(loads), "\(name): amplification from the threshold")
        let strictLimit = loads < 25 ? Self.limit(loads) : 1.2
        require(strict.amplification <= strictLimit, "\(name): amplification by the rule of gRPC")
        if incident == .outage, loads >= 25 { require(full.amplification <= 1.2, "\(name): amplification over 1.2") }
        if incident != .queueingBrownOut || loads >= 10 {
          require(full.recoversNoLater(than: never), "\(name): recovers later than without retries")
        }
      }
      require(self(.queueingBrownOut, loads: loads).recovery == nil, "without a budget the server recovers")
    }
    return missed
  }
}
