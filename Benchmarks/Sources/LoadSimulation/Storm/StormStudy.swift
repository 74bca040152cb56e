/// The scenarios of the page, each run once.
@MainActor final class StormStudy {
  /// The numbers of clients, from small to large.
  let scales: [Int]
  /// The numbers of loads that a client begins during the fault.
  let loadsPerClient: [Int]
  /// The `Retry-After` of 503 in the scenarios that have it.
  let retryAfter = Duration.seconds(10)
  /// The number of loads that a client begins during the fault, unless several are compared.
  let usualLoads = 5

  private var results: [StormScenario: StormResult] = [:]

  /// - Parameters:
  ///   - scales: The numbers of clients; the first is the one of all scenarios that do not compare numbers of clients.
  ///   - loadsPerClient: The numbers of loads that a client begins during the fault.
  init(scales: [Int], loadsPerClient: [Int]) {
    self.scales = scales
    self.loadsPerClient = loadsPerClient
  }

  /// The result of a scenario.
  func callAsFunction(
    _ incident: StormScenario.Incident, _ retries: StormScenario.Retries = .fullJitter,
    _ budget: StormScenario.Budget = .none, retryAfter: Duration? = nil, loads: Int? = nil, clients: Int? = nil
  ) -> StormResult {
    let scenario = StormScenario(
      incident: incident, retries: retries, budget: budget, retryAfter: retryAfter, clients: clients ?? scales[0],
      loadsPerClient: loads ?? usualLoads)
    if let result = results[scenario] { return result }
    let result = Storm.run(scenario)
    results[scenario] = result
    return result
  }

  /// The normal load of a scenario with the usual number of clients and loads, in a second.
  var usualRate: Double { StormScenario(clients: scales[0], loadsPerClient: usualLoads).rate }
}
