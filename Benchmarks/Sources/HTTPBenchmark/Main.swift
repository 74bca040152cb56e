import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Prints the cost of a request through the library, and what it leaves behind. Exits with 1 if that is too much.
///
/// Without arguments: both, in about a minute. Scripts use the others:
///
///     HTTPBenchmark soak SECONDS PICTURE    requests for so long, with the line of resident memory
///     HTTPBenchmark serve                   a server for the next two; prints its address
///     HTTPBenchmark bare ADDRESS COUNT      so many requests with URLSession alone
///     HTTPBenchmark loadkit ADDRESS COUNT   so many requests through the library
@main struct HTTPBenchmark {
  static func main() {
    #if DEBUG
      print("A debug build tells nothing: swift run -c release --package-path Benchmarks HTTPBenchmark")
    #endif
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let command = arguments.first, ["bare", "loadkit"].contains(command), arguments.count == 3 {
      // The main thread waits for it: valgrind crashes where the thread ends, as it does in an asynchronous main.
      let isDone = DispatchSemaphore(value: 0)
      Task.detached {
        await run(arguments)
        isDone.signal()
      }
      isDone.wait()
    } else {
      Task {
        await run(arguments)
        exit(0)
      }
      dispatchMain()
    }
  }

  private static func run(_ arguments: [String]) async {
    do {
      try await carryOut(arguments)
    } catch {
      print("\(error)")
      exit(1)
    }
  }

  private static func carryOut(_ arguments: [String]) async throws {
    switch (arguments.first, arguments.count) {
    case (nil, _):
      let isFast = try await Overhead.report()
      let isTidy = try await Soak.report()
      if !isFast || !isTidy { exit(1) }
    case ("soak", 3):
      guard let seconds = Int(arguments[1]), seconds > 0 else { return usage() }
      if try await !Endurance(for: .seconds(seconds), picture: arguments[2]).report() { exit(1) }
    case ("serve", 1): try await Counted.serve()
    case ("bare", 3), ("loadkit", 3):
      guard let count = Int(arguments[2]), count > 0 else { return usage() }
      try await Counted.run(count, at: arguments[1], isBare: arguments[0] == "bare")
    default: usage()
    }
  }

  private static func usage() {
    print("usage: HTTPBenchmark [soak SECONDS PICTURE | serve | bare ADDRESS COUNT | loadkit ADDRESS COUNT]")
    exit(2)
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
