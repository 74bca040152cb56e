import CAdwaita
import Foundation
import LoadKit
import LoadKitAdwaita
import _ArticleServer
import _ArticlesCommandLine

/// The sample app in a window.
@main @MainActor struct WindowMain {
  static func main() {
    let start = ContinuousClock.now
    StandardStreams.prepare()
    // The server's thread and those of URLSession are under way: nobody has to wait for them.
    _exit(run(CommandLine.arguments.dropFirst(), start: start))
  }

  private static func run(_ arguments: some Sequence<String>, start: ContinuousClock.Instant) -> Int32 {
    do {
      let arguments = try WindowArguments(arguments)
      if arguments.showsHelp {
        try Output.standard.write(WindowHelp.text)
        return 0
      }
      let trace = try arguments.trace.map { try Trace(path: $0, start: start) }
      let (server, address) = try arguments.source.open()
      let session = WindowSession(server: server, address: address, trace: trace)
      MainQueue.attach()
      return ArticlesApplication(session).run()
    } catch let error as UsageError {
      complain(error.message, "For all options and scenarios: articles-adwaita --help")
      return 2
    } catch let error as OutputError {
      // 128 and the number of SIGPIPE: nobody is left to be told.
      if error.isClosedPipe { return 141 }
      complain("Standard output cannot be written: \(error.text).")
      return 1
    } catch let error as ServerStartError {
      complain(error.description)
      return 1
    } catch {
      complain(FailureClassifier.standard.classify(error)?.diagnostic ?? "cancelled")
      return 1
    }
  }

  private static func complain(_ lines: String...) {
    try? Output.errors.write("articles-adwaita: " + lines.map { $0 + "\n" }.joined())
  }
}
