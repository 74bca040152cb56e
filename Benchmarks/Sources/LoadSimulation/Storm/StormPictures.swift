/// The pictures of the page about retry storms.
extension StormStudy {
  static let timelineHeight = 470.0
  static let amplificationHeight = 330.0

  /// Requests and served loads over time in a storm, as multiples of the normal load.
  func drawTimeline(_ incident: StormScenario.Incident, _ drawing: inout Drawing) {
    let runs: [(name: String, result: StormResult, series: Int, dashes: String?)] = [
      ("No retries", self(incident, .never), 3, "2 3"),
      ("Retries without a budget", self(incident), 1, "8 3"),
      ("Retries with the budget", self(incident, .fullJitter, .full), 0, nil),
    ]
    let times = Double(-StormScenario.before)...Double(StormScenario.fault + StormScenario.after)
    let panels: [(title: String, counts: (StormResult) -> [Int])] = [
      ("Requests sent, as a multiple of the normal load", \.requests),
      ("Loads served, as a multiple of the normal load", \.served),
    ]
    for (index, part) in panels.enumerated() {
      let most = runs.map { Double(part.counts($0.result).max() ?? 0) / usualRate }.max() ?? 1
      let top = 60 + Double(index) * 215
      let panel = Panel(left: 60, top: top, width: 720, height: 150, x: times, y: 0...max(1, most.rounded(.up)))
      let step = most > 4 ? 2.0 : 1.0
      for edge in [0, Double(StormScenario.fault)] {
        let x = panel.point(edge, 0).x
        drawing.rule(x, top, x, top + 150, dashes: "3 3")
      }
      panel.axes(
        &drawing, title: part.title, xTicks: stride(from: 0.0, through: 180, by: 30).map { ($0, "\(Int($0)) s") },
        yTicks: stride(from: 0.0, through: panel.y.upperBound, by: step).map { ($0, "\(Int($0))") })
      for run in runs {
        let points = part.counts(run.result).enumerated().map { second, count in
          panel.point(Double(second - StormScenario.before) + 0.5, Double(count) / usualRate)
        }
        drawing.curve(points, series: run.series, dashes: run.dashes)
      }
    }
    legend(runs.map { ($0.name, $0.series, $0.dashes) }, &drawing)
  }

  /// The amplification of an outage over the number of loads per client.
  func drawAmplification(_ drawing: inout Drawing) {
    let budgets: [(name: String, budget: StormScenario.Budget, series: Int, dashes: String?)] = [
      ("Without a budget", .none, 1, "8 3"), ("Budget", .full, 0, nil), ("From its threshold", .atThreshold, 2, "12 3"),
    ]
    let last = Double(loadsPerClient.count - 1)
    let panel = Panel(left: 60, top: 60, width: 720, height: 220, x: 0...max(1, last), y: 1...3)
    panel.axes(
      &drawing, title: "Requests for each load in an outage, by the number of loads per client (k)",
      xTicks: loadsPerClient.enumerated().map { (Double($0), "\($1)") },
      yTicks: [(1, "1"), (1.5, "1.5"), (2, "2"), (2.5, "2.5"), (3, "3")])
    for budget in budgets {
      let points = loadsPerClient.enumerated().map { place, loads in
        panel.point(Double(place), self(.outage, .fullJitter, budget.budget, loads: loads).amplification)
      }
      drawing.curve(points, series: budget.series, dashes: budget.dashes)
    }
    let limit = loadsPerClient.enumerated().map { panel.point(Double($0), min(3, Self.limit($1))) }
    drawing.curve(limit, series: 3, dashes: "2 3")
    legend(budgets.map { ($0.name, $0.series, $0.dashes) } + [("Target, 1 + 5/k", 3, "2 3")], &drawing)
  }

  private func legend(_ entries: [(String, Int, String?)], _ drawing: inout Drawing) {
    for (place, entry) in entries.enumerated() {
      let x = 60 + Double(place) * 720 / Double(entries.count)
      drawing.curve([(x, 16), (x + 30, 16)], series: entry.1, dashes: entry.2)
      drawing.text(entry.0, x + 36, 20)
    }
  }
}
