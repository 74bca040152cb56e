#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation
import Testing

@Suite("Ctrl-C ends the program at once", .serialized, .timeLimit(.minutes(5)))
struct InterruptTests {
  @Test("a stalled load ends with status 130, and its trace is complete")
  func stalled() async throws {
    let folder = try TemporaryFolder()
    let program = try Program(["--scenario", "stalled", "--trace", folder["trace"]])
    #expect(await program.errors.contains("Loading articles\n"))
    var result: Program.Result?
    let time = await ContinuousClock().measure {
      program.signal(SIGINT)
      result = await program.result()
    }
    #expect(result?.status == 130)
    // On a busy machine it may have said meanwhile that it takes long.
    #expect(result?.output == "" && result?.errors.hasPrefix("Loading articles\n") == true)
    // Far from the 30 seconds that it would have gone on for.
    #expect(time < .seconds(15))
    let trace = try TraceFile(folder)
    #expect(trace.states() == ["loading", "idle"])
    #expect(trace.showedIndicator)
  }

  @Test("an output that nobody reads does not keep it")
  func fullPipe() async throws {
    let folder = try TemporaryFolder()
    let title = String(repeating: "x", count: 190)
    let server = try BigServer(
      rows: (1...10_000).map { #"{"userId":1,"id":\#($0),"title":"\#(title)","body":""}"# })
    let pipe = Pipe()
    let program = try Program(
      ["--url", server.url, "--trace", folder["trace"]], standardOutput: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    // The first byte has arrived, and the rest does not fit into the pipe.
    #expect(try pipe.fileHandleForReading.read(upToCount: 1) == Data("1".utf8))
    program.signal(SIGINT)
    #expect(await program.result().status == 130)
    #expect(try TraceFile(folder).states() == ["loading", "loaded"])
    withExtendedLifetime(server) {}
  }
}
#endif
