/// The tables of the page about retry storms.
extension StormStudy {
  /// The parts of the page, by the names of their markers.
  var parts: [(name: String, text: String)] {
    [
      ("outage", backoffs(.outage)),
      ("shedding", backoffs(.sheddingBrownOut)),
      ("queueing", backoffs(.queueingBrownOut)),
      ("outage by loads", budgets(.outage)),
      ("shedding by loads", budgets(.sheddingBrownOut)),
      ("queueing by loads", budgets(.queueingBrownOut)),
      ("flaky", flaky),
      ("scale", scale),
    ]
  }

  private static func seconds(_ result: StormResult) -> String { result.recovery.map { "\($0) s" } ?? "never" }
  private static func factor(_ value: Double) -> String { Format.number(value, digits: 2) }
  private static func both(_ result: StormResult) -> String { "\(factor(result.amplification)), \(seconds(result))" }

  /// Backoffs with and without budget and `Retry-After`.
  private func backoffs(_ incident: StormScenario.Incident) -> String {
    func row(_ name: String, _ retries: StormScenario.Retries, _ retryAfter: Duration?) -> [String] {
      let results = [StormScenario.Budget.none, .full].map { self(incident, retries, $0, retryAfter: retryAfter) }
      return [name, retryAfter == nil ? "no" : "yes"] + results.map { Self.factor($0.amplification) }
        + results.map(Self.seconds) + results.map { Format.percent($0.share) }
    }
    let kinds: [(String, StormScenario.Retries)] = [
      ("Immediate", .immediate), ("Fixed, 1 s", .fixed), ("Exponential", .exponential), ("Full jitter", .fullJitter),
    ]
    let head = ["Retries", "`Retry-After`", "Amplification", "budget", "Recovery", "budget", "Served", "budget"]
    let rows = [nil, retryAfter].flatMap { retryAfter in kinds.map { row($0.0, $0.1, retryAfter) } }
    return Format.table(head, [row("None", .never, nil)] + rows, textColumns: 2)
  }

  /// Budgets over the number of loads that a client begins during the fault.
  private func budgets(_ incident: StormScenario.Incident) -> String {
    let head = ["Loads per client", "Target", "No retries", "No budget", "Budget", "From its threshold", "gRPC's rule"]
    let rows = loadsPerClient.map { loads in
      ["\(loads)", Self.factor(Self.limit(loads)), Self.both(self(incident, .never, loads: loads))]
        + [.none, .full, .atThreshold, .eachFailure].map { Self.both(self(incident, .fullJitter, $0, loads: loads)) }
    }
    return Format.table(head, rows, textColumns: 0)
  }

  private var flaky: String {
    let head = ["Loads per client", "No retries", "No budget", "Budget", "From its threshold", "gRPC's rule"]
    let rows = loadsPerClient.map { loads in
      let results =
        [self(.flakyNetwork, .never, loads: loads)]
        + [.none, .full, .atThreshold, .eachFailure].map { self(.flakyNetwork, .fullJitter, $0, loads: loads) }
      return ["\(loads)"] + results.map { Format.number($0.share * 100, digits: 2) + " %" }
    }
    return Format.table(head, rows, textColumns: 0)
  }

  private var scale: String {
    let head = ["Clients", "Budget", "Outage", "Brown-out, refuses", "Brown-out, queues"]
    let rows = scales.flatMap { clients in
      [("none", StormScenario.Budget.none), ("from its threshold", .atThreshold)].map { name, budget in
        ["\(clients)", name]
          + StormScenario.Incident.storms.map {
            Self.both(self($0, .fullJitter, budget, loads: 1, clients: clients))
          }
      }
    }
    return Format.table(head, rows, textColumns: 0)
  }
}
