import Foundation
import Glibc

/// A process that is started and waited for by the system's own calls.
///
/// Foundation's `Process` hands on blocked signals, and its `waitUntilExit()` did not return now and then when the
/// child was killed.
final class Child {
  /// A call of the system that failed.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let processID: pid_t
  /// What it writes to standard output.
  let output: FileHandle
  /// What it writes to standard error.
  let errors: FileHandle
  private let input: FileHandle
  private var status: Int32?

  /// Starts a program. Its standard input stays open until ``closeInput()`` or the end of this object.
  ///
  /// - Parameters:
  ///   - path: The executable.
  ///   - arguments: Its arguments.
  ///   - environment: Its environment.
  /// - Throws: ``Failure``.
  init(_ path: String, _ arguments: [String], environment: [String: String]) throws {
    let (inputPipe, outputPipe, errorPipe) = (try Self.pipe(), try Self.pipe(), try Self.pipe())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, number) in [(inputPipe.read, Int32(0)), (outputPipe.write, 1), (errorPipe.write, 2)] {
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of a test block signals, which the child would inherit.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var pointers: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in pointers + variables { free(pointer) } }
    var processID: pid_t = 0
    let code = posix_spawn(&processID, path, &actions, &attributes, &pointers, &variables)
    for descriptor in [inputPipe.read, outputPipe.write, errorPipe.write] { close(descriptor) }
    self.processID = processID
    input = FileHandle(fileDescriptor: inputPipe.write, closeOnDealloc: true)
    output = FileHandle(fileDescriptor: outputPipe.read, closeOnDealloc: true)
    errors = FileHandle(fileDescriptor: errorPipe.read, closeOnDealloc: true)
    guard code == 0 else { throw Failure(description: "\(path) cannot be started: \(String(cString: strerror(code)))") }
  }

  /// Ends its standard input.
  func closeInput() { try? input.close() }

  /// Whether it runs.
  var isRunning: Bool {
    guard status == nil else { return false }
    var code: Int32 = 0
    guard waitpid(processID, &code, WNOHANG) == processID else { return true }
    // As the shell's macros: a signal in the lower seven bits, else the exit status above them.
    status = code & 0x7F == 0 ? code >> 8 & 0xFF : -(code & 0x7F)
    return false
  }

  /// Waits for its end.
  ///
  /// - Parameter time: How long at most.
  /// - Returns: The exit status; the negative number of the signal if one ended it; `nil` if it still runs.
  func wait(_ time: Duration = Desktop.patience) -> Int32? {
    let end = ContinuousClock.now + time
    while isRunning, ContinuousClock.now < end { usleep(2_000) }
    return status
  }

  /// Sends it a signal. Without effect once it has ended.
  func signal(_ number: Int32) {
    if isRunning { Glibc.kill(processID, number) }
  }

  /// Ends it on the spot.
  func kill() {
    signal(SIGKILL)
    _ = wait()
  }

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw Failure(description: "no pipe") }
    // No other child keeps an end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
