#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Prints what a load costs, beside the least that the language asks for the same work.
///
/// Exits with 1 if a load whose operation does not suspend misses its target. A page of a long list
/// that misses its target is only reported.
@main struct LoadBenchmark {
  /// What one load whose operation does not suspend may cost.
  static let target = (nanoseconds: 2_000.0, allocations: 12.0)

  /// The nanoseconds that a next page may cost in a long list.
  static let pageTarget = 20_000.0

  @MainActor static func main() async {
    #if DEBUG
      print("A debug build tells nothing: swift run -c release --package-path Benchmarks LoadBenchmark")
    #endif
    row("What", "time", "allocations")
    for benchmark in [Benchmark.machine, .creation] { await report(benchmark) }
    if #available(macOS 26, *) { await report(.immediateTask) }
    let load = await report(.load)
    await report(.firstLoad)
    if #available(macOS 26, *) { await report(.suspendingTask) }
    for benchmark in [Benchmark.suspendingLoad, .loadsInFlight, .joinedCallers, .bareAppend] {
      await report(benchmark)
    }
    if #available(macOS 14, *) { await report(.handWrittenAppend) }
    let page = await report(.nextPage(onScreen: false))
    await report(.nextPage(onScreen: true))

    let isMet = load.nanoseconds <= target.nanoseconds && load.allocations ?? 0 <= target.allocations
    print(
      "One load without suspending: at most \(Int(target.nanoseconds)) ns and \(Int(target.allocations)) allocations,",
      isMet ? "met" : "MISSED")
    let isPageMet = page.nanoseconds <= pageTarget
    print("A page of 50 at 100,000 items: at most \(Int(pageTarget)) ns,", isPageMet ? "met" : "MISSED")
    if !isMet { exit(1) }
  }

  @MainActor @discardableResult private static func report(_ benchmark: Benchmark) async -> Cost {
    let cost = await Cost.of(benchmark.repetitions, benchmark.work)
    let allocations = cost.allocations.map { String(Double(Int($0 * 10 + 0.5)) / 10) } ?? "not counted"
    row(benchmark.name, "\(Int(cost.nanoseconds + 0.5)) ns", allocations)
    return cost
  }

  private static func row(_ name: String, _ time: String, _ allocations: String) {
    func padding(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(1, width - text.count)) }
    print(name + padding(name, 62) + padding(time, 12) + time + padding(allocations, 14) + allocations)
  }
}
