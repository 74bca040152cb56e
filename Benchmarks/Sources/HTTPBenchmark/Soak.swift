import CAllocations
import Foundation
import _ArticleServer

/// Whether many requests leave anything behind.
enum Soak {
  static let sequential = 10_000
  static let bursts = 10
  static let concurrent = 500
  /// Bytes that may be left for each request.
  static let bytes = 500.0
  /// File descriptors that may come and go: connections that are kept, for example.
  static let descriptors = 12.0

  /// Prints what is left.
  ///
  /// - Returns: Whether it is little enough.
  static func report() async throws -> Bool {
    let server = try ArticleServer()
    let work = try Work(server)
    for _ in 0..<2 { try await burst(work) }
    guard allocated_bytes() >= 0 else {
      Report.row("Memory", "not counted on this system")
      return true
    }
    let before = openFiles
    let inTurn = try await growth(sequential / 20, 20) { try await work.throughLoadKit() }
    let atOnce = try await growth(bursts, 1, of: concurrent) { try await burst(work) }
    let submissions = try await growth(100, 20) { try await work.submission() }
    let bare = try await growth(sequential / 20, 20) { try await work.bare() }
    let isFlat = [
      Report.check("\(sequential) requests in turn, each leaves", inTurn, "bytes", limit: bytes),
      Report.check("\(bursts) times \(concurrent) at once, each leaves", atOnce, "bytes", limit: bytes),
      Report.check("2000 requests with a body, each leaves", submissions, "bytes", limit: bytes),
    ]
    Report.row("URLSession alone, each leaves", "\(Int(bare)) bytes")
    let left = Double((openFiles ?? 0) - (before ?? 0))
    return Report.check("File descriptors left over", left, "", limit: descriptors) && !isFlat.contains(false)
  }

  static func burst(_ work: Work) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<concurrent { group.addTask { try await work.throughLoadKit() } }
      try await group.waitForAll()
    }
  }

  /// Repeats some work, looks at the memory that is allocated after each round, and gives the bytes for each request.
  ///
  /// What the system has given for it does not count: that grows to the most that was ever needed at once.
  private static func growth(
    _ rounds: Int, _ times: Int, of requests: Int = 1, _ work: () async throws -> Void
  ) async throws -> Double {
    var samples: [(x: Double, y: Double)] = []
    for round in 0...rounds {
      if round > 0 { for _ in 0..<times { try await work() } }
      samples.append((Double(round * times * requests), Double(allocated_bytes())))
    }
    return slope(samples)
  }

  /// The slope of a line through points, by least squares.
  static func slope(_ points: [(x: Double, y: Double)]) -> Double {
    let count = Double(points.count)
    let mean = (x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    let covariance = points.map { ($0.x - mean.x) * ($0.y - mean.y) }.reduce(0, +)
    let variance = points.map { ($0.x - mean.x) * ($0.x - mean.x) }.reduce(0, +)
    return variance > 0 ? covariance / variance : 0
  }

  /// `nil` where no folder lists them.
  static var openFiles: Int? {
    ["/proc/self/fd", "/dev/fd"].lazy
      .compactMap { try? FileManager.default.contentsOfDirectory(atPath: $0).count }.first
  }
}
