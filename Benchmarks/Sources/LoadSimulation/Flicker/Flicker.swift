import LoadKit

/// Strategies for indicators, each with the same loads of each mix.
struct Flicker {
  struct Row {
    let strategy: FlickerStrategy
    /// In the order of `LatencyMix.all`.
    let results: [FlickerResult]
    let mean: FlickerResult
  }

  /// The strategies of the page.
  let rows: [Row]
  /// The Pareto front: no strategy of the grid is better than these in the three measures. In the order of added wait.
  let front: [Row]
  /// The strategies of the grid that are as good as LoadKit's, and better in one measure.
  let better: [Row]
  let loadKit: Row
  /// The times of the loads of each mix, in increasing order.
  let latencies: [[Duration]]

  private static let seed: UInt64 = 16

  /// - Parameter count: How many loads of each mix.
  init(loads count: Int) {
    let loads = LatencyMix.all.enumerated().map { $1.loads(count, seed: Self.seed + UInt64($0)) }
    func row(_ strategy: FlickerStrategy) -> Row {
      let results = loads.map { FlickerResult(strategy, $0) }
      return Row(strategy: strategy, results: results, mean: FlickerResult(mean: results))
    }
    let grid = FlickerStrategy.grid.map(row)
    let loadKit = row(.loadKit)
    rows = FlickerStrategy.all.map(row)
    front = grid.filter { row in !grid.contains { $0.mean.isBetter(than: row.mean) } }
      .sorted { $0.mean.added < $1.mean.added }
    better = grid.filter { $0.mean.isBetter(than: loadKit.mean) }.sorted { $0.mean.added < $1.mean.added }
    self.loadKit = loadKit
    latencies = loads.map { $0.sorted() }
  }

  /// The targets for LoadKit's numbers that are missed.
  var missed: [String] {
    var missed: [String] = []
    if loadKit.results.contains(where: { $0.flashes > 0 }) { missed.append("LoadKit's indicator flashes") }
    if loadKit.results.contains(where: { $0.silent > 0 }) { missed.append("LoadKit's loads are silent for 400 ms") }
    return missed
  }
}
