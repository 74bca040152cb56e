import CAllocations
import Foundation
import _ArticleServer

/// A number of requests one after the other, for a program that counts instructions (`Scripts/overhead`).
enum Counted {
  /// Serves until standard input ends.
  static func serve() async throws {
    let server = try ArticleServer()
    try FileHandle.standardOutput.write(contentsOf: Data((server.url + "\n").utf8))
    while readLine() != nil {}
    server.stop()
  }

  /// Sends requests, and prints the blocks of memory that they allocated.
  static func run(_ count: Int, at address: String, isBare: Bool) async throws {
    let work = try Work(address)
    allocations_begin()
    for _ in 0..<count {
      if isBare { try await work.bare() } else { try await work.throughLoadKit() }
    }
    print("allocations \(allocations_end())")
  }
}
