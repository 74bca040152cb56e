import CAdwaita
import Foundation

/// A program that runs on a desktop.
public final class Program {
  /// Its executable is not where it should be.
  struct NotFound: Error {}

  private let child: Child
  /// When it was started.
  public let start = ContinuousClock.now

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: The name of an executable of this package.
  ///   - arguments: Its arguments.
  ///   - desktop: Where it runs.
  /// - Throws: If it does not start.
  public init(_ name: String, _ arguments: [String] = [], on desktop: Desktop) throws {
    child = try Child(Self.find(name), arguments, environment: desktop.environment)
  }

  deinit { end() }

  /// Whether it runs.
  public var isRunning: Bool { child.isRunning }

  /// Waits until it ends by itself.
  ///
  /// - Returns: The exit status; the negative number of the signal if one ended it; `nil` if it still runs after a
  ///   minute.
  public func waitForEnd() -> Int32? { child.wait() }

  /// Sends it a signal.
  public func signal(_ number: Int32) { child.signal(number) }

  /// Ends it.
  public func end() { child.kill() }

  /// What it wrote to standard output until its end.
  public var output: String {
    String(decoding: child.output.readDataToEndOfFile(), as: UTF8.self)
  }

  /// What it wrote to standard error until its end.
  public var errors: String {
    String(decoding: child.errors.readDataToEndOfFile(), as: UTF8.self)
  }

  /// The memory that it uses, in bytes.
  public var residentBytes: Int {
    let status = (try? String(contentsOfFile: "/proc/\(child.processID)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return 1_024 * (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0)
  }

  /// The time that it has spent computing.
  public var processorTime: Duration { processorTime(of: "") }

  /// The time that its main thread has spent computing, which draws.
  public var drawingTime: Duration { processorTime(of: "/task/\(child.processID)") }

  private func processorTime(of thread: String) -> Duration {
    let stat = (try? String(contentsOfFile: "/proc/\(child.processID)\(thread)/stat", encoding: .utf8)) ?? ""
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return .zero }
    return .milliseconds((user + system) * 1_000 / max(1, sysconf(Int32(_SC_CLK_TCK))))
  }

  /// The share of one processor that it uses for a while.
  ///
  /// - Parameters:
  ///   - spent: What counts.
  ///   - time: How long.
  /// - Returns: The share.
  public func share(of spent: KeyPath<Program, Duration> = \.processorTime, over time: Duration) -> Double {
    let before = self[keyPath: spent]
    usleep(UInt32(time / .microseconds(1)))
    return (self[keyPath: spent] - before) / time
  }

  /// An executable lies beside the tests, wherever these were built.
  private static func find(_ name: String) throws -> String {
    let starts =
      CommandLine.arguments.filter { $0.hasPrefix("/") }
      + [(try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""]
    for start in starts where !start.isEmpty {
      var folder = URL(fileURLWithPath: start)
      for _ in 0..<5 where folder.path != "/" {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent(name).path
        if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      }
    }
    throw NotFound()
  }
}
