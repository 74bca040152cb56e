#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation

/// The program as a shell runs it: in a process group of its own, which somebody can let go on. Only such a group can
/// be stopped from a terminal.
struct Job {
  struct NoProcess: Error {}

  let terminal: PseudoTerminal
  private let shell: Program
  /// The shell waits for the end of this, and then for that of the program.
  private let life = Pipe()
  private let processID: Int32

  init() async throws {
    terminal = try PseudoTerminal()
    guard let name = ttyname(terminal.inner.fileDescriptor) else { throw NoProcess() }
    let script = #"set -m; "$0" <"$1" >"$1" & echo $! >&2; cat; wait $!"#
    shell = try Program(
      at: "/bin/bash", ["-c", script, Program.find(), String(cString: name)], environment: ["TERM": "xterm"],
      standardInput: life.fileHandleForReading)
    guard await shell.errors.contains("\n"), let number = Int32(shell.errors.text.prefix { $0 != "\n" }) else {
      throw NoProcess()
    }
    processID = number
  }

  /// Sends the program a signal.
  func signal(_ number: Int32) { kill(processID, number) }

  /// Waits until the screen is as wanted.
  func shows(_ isWanted: @escaping @Sendable (ScreenModel) -> Bool) async -> Bool {
    await terminal.screen.when { isWanted(ScreenModel($0)) }
  }

  /// Waits for the end of the program.
  ///
  /// - Returns: Its exit status, and what the terminal shows then.
  func end() async throws -> (status: Int32, screen: ScreenModel, isCooked: Bool) {
    try life.fileHandleForWriting.close()
    let status = await shell.status()
    let isCooked = terminal.isCooked
    try terminal.closeInner()
    return (status, ScreenModel(await terminal.screen.whole()), isCooked)
  }
}
#endif
