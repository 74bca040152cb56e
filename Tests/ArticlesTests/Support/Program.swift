#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation
import LoadKit
import _ArticleServer

/// The real executable, run as a process of its own.
struct Program: Sendable {
  /// What came of a run.
  struct Result: Sendable {
    /// The exit status; the negative number of the signal if one ended the process.
    var status: Int32
    var output: String
    var errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    /// What was said besides that it loads, which depends on how busy the machine is.
    var messages: [String] {
      errorLines.filter { line in
        line.wholeMatch(of: /Loading [a-z]+|[A-Z][a-z]+ loaded|[0-9]+ (article|comment)s?/) == nil
          && line.wholeMatch(of: /Trying again soon…|This is taking longer than usual/) == nil
      }
    }
  }

  let output: ByteStream
  let errors: ByteStream
  private let processID: Int32
  private let exit: Exit

  /// Starts the program, in a folder if one is given. Its output and its errors go into ``output`` and ``errors``, if
  /// not elsewhere.
  init(
    _ arguments: [String], environment: [String: String] = [:], standardInput: FileHandle? = nil,
    standardOutput: FileHandle? = nil, standardError: FileHandle? = nil, folder: TemporaryFolder? = nil
  ) throws {
    try self.init(
      at: Self.find(), arguments, environment: environment, standardInput: standardInput,
      standardOutput: standardOutput, standardError: standardError, folder: folder)
  }

  /// Starts any program.
  init(
    at path: String, _ arguments: [String], environment: [String: String] = [:], standardInput: FileHandle? = nil,
    standardOutput: FileHandle? = nil, standardError: FileHandle? = nil, folder: TemporaryFolder? = nil
  ) throws {
    let process = Process()
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder.path) }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = standardInput ?? FileHandle.nullDevice
    let (outputPipe, errorPipe) = (Pipe(), Pipe())
    process.standardOutput = standardOutput ?? outputPipe.fileHandleForWriting
    process.standardError = standardError ?? errorPipe.fileHandleForWriting
    let exit = Exit()
    process.terminationHandler = { exit.happened($0) }
    try process.run()
    try outputPipe.fileHandleForWriting.close()
    try errorPipe.fileHandleForWriting.close()
    output = ByteStream(dup(outputPipe.fileHandleForReading.fileDescriptor))
    errors = ByteStream(dup(errorPipe.fileHandleForReading.fileDescriptor))
    processID = process.processIdentifier
    self.exit = exit
  }

  /// Sends it a signal. Without effect once it has ended.
  func signal(_ number: Int32) {
    if exit.status == nil { kill(processID, number) }
  }

  /// Waits for its end.
  func status() async -> Int32 { await exit.wait() }

  /// Waits for its end and the end of its output.
  func result() async -> Result {
    let status = await exit.wait()
    return Result(status: status, output: await output.whole(), errors: await errors.whole())
  }

  /// Runs the program to its end.
  static func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> Result {
    try await Program(arguments, environment: environment).result()
  }

  /// Runs the program to its end on a server of the test, which lives that long.
  static func run(on server: ArticleServer, _ arguments: String...) async throws -> Result {
    let result = try await Program(["--url", server.url] + arguments).result()
    withExtendedLifetime(server) {}
    return result
  }

  /// Runs a command of the shell in which `$0` is the program.
  static func shell(_ command: String, _ arguments: String...) async throws -> Result {
    try await Program(at: "/bin/sh", ["-c", command, find()] + arguments).result()
  }

  // MARK: Where it is

  struct NotFound: Error {}

  /// The executable lies beside the tests, wherever these were built.
  static func find() throws -> String {
    let starts =
      CommandLine.arguments.filter { $0.hasPrefix("/") } + Bundle.allBundles.map(\.bundlePath)
      + [(try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""]
    for start in starts where !start.isEmpty {
      var folder = URL(fileURLWithPath: start)
      for _ in 0..<5 where folder.path != "/" {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("articles").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue,
          FileManager.default.isExecutableFile(atPath: candidate)
        {
          return candidate
        }
      }
    }
    throw NotFound()
  }
}

/// The end of a process, to be waited for.
private final class Exit: Sendable {
  private struct State: Sendable {
    var status: Int32?
    var waiters: [CheckedContinuation<Int32, Never>] = []
  }

  private let state = LoadLock(State())

  var status: Int32? { state.withLock { $0.status } }

  func happened(_ process: Process) {
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    let waiters = state.withLock { state in
      state.status = status
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume(returning: status) }
  }

  func wait() async -> Int32 {
    await withCheckedContinuation { continuation in
      let status = state.withLock { state in
        if state.status == nil { state.waiters.append(continuation) }
        return state.status
      }
      if let status { continuation.resume(returning: status) }
    }
  }
}
#endif
