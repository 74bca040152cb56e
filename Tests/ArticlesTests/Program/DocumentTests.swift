#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Dispatch
import Foundation
import LoadKit
import Testing
import _ArticleServer

@Suite("--document saves a file, whole or not at all", .serialized, .timeLimit(.minutes(5)))
struct DocumentTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "trace" }.sorted() }
  }

  /// A server that announces one length of a document and sends another.
  private func lying(_ announced: Int, _ sent: Int, then end: ServerStep) throws -> ArticleServer {
    let server = try ArticleServer()
    server.setScript { _ in
      let head = Array("HTTP/1.1 200 OK\r\nContent-Length: \(announced)\r\nETag: \"1\"\r\n\r\n".utf8)
      return [.send(head + Array(repeating: 0x78, count: sent)), end]
    }
    return server
  }

  @Test("the file is there, and its size is told", arguments: [nil, "before"])
  func saved(before: String?) async throws {
    if let before { try folder.write("a.txt", before) }
    let server = try ArticleServer()
    let result = try await Program.run(on: server, "--document", "7", "--output", folder["a.txt"])
    #expect(result.status == 0)
    let text = try folder.read("a.txt")
    #expect(result.output == "\(text.utf8.count)\t\(folder["a.txt"])\n")
    #expect(text.count > 10_000)
    #expect(try names == ["a.txt"])
  }

  @Test("an unknown length is no obstacle", arguments: [nil, "before"])
  func chunked(before: String?) async throws {
    if let before { try folder.write("a.txt", before) }
    let server = try ArticleServer()
    server.setScript { request in
      var response = ServerResponse(body: Array("of no length".utf8))
      response.isChunked = true
      return response.steps(for: request)
    }
    let result = try await Program.run(on: server, "--document", "7", "--output", folder["a.txt"])
    #expect(result.status == 0)
    #expect(try folder.read("a.txt") == "of no length")
  }

  @Test("what breaks off three times is a failure; the rest is asked for each time; the file before is untouched")
  func truncated() async throws {
    try folder.write("a.txt", "before")
    let server = try ArticleServer(scenario: .truncated)
    let result = try await Program.run(on: server, "--document", "7", "--output", folder["a.txt"])
    #expect(result.status == 1 && result.output == "")
    #expect(result.errorLines.contains("Can’t Connect"))
    #expect(try names == ["a.txt"])
    #expect(try folder.read("a.txt") == "before")
    #expect(server.requests.map { $0.header("Range") == nil } == [true, false, false])
  }

  @Test("a flaky server is asked again until it answers")
  func flaky() async throws {
    let result = try await Program.run("--document", "7", "--output", folder["a.txt"], "--scenario", "flaky")
    #expect(result.status == 0)
    #expect(try names == ["a.txt"])
  }

  @Test("a place where nothing can be saved is told, and nothing is asked for")
  func places() async throws {
    let server = try ArticleServer()
    var places = [
      (folder.path, "a folder is in the way of the file"), ("/dev/null", "something that is not a file"),
      (folder["none/a.txt"], "No such file or directory"), ("/dev/null/a.txt", "Not a directory"),
    ]
    #if os(Linux)
    // Where not even a user with all rights may.
    places.append(("/sys/a.txt", "Permission denied"))
    #endif
    for (place, details) in places {
      let result = try await Program.run(on: server, "--document", "7", "--output", place)
      #expect(result.status == 1 && result.output == "")
      #expect(result.errorLines.contains("Can’t Save"))
      #expect(result.errorLines.last?.contains(details) == true)
    }
    #expect(server.requestCount == 0)
    #expect(try names.isEmpty)
  }

  @Test("a document that does not exist is told")
  func missing() async throws {
    let result = try await Program.run("--document", "99999", "--output", folder["a.txt"])
    #expect(result.status == 1 && result.errorLines.contains("Not Found"))
    #expect(try names.isEmpty)
  }

  @Test("a server that announces more than it sends is a failure, and nothing is left", arguments: [false, true])
  func tooLong(stalls: Bool) async throws {
    try folder.write("a.txt", "before")
    let server = try lying(1_000, 500, then: stalls ? .stall : .close)
    let timeout = stalls ? ["--timeout", "0.5"] : []
    let result = try await Program(
      ["--url", server.url, "--document", "7", "--output", folder["a.txt"]] + timeout
    ).result()
    #expect(result.status == 1 && result.output == "")
    #expect(result.errorLines.contains(stalls ? "Took Too Long" : "Can’t Connect"))
    #expect(try names == ["a.txt"])
    #expect(try folder.read("a.txt") == "before")
    withExtendedLifetime(server) {}
  }

  @Test("of a server that sends more than it announces, what was announced is the document")
  func tooShort() async throws {
    let server = try lying(500, 1_000, then: .close)
    let result = try await Program.run(on: server, "--document", "7", "--output", folder["a.txt"])
    #expect(result.status == 0 && result.output == "500\t\(folder["a.txt"])\n")
    #expect(try folder.read("a.txt") == String(repeating: "x", count: 500))
    #expect(try names == ["a.txt"])
  }

  @Test("readers that went away change nothing about the file", arguments: [true, false])
  func closedPipe(isOutput: Bool) async throws {
    let server = try ArticleServer()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let program = try Program(
      ["--url", server.url, "--document", "7", "--output", folder["a.txt"]],
      standardOutput: isOutput ? pipe.fileHandleForWriting : nil,
      standardError: isOutput ? nil : pipe.fileHandleForWriting)
    #expect(await program.result().status == (isOutput ? 141 : 0))
    #expect(try folder.read("a.txt").count > 10_000)
    #expect(try names == ["a.txt"])
    withExtendedLifetime(server) {}
  }

  // MARK: Interruptions

  /// What ends a program early, and can be noticed by one. Whoever started the tests with nohup has taken one away.
  static let signals = [SIGINT, SIGTERM, SIGHUP].filter { number in
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
    #else
    let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
  }

  @Test("a signal in the middle leaves nothing, and ends the program with its status", arguments: signals)
  func interrupted(signal: Int32) async throws {
    try folder.write("a.txt", "before")
    let server = try lying(1_000, 500, then: .stall)
    let program = try Program(
      [
        "--url", server.url, "--document", "7", "--output", folder["a.txt"], "--trace", folder["trace"], "--timeout",
        "600",
      ])
    #expect(await program.errors.contains("Downloading document\n"))
    let partial = try names.filter { $0.hasSuffix(".part") }
    #expect(partial.count == 1)
    program.signal(signal)
    #expect(await program.result().status == 128 + signal)
    #expect(try names == ["a.txt"])
    #expect(try folder.read("a.txt") == "before")
    #expect(try TraceFile(folder).states("document").last == "idle")
    withExtendedLifetime(server) {}
  }

  @Test("what was started by nohup outlives its terminal")
  func nohup() async throws {
    let gate = DispatchSemaphore(value: 0)
    defer { gate.signal() }
    let server = try ArticleServer()
    server.setScript { _ in
      gate.wait()
      gate.signal()
      return nil
    }
    let program = try Program(
      at: "/bin/sh",
      [
        "-c", "trap '' HUP; exec \"$0\" \"$@\"", Program.find(), "--url", server.url, "--document", "7", "--output",
        folder["a.txt"],
      ])
    #expect(await program.errors.contains("Downloading document\n"))
    program.signal(SIGHUP)
    gate.signal()
    #expect(await program.result().status == 0)
    #expect(try names == ["a.txt"])
    withExtendedLifetime(server) {}
  }

  @Test("40 interruptions at any moment of a download leave nothing, or the whole file")
  func manyInterruptions() async throws {
    let server = try ArticleServer(options: ServerOptions(slowDelay: .milliseconds(60)))
    server.setScenario(.slow)
    let whole = try await Program.run(on: server, "--document", "7", "--output", folder["whole"])
    #expect(whole.status == 0)
    let text = try folder.read("whole")
    var statuses: [Int32: Int] = [:]
    for round in 0..<40 {
      let before = server.requestCount
      let program = try Program(["--url", server.url, "--document", "7", "--output", folder["a.txt"]])
      // From before the request to after the last piece: each round waits for one thing more of its own process.
      if round % 4 > 0 { await server.whenRequests(before + 1) }
      if round % 4 > 1 { _ = await program.errors.contains(round % 4 == 2 ? "D" : "document\n") }
      program.signal(Self.signals[round % Self.signals.count])
      if round % 8 > 5 { program.signal(SIGTERM) }
      statuses[await program.result().status, default: 0] += 1
      let left = try names
      #expect(left == ["whole"] || left == ["a.txt", "whole"])
      if left.contains("a.txt") {
        #expect(try folder.read("a.txt") == text)
        try FileManager.default.removeItem(atPath: folder["a.txt"])
      }
    }
    // One that was not listening yet is ended by the signal itself.
    #expect(Set(statuses.keys).isSubset(of: Self.signals.flatMap { [128 + $0, -$0] } + [0]))
  }

  @Test("on a terminal a bar moves from its first picture on, and is gone in the end")
  func bar() async throws {
    let server = try ArticleServer()
    let gate = DispatchSemaphore(value: 0)
    defer { gate.signal() }
    server.setScript { request in
      gate.wait()
      gate.signal()
      let response = ServerResponse(body: Array(repeating: 0x78, count: 1_000))
      return response.steps(for: request).prefix(1) + [.send(Array(response.body.prefix(250))), .stall]
    }
    let terminal = try PseudoTerminal()
    let program = try Program(
      ["--url", server.url, "--document", "7", "--output", folder["a.txt"], "--timeout", "600"],
      environment: ["TERM": "xterm", "NO_COLOR": ""], standardError: terminal.inner)
    try terminal.closeInner()
    #expect(await terminal.screen.contains("[....................] Downloading document 0%"))
    gate.signal()
    #expect(await terminal.screen.contains("[#####...............] Downloading document 25%"))
    program.signal(SIGINT)
    #expect(await program.result().status == 130)
    #expect(PseudoTerminal.visible(await terminal.screen.whole()) == "")
    withExtendedLifetime(server) {}
  }
}

@Suite("--compose publishes an article once", .serialized, .timeLimit(.minutes(5)))
struct ComposeTests {
  @Test("the article is there, and its line is printed")
  func published() async throws {
    let server = try ArticleServer()
    let result = try await Program.run(on: server, "--compose", "On Tea", "--text", "Hot.")
    #expect(result.status == 0 && result.output.hasSuffix("\tOn Tea\n"))
    let id = result.output.prefix { $0 != "\t" }
    let shown = try await Program.run(on: server, "--article", String(id))
    #expect(shown.output.contains("On Tea\n\nHot.\n"))
    #expect(server.requests.first?.header("Idempotency-Key")?.wholeMatch(of: /"[0-9a-f-]{36}"/) != nil)
  }

  @Test("what is wrong is told with the names of the fields")
  func refused() async throws {
    let result = try await Program.run("--compose", " ")
    #expect(result.status == 1 && result.output == "")
    let lines = result.errorLines.drop { $0 != "Article Not Published" }
    #expect(
      lines.prefix(5) == [
        "Article Not Published", "Some entries weren’t accepted.", "Title: Give the article a title.",
        "Text: Write something.", "Correct these entries, then send again.",
      ])
  }

  @Test("B33 an answer that is lost is asked for again with the same key: one article")
  func lostAnswer() async throws {
    let server = try ArticleServer()
    let first = LoadLock(true)
    server.setScript { request in
      guard request.method == "POST",
        first.withLock({ first in
          defer { first = false }
          return first
        })
      else { return nil }
      return [.reset]
    }
    let result = try await Program.run(on: server, "--compose", "On Tea", "--text", "Hot.")
    #expect(result.status == 0)
    let keys = server.requests.map { $0.header("Idempotency-Key") }
    #expect(keys.count >= 2 && Set(keys).count == 1 && keys[0] != nil)
    #expect(server.requests.allSatisfy { $0.body == server.requests[0].body })
  }

  @Test(
    "who gives up waiting is told that it may be published: the key ends with the program", arguments: [true, false])
  func doubt(isInterrupted: Bool) async throws {
    let folder = try TemporaryFolder()
    let program = try Program(
      ["--compose", "On Tea", "--text", "Hot.", "--scenario", "stalled", "--trace", folder["trace"]]
        + ["--timeout", isInterrupted ? "600" : "0.5"])
    if isInterrupted {
      #expect(await program.errors.contains("Publishing article\n"))
      program.signal(SIGINT)
    }
    let result = await program.result()
    #expect(result.status == (isInterrupted ? 130 : 1))
    #expect(result.errorLines.contains("May Already Be Published"))
    #expect(result.errorLines.contains("Look for the article in the list before you publish again."))
    let trace = try folder.read("trace")
    #expect(trace.contains(#""loader":"compose","state":"sending""#) && !trace.contains("Tea"))
  }
}
#endif
