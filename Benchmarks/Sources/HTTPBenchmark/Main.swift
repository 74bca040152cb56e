#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Prints what a request through the library costs and leaves behind. Exits with 1 if that is too much.
@main struct HTTPBenchmark {
  static func main() async throws {
    #if DEBUG
      print("A debug build tells nothing: swift run -c release --package-path Benchmarks HTTPBenchmark")
    #endif
    let isFast = try await Overhead.report()
    let isTidy = try await Soak.report()
    if !isFast || !isTidy { exit(1) }
  }
}

/// Lines of a table.
enum Report {
  static func row(_ name: String, _ value: String) {
    print(name + String(repeating: " ", count: max(1, 50 - name.count - value.count)) + value)
  }

  /// Prints a value and its limit.
  ///
  /// - Returns: Whether it is kept.
  static func check(_ name: String, _ value: Double, _ unit: String, limit: Double) -> Bool {
    let isKept = value <= limit
    let rounded = (value * 10).rounded() / 10
    row(name, "\(rounded) \(unit), at most \(Int(limit)): \(isKept ? "kept" : "MISSED")")
    return isKept
  }
}
