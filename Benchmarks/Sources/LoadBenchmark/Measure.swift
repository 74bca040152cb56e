import CAllocations

/// What one repetition of a piece of work costs.
struct Cost {
  /// The median of the rounds.
  var nanoseconds: Double
  /// `nil` where allocations cannot be counted.
  var allocations: Double?

  /// Short rounds, and many: on a busy machine a long one always includes the turns of others.
  static let rounds = 25

  /// Runs the work once to warm up, a few rounds to take the time, and once more to count allocations.
  ///
  /// - Parameters:
  ///   - repetitions: How many repetitions one call of `work` makes.
  ///   - work: The work.
  /// - Returns: What one repetition costs.
  @MainActor static func of(_ repetitions: Int, _ work: @MainActor () async -> Void) async -> Cost {
    await work()
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<rounds { times.append(await clock.measure { await work() }) }
    let median = times.sorted()[rounds / 2] / .nanoseconds(1)
    allocations_begin()
    await work()
    let blocks = Double(allocations_end())
    let isCounted = allocations_are_counted()
    return Cost(
      nanoseconds: median / Double(repetitions), allocations: isCounted ? blocks / Double(repetitions) : nil)
  }
}

/// Keeps the optimiser from leaving work out whose result nobody uses.
@inline(never) func use<T>(_ value: T) { withExtendedLifetime(value) {} }
