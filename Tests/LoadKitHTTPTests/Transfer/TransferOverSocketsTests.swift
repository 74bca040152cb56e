import Foundation
import LoadKit
import LoadKitTesting
import Testing
import _ArticleServer

@testable import LoadKitHTTP

@Suite("Files over real sockets", .timeLimit(.minutes(5)))
struct TransferOverSocketsTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func client(_ server: ByteServer) -> HTTPClient {
    HTTPClient(baseURL: server.url(""), transport: URLSessionTransport(clock: ManualClock()))
  }

  // MARK: Downloads

  @Test("a file of some megabytes arrives as it is, with its length or in chunks", arguments: [true, false])
  func whole(hasLength: Bool) async throws {
    let body = bytes(3_000_000)
    let server = try ByteServer { connection in
      guard hasLength else {
        connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
        for start in stride(from: 0, to: body.count, by: 100_000) {
          connection.send("\(String(100_000, radix: 16))\r\n")
          connection.send(Array(body.dropFirst(start).prefix(100_000)))
          connection.send("\r\n")
        }
        connection.send("0\r\n\r\n")
        return .keepAlive
      }
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\n\r\n")
      return connection.send(Array(body)) ? .keepAlive : .close
    }
    let reports = Reports()
    let file = try await HTTPDownload(client(server), "/file", to: folder["file"]).fetch(reports.context)
    #expect(file.byteCount == 3_000_000)
    #expect(try Data(contentsOf: folder["file"]) == body)
    #expect(reports.all.count > 10 && reports.all.last?.completed == 3_000_000)
    #expect(reports.all.allSatisfy { $0.total == (hasLength ? 3_000_000 : nil) })
    #expect(zip(reports.all, reports.all.dropFirst()).allSatisfy { $0.completed <= $1.completed })
    #expect(server.heads[0].contains("Accept-Encoding: identity"))
  }

  @Test(
    "B81 a body that breaks off, a bad chunk and a reset leave nothing",
    arguments: ["truncated", "chunk", "reset", "cut"])
  func broken(fault: String) async throws {
    let server = try ByteServer { connection in
      switch fault {
      case "truncated", "reset":
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
        connection.send(Array(repeating: 1, count: 50_000))
      case "chunk":
        connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nbody\r\nzz\r\n")
      default:
        connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nbody\r\n")
      }
      return fault == "reset" ? .reset : .close
    }
    try Data("before".utf8).write(to: folder["file"])
    let error = await failure { try await HTTPDownload(client(server), "/file", to: folder["file"]).fetch() }
    #expect(error?.kind == .cannotConnect || (fault == "chunk" && error?.kind == .invalidData))
    #expect(try folder.names == ["file"])
    #expect(try Data(contentsOf: folder["file"]) == Data("before".utf8))
  }

  @Test("B81 bytes beyond the announced length belong to no file")
  func excess() async throws {
    let server = try ByteServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nbodyand more")
      return .close
    }
    let file = try await HTTPDownload(client(server), "/file", to: folder["file"]).fetch()
    #expect(file.byteCount == 4)
    #expect(try Data(contentsOf: folder["file"]) == Data("body".utf8))
  }

  @Test("B82 a body over the limit is given up, and the connection closed")
  func limit() async throws {
    let server = try ByteServer { connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\n")
      connection.send(Array(repeating: 1, count: 200_000))
      return connection.waitForClose()
    }
    let download = HTTPDownload(client(server), "/file", to: folder["file"], limit: 100_000)
    #expect(await failure { try await download.fetch() }?.kind == .tooLarge)
    await server.ended.reaches(1)
    #expect(try folder.names.isEmpty)
  }

  @Test("downloads that are cancelled in the middle leave nothing, and their connections are closed")
  func cancelled() async throws {
    let server = try ByteServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\nETag: \"1\"\r\n\r\n")
      connection.send("part")
      return connection.waitForClose()
    }
    let client = client(server)
    for round in 1...30 {
      let arrived = EventCounter()
      let download = HTTPDownload(client, "/file", to: folder["file"])
      let task = Task { try await download.fetch(LoadContext { if $0.completed > 0 { arrived.add() } }) }
      await arrived.reaches(1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try folder.names.isEmpty)
      await server.ended.reaches(round)
    }
  }

  @Test("a server that sends half of the rest each time gets a request for the rest each time")
  func resumed() async throws {
    let server = try ArticleServer(scenario: .truncated)
    let client = HTTPClient(baseURL: URL(string: server.url)!)
    let download = HTTPDownload(client, "/documents/7", to: folder["file"])
    for _ in 0..<4 {
      #expect(await failure { try await download.fetch() }?.kind == .cannotConnect)
      #expect(try folder.names.isEmpty)
    }
    server.setScenario(.normal)
    let file = try await download.fetch()
    let firsts = server.requests.map { $0.header("Range")?.filter(\.isNumber).count ?? 0 }
    #expect(firsts[0] == 0 && firsts.dropFirst().allSatisfy { $0 > 0 })
    let whole = try await client.send(HTTPRequest(.get, URL(string: server.url + "/documents/7")!)).body
    #expect(try Data(contentsOf: folder["file"]) == whole && file.byteCount == Int64(whole.count))
  }

  @Test("a response that is compressed against the request starts over after an interruption")
  func packed() async throws {
    let file = bytes(300_000)
    let (packed, isFirst) = (gzip(file), LoadLock(true))
    let server = try ByteServer { connection in
      // The parts that it gives are those of the packed bytes.
      let range = connection.head.split(separator: "\r\n").first { $0.hasPrefix("Range: bytes=") }
      let first = range.flatMap { Int($0.filter(\.isNumber)) } ?? 0
      var fields = ["Content-Encoding: gzip", "ETag: \"1\"", "Content-Length: \(packed.count - first)"]
      if first > 0 { fields.append("Content-Range: bytes \(first)-\(packed.count - 1)/\(packed.count)") }
      connection.send((["HTTP/1.1 \(first > 0 ? 206 : 200) X"] + fields).joined(separator: "\r\n") + "\r\n\r\n")
      let isCut = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if isCut {
        connection.send(Array(packed[..<150_000]))
        return .close
      }
      return connection.send(Array(packed[first...])) ? .keepAlive : .close
    }
    let download = HTTPDownload(client(server), "/cut", to: folder["file"])
    guard SessionPlatform.noticesCutEncodings else {
      for _ in 0..<2 {
        let failure = await failure { try await download.fetch() }
        #expect(failure?.kind == .invalidData && failure?.isRetryable == false)
      }
      #expect(try folder.names.isEmpty)
      return
    }
    #expect(await failure { try await download.fetch() }?.isRetryable == true)
    #expect(try await download.fetch().byteCount == 300_000)
    #expect(try Data(contentsOf: folder["file"]) == file)
  }

  @Test(
    "a rest that is packed, or cannot be read, is not the end: the whole is asked for in the same run",
    arguments: [true, false])
  func unreadableRest(isPacked: Bool) async throws {
    let file = bytes(100_000)
    let isFirst = LoadLock(true)
    let server = try ByteServer { connection in
      let isPart = connection.head.contains("Range: bytes=50000-")
      if isPart {
        let range = "HTTP/1.1 206 X\r\nETag: \"1\"\r\nContent-Range: bytes 50000-99999/100000\r\n"
        connection.send(range + (isPacked ? "Content-Encoding: gzip\r\n" : "Transfer-Encoding: chunked\r\n"))
        connection.send(isPacked ? "Content-Length: 50000\r\n\r\n" : "\r\n3\r\nabc\r\nzz\r\n")
        if isPacked { connection.send(Array(repeating: 7, count: 50_000)) }
        return .close
      }
      connection.send("HTTP/1.1 200 X\r\nETag: \"1\"\r\nContent-Length: 100000\r\n\r\n")
      let isCut = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      connection.send(Array(file.prefix(isCut ? 50_000 : 100_000)))
      return .close
    }
    let download = HTTPDownload(client(server), "/file", to: folder["file"])
    #expect(await failure { try await download.fetch() }?.kind == .cannotConnect)
    #expect(try await download.fetch().byteCount == 100_000)
    #expect(try Data(contentsOf: folder["file"]) == file)
    #expect(server.heads.map { $0.contains("Range: ") } == [false, true, false])
  }

  @Test("a document in chunks has no total, and is whole all the same")
  func chunked() async throws {
    let server = try ArticleServer()
    let client = HTTPClient(baseURL: URL(string: server.url)!)
    let reports = Reports()
    let query = [URLQueryItem(name: "chunked", value: nil)]
    let file = try await HTTPDownload(client, "/documents/7", query: query, to: folder["file"]).fetch(reports.context)
    #expect(reports.all.allSatisfy { $0.total == nil })
    #expect(file.byteCount == reports.all.last?.completed && file.byteCount > 10_000)
  }

  // MARK: Uploads

  private static func sink(_ status: Int = 201) throws -> (server: ByteServer, bodies: LoadLock<[String]>) {
    let bodies = LoadLock([String]())
    let server = try ByteServer { connection in
      let field = connection.head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
      let length = field.flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
      if connection.head.lowercased().contains("expect: 100-continue") {
        connection.send("HTTP/1.1 100 Continue\r\n\r\n")
      }
      let isChunked = connection.head.lowercased().contains("transfer-encoding: chunked")
      let body = isChunked ? connection.chunkedBody() : connection.body(length)
      bodies.withLock { $0.append(body) }
      if connection.path.hasPrefix("/moved") {
        return connection.respond(connection.number, ["Location: /files"])
      }
      return connection.respond(status, ["Content-Type: application/json"], body: "{\"id\":1}")
    }
    return (server, bodies)
  }

  private struct Receipt: Codable, Equatable {
    var id: Int
  }

  @Test("a file is sent as it is, and followed up to its last byte", arguments: [0, 1, 65_536, 3_000_000])
  func uploadFile(count: Int) async throws {
    let (server, bodies) = try Self.sink()
    let text = String(repeating: "x", count: count)
    try Data(text.utf8).write(to: folder["file"])
    let reports = Reports()
    let context = LoadContext(idempotencyKey: "key", reporter: reports.add)
    let receipt: Receipt = try await client(server).upload(
      file: folder["file"], contentType: "text/plain", to: "/files", context: context)
    #expect(receipt == Receipt(id: 1))
    #expect(bodies.withLock { $0 } == [text])
    #expect(server.heads[0].hasPrefix("POST /files "))
    #expect(server.heads[0].contains("Content-Type: text/plain"))
    #expect(server.heads[0].contains("Idempotency-Key: \"key\""))
    let moved = reports.all.filter { $0.completed > 0 }
    #expect(zip(moved, moved.dropFirst()).allSatisfy { $0.completed <= $1.completed })
    if count > 0 { #expect(moved.last == LoadProgress(completed: Int64(count), total: Int64(count))) }
  }

  @Test("a large file is sent while it is read, and followed against its size, also where it has to go in chunks")
  func uploadLargeFile() async throws {
    let (server, bodies) = try Self.sink()
    let text = String(repeating: "x", count: 17_000_000)
    try Data(text.utf8).write(to: folder["file"])
    let reports = Reports()
    let _: Receipt = try await client(server).upload(
      file: folder["file"], contentType: "text/plain", to: "/files", context: reports.context)
    #expect(bodies.withLock { $0.map(\.utf8.count) } == [17_000_000])
    let moved = reports.all.filter { $0.completed > 0 }
    #expect(moved.count > 100 && moved.last == LoadProgress(completed: 17_000_000, total: 17_000_000))
  }

  @Test(
    "a redirect that keeps the method gets the file again, whatever its size; one that changes it does not",
    arguments: [(307, 1_000), (308, 17_000_000), (307, 17_000_000), (303, 1_000), (303, 17_000_000)])
  func redirected(status: Int, count: Int) async throws {
    let (server, bodies) = try Self.sink()
    try Data(String(repeating: "x", count: count).utf8).write(to: folder["file"])
    let receipt: Receipt = try await client(server).upload(
      file: folder["file"], contentType: "text/plain", to: "/moved/\(status)")
    #expect(receipt == Receipt(id: 1))
    #expect(bodies.withLock { $0.map(\.utf8.count) } == [count, status == 303 ? 0 : count])
    #expect(server.heads[1].hasPrefix(status == 303 ? "GET /files" : "POST /files"))
  }

  @Test("a file that changes while it is sent is a failure: the received bytes are undefined")
  func changedFile() async throws {
    let file = folder["file"]
    try Data(count: 17_000_000).write(to: file)
    let server = try ByteServer { connection in
      try? Data(count: 5).write(to: file)
      connection.send("HTTP/1.1 201 X\r\nContent-Length: 8\r\n\r\n{\"id\":1}")
      return .close
    }
    let error = await failure {
      try await client(server).upload(file: file, contentType: "a/b", to: "/files", as: Receipt.self)
    }
    #expect(error != nil && error?.mayHaveTakenEffect == true)
  }

  @Test("data is sent as it is, and followed")
  func uploadData() async throws {
    let (server, bodies) = try Self.sink()
    let reports = Reports()
    let text = String(repeating: "y", count: 500_000)
    let _: Receipt = try await client(server).upload(
      Data(text.utf8), contentType: "text/plain", .put, to: "/files/1", context: reports.context)
    #expect(bodies.withLock { $0 } == [text])
    #expect(server.heads[0].hasPrefix("PUT /files/1 ") && !server.heads[0].contains("Idempotency-Key"))
    #expect(reports.all.map(\.completed).max() == 500_000)
  }

  @Test("an error response to an upload is a failure with the status", arguments: [413, 500])
  func rejected(status: Int) async throws {
    let (server, _) = try Self.sink(status)
    try bytes(100_000).write(to: folder["file"])
    let error = await failure {
      try await client(server).upload(
        file: folder["file"], contentType: "a/b", to: "/files", as: Receipt.self, context: LoadContext())
    }
    #expect(error?.kind == (status == 413 ? .tooLarge : .serverError))
    #expect(error?.mayHaveTakenEffect == (status == 500))
  }

  @Test("a file that cannot be read is not sent")
  func unreadable() async throws {
    let (server, _) = try Self.sink()
    let transports: [any HTTPTransport] = [
      URLSessionTransport(), InMemoryTransport { _ in HTTPResponse(status: 200, body: Data("{\"id\":1}".utf8)) },
    ]
    for transport in transports {
      let client = HTTPClient(baseURL: server.url(""), transport: transport)
      for (url, kind) in [
        (folder["none"], LoadFailure.Kind.notFound), (folder.url, .notFound),
        (URL(fileURLWithPath: "/dev/zero"), .invalidRequest), (URL(string: "https://example.com")!, .invalidRequest),
      ] {
        let error = await failure {
          try await client.upload(file: url, contentType: "a/b", to: "/files", as: Receipt.self)
        }
        #expect(error?.kind == kind && error?.isRetryable == false && error?.mayHaveTakenEffect == false)
      }
    }
    #expect(server.heads.isEmpty)
  }

  @Test("an upload that is cancelled while the server does not read ends at once")
  func uploadCancelled() async throws {
    let server = try ByteServer { $0.waitForClose() }
    try Data(count: 20_000_000).write(to: folder["file"])
    let client = client(server)
    for round in 1...3 {
      let file = folder["file"]
      let task = Task {
        try await client.upload(file: file, contentType: "a/b", to: "/files", as: Receipt.self, context: LoadContext())
      }
      await server.arrived.reaches(round)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }
}

/// A gzip file (RFC 1952) of blocks that are stored as they are (RFC 1951, section 3.2.4).
private func gzip(_ contents: Data) -> [UInt8] {
  func bytes(_ number: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
  var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
  for start in stride(from: 0, to: contents.count, by: 65_535) {
    let block = contents.dropFirst(start).prefix(65_535)
    let size = UInt32(block.count)
    result += [start + block.count == contents.count ? 1 : 0] + bytes(size, 2) + bytes(~size, 2) + block
  }
  var crc = ~UInt32(0)
  for byte in contents {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
  }
  return result + bytes(~crc, 4) + bytes(UInt32(contents.count), 4)
}
