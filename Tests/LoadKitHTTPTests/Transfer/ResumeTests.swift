import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("A download goes on where the last run ended") struct ResumeTests {
  private static let whole = bytes(1_000)
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static func rest(from first: Int, tag: String? = "\"1\"", range: String? = nil) -> HTTPResponse {
    var headers: HTTPHeaders = ["Content-Range": range ?? "bytes \(first)-999/1000"]
    headers["ETag"] = tag
    return HTTPResponse(status: 206, headers: headers, body: whole.dropFirst(first))
  }

  /// A service whose first response breaks off after some bytes.
  private func service(
    broken count: Int = 400, tag: String? = "\"1\"", length: String? = "1000",
    then respond: @escaping @Sendable (HTTPRequest, InMemoryTransport.ResponseWriter, Int) async throws -> Void
  ) -> FileService {
    FileService { request, writer, number in
      guard number == 1 else { return try await respond(request, writer, number) }
      var headers: HTTPHeaders = [:]
      (headers["ETag"], headers["Content-Length"]) = (tag, length)
      try writer.writeHead(HTTPResponse(status: 200, headers: headers))
      if count > 0 { try writer.write(Self.whole.prefix(count)) }
      throw LoadFailure(.cannotConnect)
    }
  }

  /// Runs a download that breaks, and then again.
  private func run(_ service: FileService, _ reports: Reports = Reports()) async throws {
    let download = service.download(to: folder["file"])
    #expect(await failure { try await download.fetch() }?.kind == .cannotConnect)
    #expect(try folder.names.isEmpty, "nothing lies on the disk between two runs")
    #expect(try await download.fetch(reports.context).byteCount == 1_000)
    #expect(try Data(contentsOf: folder["file"]) == Self.whole)
    #expect(try folder.names == ["file"])
  }

  @Test("the rest is asked for, if it still belongs to the beginning; progress begins where it was")
  func resumed() async throws {
    let service = service { _, writer, _ in try writer.writeHead(Self.rest(from: 400)) }
    let reports = Reports()
    try await run(service, reports)
    #expect(service.ranges == [nil, "bytes=400-"])
    #expect(service.requests[1].headers["If-Range"] == "\"1\"")
    #expect(reports.all.map(\.completed) == [400, 1_000] && reports.all.allSatisfy { $0.total == 1_000 })
  }

  @Test("a part without a total will do")
  func sparse() async throws {
    let service = service { _, writer, _ in try writer.writeHead(Self.rest(from: 400, range: "bytes 400-999/*")) }
    try await run(service)
    #expect(service.ranges == [nil, "bytes=400-"])
  }

  @Test(
    "B94 a part without the strong tag of the beginning is not its rest: the whole is asked for in the same run",
    arguments: [nil, "", "W/\"1\"", "\"2\"", "1", "\"1\", \"2\"", "\"1\", \"1\"", "\"1", "\"\""])
  func otherTag(tag: String?) async throws {
    let service = service { request, writer, _ in
      let isPart = request.headers["Range"] != nil
      try writer.writeHead(isPart ? Self.rest(from: 400, tag: tag) : HTTPResponse(status: 200, body: Self.whole))
    }
    try await run(service)
    #expect(service.ranges == [nil, "bytes=400-", nil])
  }

  @Test(
    "B94 a part with another validator in any field is not the rest; a part may leave these fields out",
    arguments: ["Last-Modified", "Repr-Digest", "Digest", "x-goog-generation", "X-Amz-Version-Id"])
  func otherValidator(name: String) async throws {
    for (first, rest, isRest) in [("a", "a", true), ("a", "b", false), ("a", nil, true), (nil, "a", true)] {
      let service = FileService { request, writer, number in
        guard number > 1 else {
          var head = HTTPResponse(status: 200, headers: ["ETag": "\"1\"", "Content-Length": "1000"])
          head.headers[name] = first
          try writer.writeHead(head)
          try writer.write(Self.whole.prefix(400))
          throw LoadFailure(.cannotConnect)
        }
        guard request.headers["Range"] != nil else {
          return try writer.writeHead(HTTPResponse(status: 200, body: Self.whole))
        }
        var part = Self.rest(from: 400)
        part.headers[name] = rest
        try writer.writeHead(part)
      }
      try await run(service)
      #expect(service.ranges == [nil, "bytes=400-"] + (isRest ? [] : [nil]))
      try FileManager.default.removeItem(at: folder["file"])
    }
  }

  @Test("it goes on as often as it breaks")
  func often() async throws {
    let service = FileService { request, writer, number in
      let first = (number - 1) * 300
      #expect(request.headers["Range"] == (first == 0 ? nil : "bytes=\(first)-"))
      var headers: HTTPHeaders = ["ETag": "\"1\"", "Content-Length": "\(1_000 - first)"]
      if first > 0 { headers["Content-Range"] = "bytes \(first)-999/1000" }
      try writer.writeHead(HTTPResponse(status: first > 0 ? 206 : 200, headers: headers))
      try writer.write(Self.whole.dropFirst(first).prefix(300))
      if number < 4 { throw LoadFailure(.timedOut) }
    }
    let download = service.download(to: folder["file"])
    for _ in 0..<3 { #expect(await failure { try await download.fetch() }?.kind == .timedOut) }
    #expect(try await download.fetch().byteCount == 1_000)
    #expect(try Data(contentsOf: folder["file"]) == Self.whole)
  }

  @Test("failures without a body keep the received part", arguments: [503, 429, 500, 401])
  func emptyFailures(status: Int) async throws {
    let service = service { _, writer, number in
      try writer.writeHead(number < 4 ? HTTPResponse(status: status) : Self.rest(from: 400))
    }
    let download = service.download(to: folder["file"])
    for _ in 0..<3 { #expect(await failure { try await download.fetch() } != nil) }
    _ = try await download.fetch()
    #expect(service.ranges == [nil, "bytes=400-", "bytes=400-", "bytes=400-"])
    #expect(try Data(contentsOf: folder["file"]) == Self.whole)
  }

  @Test("a run that was cancelled, as by a loader's time-out, is gone on with too")
  func afterCancellation() async throws {
    let reached = EventCounter()
    let service = FileService { _, writer, number in
      guard number == 1 else { return try writer.writeHead(Self.rest(from: 400)) }
      try writer.writeHead(HTTPResponse(status: 200, headers: ["ETag": "\"1\""]))
      try writer.write(Self.whole.prefix(400))
      reached.add()
      try await untilCancelled()
    }
    let download = service.download(to: folder["file"])
    let task = Task { try await download.fetch() }
    await reached.reaches(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try folder.names.isEmpty)
    _ = try await download.fetch()
    #expect(service.ranges == [nil, "bytes=400-"])
    #expect(try Data(contentsOf: folder["file"]) == Self.whole)
  }

  @Test(
    "without a strong tag the download starts over",
    arguments: [nil, "W/\"1\"", "1", "\"", "\"a\"b\"", "\"a b\"", "\"\u{1}\"", "\"ü\"", ""])
  func weak(tag: String?) async throws {
    let service = service(tag: tag) { _, writer, _ in try writer.writeHead(HTTPResponse(status: 200, body: Self.whole))
    }
    try await run(service)
    #expect(service.ranges == [nil, nil])
  }

  @Test("a compressed response is not resumed: a range counts encoded bytes")
  func packed() async throws {
    if SessionPlatform.noticesCutEncodings {
      let service = FileService { _, writer, number in
        let headers: HTTPHeaders = ["ETag": "\"1\"", "Content-Encoding": number == 1 ? "gzip" : "identity"]
        try writer.writeHead(HTTPResponse(status: 200, headers: headers))
        try writer.write(number == 1 ? Self.whole.prefix(400) : Self.whole)
        if number == 1 { throw LoadFailure(.cannotConnect) }
      }
      try await run(service)
      #expect(service.ranges == [nil, nil])
      try FileManager.default.removeItem(at: folder["file"])
    }
    let part = self.service { request, writer, _ in
      var rest = Self.rest(from: 400)
      rest.headers["Content-Encoding"] = "gzip"
      try writer.writeHead(request.headers["Range"] != nil ? rest : HTTPResponse(status: 200, body: Self.whole))
    }
    try await run(part)
    #expect(part.ranges == [nil, "bytes=400-", nil])
  }

  @Test("a server that sends the whole is taken at its word: it changed, or knows no parts")
  func whole() async throws {
    let service = service { _, writer, _ in
      try writer.writeHead(HTTPResponse(status: 200, headers: ["ETag": "\"2\""], body: Self.whole))
    }
    let reports = Reports()
    try await run(service, reports)
    #expect(service.requests.count == 2 && reports.all.first?.completed == 0)
  }

  @Test(
    "a part that is of no use is not: the whole is asked for in the same run",
    arguments: [
      "bytes 401-999/1000", "bytes 399-999/1000", "bytes 0-999/1000", "bytes 400-998/1000", "bytes 400-999/1001",
      "bytes 400-399/1000", "bytes */1000", "items 400-999/1000", "bytes=400-999/1000", "bytes 400-999", "",
      "bytes 400-99999999999999999999/*", "bytes +400-999/1000", "bytes -400-999/1000",
    ])
  func otherPart(range: String) async throws {
    let service = service { request, writer, _ in
      let isPart = request.headers["Range"] != nil
      try writer.writeHead(
        isPart ? Self.rest(from: 400, range: range) : HTTPResponse(status: 200, body: Self.whole))
    }
    try await run(service)
    #expect(service.ranges == [nil, "bytes=400-", nil])
  }

  @Test("nor is a part of something else, or one of another length than it says")
  func foreignPart() async throws {
    var long = Self.rest(from: 400)
    long.headers["Content-Length"] = "601"
    var many = Self.rest(from: 400)
    many.headers["Content-Range"] = nil
    many.headers["Content-Type"] = "multipart/byteranges; boundary=x"
    // A server that does not look at the condition, nor names the tag, sends what has grown meanwhile.
    let grown = HTTPResponse(
      status: 206, headers: ["Content-Range": "bytes 400-1199/1200"], body: bytes(1_200, seed: 2).dropFirst(400))
    for part in [Self.rest(from: 400, tag: "\"2\""), Self.rest(from: 400, tag: "W/\"1\""), long, many, grown] {
      let service = service { request, writer, _ in
        try writer.writeHead(
          request.headers["Range"] != nil ? part : HTTPResponse(status: 200, body: Self.whole))
      }
      try await run(service)
      #expect(service.ranges == [nil, "bytes=400-", nil])
      try FileManager.default.removeItem(at: folder["file"])
    }
  }

  @Test("after an error for the part the whole file is requested", arguments: [416, 412])
  func rejected(status: Int) async throws {
    let service = service { request, writer, _ in
      try writer.writeHead(
        request.headers["Range"] != nil
          ? HTTPResponse(status: status) : HTTPResponse(status: 200, body: Self.whole))
    }
    try await run(service)
    #expect(service.ranges == [nil, "bytes=400-", nil])
    #expect(service.requests[2].headers["If-Range"] == nil)
  }

  @Test("a download is not resumed after a permanent failure", arguments: [404, 204])
  func forgotten(status: Int) async throws {
    let service = service { _, writer, number in
      try writer.writeHead(
        number == 2 ? HTTPResponse(status: status) : HTTPResponse(status: 200, body: Self.whole))
    }
    let download = service.download(to: folder["file"])
    for _ in 0..<2 { #expect(await failure { try await download.fetch() } != nil) }
    _ = try await download.fetch()
    #expect(service.ranges == [nil, "bytes=400-", nil])
  }

  @Test("B82 the limit includes the bytes of earlier attempts")
  func limit() async throws {
    for limit in [999, 1_000] as [Int64] {
      let service = service(length: nil) { _, writer, _ in
        try writer.writeHead(
          HTTPResponse(status: 206, headers: ["Content-Range": "bytes 400-999/*", "ETag": "\"1\""]))
        try writer.write(Self.whole.dropFirst(400))
      }
      let download = service.download(to: folder["file"], limit: limit)
      #expect(await failure { try await download.fetch() }?.kind == .cannotConnect)
      #expect(await failure { try await download.fetch() }?.kind == (limit == 999 ? .tooLarge : nil))
    }
  }

  @Test("B81 a rest that is too short is no file, and is gone on with")
  func shortRest() async throws {
    let service = service { request, writer, number in
      guard number == 2 else { return try writer.writeHead(Self.rest(from: 600)) }
      var head = Self.rest(from: 400)
      (head.headers["Content-Length"], head.body) = ("600", Data())
      try writer.writeHead(head)
      try writer.write(Self.whole.dropFirst(400).prefix(200))
    }
    let download = service.download(to: folder["file"])
    for _ in 0..<2 { #expect(await failure { try await download.fetch() }?.kind == .cannotConnect) }
    _ = try await download.fetch()
    #expect(service.ranges == [nil, "bytes=400-", "bytes=600-"])
    #expect(try Data(contentsOf: folder["file"]) == Self.whole)
  }

  @Test("a body that replaces the beginning, without its own tag, does not count as the beginning")
  func replacedBeginning() async throws {
    let service = service { _, writer, number in
      guard number == 2 else { return try writer.writeHead(HTTPResponse(status: 200, body: Self.whole)) }
      try writer.writeHead(HTTPResponse(status: 200, headers: ["ETag": "W/\"2\"", "Content-Length": "1000"]))
      try writer.write(Data(repeating: 0, count: 700))
      throw LoadFailure(.cannotConnect)
    }
    let download = service.download(to: folder["file"])
    for _ in 0..<2 { #expect(await failure { try await download.fetch() }?.kind == .cannotConnect) }
    _ = try await download.fetch()
    #expect(service.ranges[1] == "bytes=400-")
    // What is asked for is the rest of the first beginning, or the whole: never that of the second.
    #expect(service.ranges[2] != "bytes=700-")
    #expect(try Data(contentsOf: folder["file"]) == Self.whole)
  }

  @Test("a run that brought nothing has nothing to go on with")
  func nothing() async throws {
    let service = service(broken: 0) { _, writer, _ in try writer.writeHead(HTTPResponse(status: 200, body: Self.whole))
    }
    try await run(service)
    #expect(service.ranges == [nil, nil])
  }

  @Test("B48 with a loader: the second attempt goes on by itself, and reports push the time-out out")
  @MainActor func loader() async throws {
    let (clock, wanted, shown, broken) = (ManualClock(), EventCounter(), EventCounter(), EventCounter())
    let service = FileService { _, writer, number in
      let first = number == 1 ? 0 : 500
      var headers: HTTPHeaders = ["ETag": "\"1\"", "Content-Length": "\(1_000 - first)"]
      if first > 0 { headers["Content-Range"] = "bytes \(first)-999/1000" }
      try writer.writeHead(HTTPResponse(status: first > 0 ? 206 : 200, headers: headers))
      for piece in 0..<5 {
        await wanted.reaches(first / 100 + piece + 1)
        try writer.write(Self.whole.dropFirst(first + piece * 100).prefix(100))
      }
      if number == 1 { throw LoadFailure(.cannotConnect) }
    }
    let download = service.download(to: folder["file"])
    let retry = RetryPolicy(
      attempts: 2, backoff: .constant(.seconds(1)), attemptTimeout: .seconds(10), maxElapsed: nil)
    let loader = Loader<NoInput, HTTPDownload.File>(
      options: LoadOptions(retry: retry, progress: .determinate), environment: LoadEnvironment(clock: clock)
    ) { try await download.fetch($0) }
    var shares: [Double] = []
    loader.onTransition = { transition in
      if transition.state.activity?.phase == .waitingToRetry { broken.add() }
      guard let share = transition.state.activity?.progress?.fraction, share > 0, share != shares.last else { return }
      shares.append(share)
      shown.add()
    }
    let outcome = Task { await loader.load() }
    for piece in 1...9 {
      // The beginning of the second attempt shows again what was there already.
      if piece == 6 {
        await broken.reaches(1)
        await clock.advance(by: .seconds(1))
      }
      await clock.advance(by: .seconds(9))
      wanted.add()
      await shown.reaches(piece)
    }
    await clock.advance(by: .seconds(9))
    wanted.add()
    #expect(await outcome.value.value?.byteCount == 1_000)
    #expect(service.ranges == [nil, "bytes=500-"])
    #expect(shares.prefix(9) == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
    #expect(try Data(contentsOf: folder["file"]) == Self.whole)
  }
}
