#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation
import Testing

@Suite("Output that cannot be written is told", .serialized, .timeLimit(.minutes(5)))
struct OutputErrorTests {
  @Test("a reader that has gone ends it quietly")
  func closedPipe() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try await Program(["--plain"], standardOutput: pipe.fileHandleForWriting).result()
    #expect(result.status == 141)
    #expect(result.messages == [])
  }

  @Test("a reader that takes the first line gets it, also of ten thousand")
  func head() async throws {
    let server = try BigServer(
      rows: (1...10_000).map { #"{"userId":1,"id":\#($0),"title":"first","body":""}"# })
    let result = try await Program.shell("\"$0\" --url \"$1\" | head -1", server.url)
    #expect(result.status == 0)
    withExtendedLifetime(server) {}
    #expect(result.output == "1\tfirst\n")
    #expect(result.messages == [])
  }

  @Test("standard error that is closed changes nothing")
  func noErrors() async throws {
    let result = try await Program.shell("exec \"$0\" --query zzz 2>&-")
    #expect(result.status == 0 && result.output == "")
  }

  #if os(Linux)
  @Test("a full disk is a failure with words", arguments: ["--plain", "--help", "--article=7"])
  func fullDisk(option: String) async throws {
    let result = try await Program.shell("exec \"$0\" \"$1\" >/dev/full", option)
    #expect(result.status == 1)
    #expect(result.errors.hasSuffix("articles: Standard output cannot be written: No space left on device.\n"))
  }

  @Test("standard output that is closed is a failure with words, and no other file is taken for it")
  func noOutput() async throws {
    let folder = try TemporaryFolder()
    let result = try await Program.shell("exec \"$0\" --trace \"$1\" >&-", folder["trace"])
    #expect(result.status == 1)
    #expect(result.errors.hasSuffix("articles: Standard output cannot be written: Bad file descriptor.\n"))
    #expect(try TraceFile(folder).states() == ["loading", "loaded"])
  }

  @Test("a trace that cannot be written to the end is a failure, after the articles were printed")
  func fullTrace() async throws {
    let result = try await Program.run("--trace", "/dev/full")
    #expect(result.status == 1 && result.lines.count >= 60)
    #expect(result.errors.contains("The trace is not complete, it cannot be written: No space left on device."))
  }
  #endif

  @Test("a trace that cannot be opened is told before anything is loaded", arguments: ["/nowhere/trace", "/"])
  func badTrace(path: String) async throws {
    let result = try await Program.run("--trace", path)
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.hasPrefix("articles: --trace cannot open “\(path)”: "))
  }
}
#endif
