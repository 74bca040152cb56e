import CAllocations
import _ArticleServer

/// What a request through the library costs more than one without it.
enum Overhead {
  /// Short rounds in turn, so that whatever else the machine does weighs on both.
  static let rounds = 60
  static let requests = 50
  /// At most so much more.
  static let limit = 0.10

  /// Prints the times.
  ///
  /// - Returns: Whether the limit is kept.
  static func report() async throws -> Bool {
    let server = try ArticleServer()
    let work = try Work(server)
    var times: (bare: [Double], library: [Double]) = ([], [])
    for round in -5..<rounds {
      let isOdd = round % 2 != 0
      let first = try await time(isOdd ? work.throughLoadKit : work.bare)
      let second = try await time(isOdd ? work.bare : work.throughLoadKit)
      // The first rounds warm up.
      guard round >= 0 else { continue }
      times.bare.append(isOdd ? second : first)
      times.library.append(isOdd ? first : second)
    }
    try await reportAllocations(work)
    let (bare, library) = (quartile(times.bare), quartile(times.library))
    let overhead = library / bare - 1
    Report.row("One request, URLSession alone", "\(Int(bare)) us")
    Report.row("One request, through LoadKitHTTP", "\(Int(library)) us")
    return Report.check("Overhead of one request", overhead * 100, "%", limit: limit * 100)
  }

  /// Prints the blocks of memory that a request allocates, in the same process and over kept connections.
  private static func reportAllocations(_ work: Work) async throws {
    guard allocations_are_counted() else { return }
    for (name, request) in [("URLSession alone", work.bare), ("through LoadKitHTTP", work.throughLoadKit)] {
      allocations_begin()
      for _ in 0..<requests * 4 { try await request() }
      Report.row("Allocations of a request, \(name)", "\(Int(allocations_end()) / (requests * 4))")
    }
  }

  /// Microseconds for one request.
  private static func time(_ request: @Sendable () async throws -> Void) async throws -> Double {
    let time = try await ContinuousClock().measure {
      for _ in 0..<requests { try await request() }
    }
    return time / .microseconds(1) / Double(requests)
  }

  /// The time that a quarter of the rounds keep to: a median still has the turns of other programs in it.
  private static func quartile(_ times: [Double]) -> Double { times.sorted()[times.count / 4] }
}
