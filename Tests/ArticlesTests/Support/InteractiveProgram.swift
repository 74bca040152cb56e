#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation
import Testing
import _ArticleServer

/// The program on a terminal of its own, driven by keys.
struct InteractiveProgram {
  let terminal: PseudoTerminal
  let program: Program
  private let columns: Int
  private let rows: Int

  init(
    _ arguments: [String], columns: UInt16 = 80, rows: UInt16 = 24, environment: [String: String] = [:],
    folder: TemporaryFolder? = nil
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    let variables = ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 }
    program = try Program(
      arguments, environment: variables, standardInput: terminal.inner, standardOutput: terminal.inner,
      folder: folder)
    (self.columns, self.rows) = (Int(columns), Int(rows))
  }

  /// What is on the screen now.
  var screen: ScreenModel { ScreenModel(terminal.screen.text, columns: columns, rows: rows) }

  /// Waits until the screen is as wanted.
  func shows(_ isWanted: @escaping @Sendable (ScreenModel) -> Bool) async -> Bool {
    let isShown = await terminal.screen.when { [columns, rows] in
      isWanted(ScreenModel($0, columns: columns, rows: rows))
    }
    if !isShown { Issue.record("The screen shows:\n\(screen.text)") }
    return isShown
  }

  /// Waits until all of these texts, and none of those, are on the screen.
  func shows(_ texts: String..., without absent: [String] = []) async -> Bool {
    await shows { screen in
      texts.allSatisfy(screen.text.contains) && !absent.contains(where: screen.text.contains)
    }
  }

  /// Waits for the end.
  ///
  /// - Returns: The exit status, and what the terminal shows then.
  func end() async throws -> (status: Int32, screen: ScreenModel, isCooked: Bool) {
    let status = await program.status()
    let isCooked = terminal.isCooked
    try terminal.closeInner()
    let written = await terminal.screen.whole()
    return (status, ScreenModel(written, columns: columns, rows: rows), isCooked)
  }
}
#endif
