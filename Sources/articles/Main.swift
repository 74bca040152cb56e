import Foundation
import LoadKit
import LoadKitHTTP
import _ArticleServer
import _ArticlesCommandLine
import _ArticlesCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The sample app on a command line.
@main @MainActor struct Main {
  static func main() async {
    let start = ContinuousClock.now
    StandardStreams.prepare()
    end(with: await run(CommandLine.arguments.dropFirst(), start: start))
  }

  /// Ends the process at once: nothing is left to be written, and nobody has to wait for threads of a server or a
  /// session that are under way.
  private static func end(with code: ExitCode) -> Never { _exit(code.rawValue) }

  private static func run(_ arguments: some Sequence<String>, start: ContinuousClock.Instant) async -> ExitCode {
    do {
      let arguments = try Arguments(arguments)
      if arguments.showsHelp {
        try Output.standard.write(Help.text)
        return .success
      }
      return try await run(arguments, start: start)
    } catch let error as UsageError {
      complain(error.message, Help.hint)
      return .usage
    } catch let error as ServerStartError {
      complain(error.description)
      return .failure
    } catch let error as OutputError where error.isClosedPipe {
      return .closedPipe
    } catch let error as OutputError {
      complain("Standard output cannot be written: \(error.text).")
      return .failure
    } catch {
      complain("\(FailureClassifier.standard.classify(error)?.diagnostic ?? "cancelled")")
      return .failure
    }
  }

  private static func run(_ arguments: Arguments, start: ContinuousClock.Instant) async throws -> ExitCode {
    let trace = try arguments.trace.map { try Trace(path: $0, start: start) }
    let (server, address) = try arguments.source.open()
    let service = ArticleService(client: client(address, arguments.timeout))
    let options = WorkOptions(timeout: arguments.timeout)
    if case .list(let query) = arguments.request, !arguments.isPlain,
      let screen = ScreenTerminal(input: STDIN_FILENO, output: .standard, environment: environmentVariable)
    {
      let documents = ArticleDocuments(service: service, folder: URL(fileURLWithPath: "."))
      let frontEnd = InteractiveFrontEnd(
        query: query, service: service, documents: documents, options: options, trace: trace, terminal: screen)
      TerminalRescue.shared.install()
      let interrupt = Interrupt {
        documents.discard()
        TerminalRescue.shared.giveBack()
      } _: {
        frontEnd.quit($0)
      }
      let code = await frontEnd.run(input: STDIN_FILENO)
      documents.discard()
      withExtendedLifetime((server, interrupt)) {}
      return finished(code, trace)
    }
    let terminal = Terminal(.errors, environment: environmentVariable)
    let session = Session(status: StatusDisplay(.errors, terminal: terminal), trace: trace)
    let interrupt = Interrupt(lastResort: { session.end() }) { code in
      session.interrupt()
      end(with: code)
    }
    let frontEnd = PlainFrontEnd(
      service: service, options: options, session: session, output: .standard)
    let code = try await frontEnd.run(arguments.request)
    session.status.clear()
    withExtendedLifetime((server, interrupt)) {}
    return finished(code, trace)
  }

  /// Says if the trace is not complete.
  private static func finished(_ code: ExitCode, _ trace: Trace?) -> ExitCode {
    guard let error = trace?.error else { return code }
    complain("The trace is not complete, it cannot be written: \(error.text).")
    return .failure
  }

  private static func client(_ address: URL, _ timeout: Duration?) -> HTTPClient {
    // The loader ends an attempt first, and says so.
    HTTPClient(baseURL: address, transport: URLSessionTransport(timeout: max(.seconds(60), timeout ?? .zero)))
  }

  private static func complain(_ lines: String...) {
    try? Output.errors.write("articles: " + lines.map { $0 + "\n" }.joined())
  }
}
