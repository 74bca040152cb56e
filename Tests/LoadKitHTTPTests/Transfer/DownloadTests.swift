import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("A file is downloaded whole or not at all") struct DownloadTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func failureKind(
    _ service: FileService, to name: String = "file", limit: Int64 = HTTPDownload.defaultLimit
  ) async -> LoadFailure.Kind? {
    await failure { try await service.download(to: folder[name], limit: limit).fetch() }?.kind
  }

  @Test("it has its name when it is complete, and there is nothing else")
  func complete() async throws {
    let body = bytes(100_000)
    let service = FileService(HTTPResponse(status: 200, headers: ["Content-Type": "application/pdf"], body: body))
    let file = try await service.download(to: folder["a b.pdf"]).fetch()
    #expect(file == HTTPDownload.File(url: folder["a b.pdf"], byteCount: 100_000, contentType: "application/pdf"))
    #expect(try Data(contentsOf: folder["a b.pdf"]) == body)
    #expect(try folder.names == ["a b.pdf"])
    #expect(service.requests[0].headers["Accept-Encoding"] == "identity")
    #expect(service.requests[0].headers["Accept"] == "*/*")
  }

  @Test("an empty file is a file")
  func empty() async throws {
    let service = FileService(HTTPResponse(status: 200, headers: ["Content-Length": "0"]))
    #expect(try await service.download(to: folder["file"]).fetch().byteCount == 0)
    #expect(try Data(contentsOf: folder["file"]).isEmpty)
  }

  @Test("while it arrives it lies beside its place under another name, hidden")
  func whileItArrives() async throws {
    let folder = folder
    let seen = LoadLock([String]())
    let service = FileService { _, writer, _ in
      try writer.writeHead(HTTPResponse(status: 200))
      try writer.write(bytes(10))
      let names = try folder.names
      seen.withLock { $0 = names }
      try writer.write(bytes(10))
    }
    _ = try await service.download(to: folder["file"]).fetch()
    let names = seen.withLock { $0 }
    #expect(names.count == 1 && names[0].hasPrefix(".") && names[0].hasSuffix(".part"))
    #expect(try folder.names == ["file"])
  }

  @Test("B83 progress counts bytes of the announced total; of an unknown one it is indeterminate")
  func progress() async throws {
    let (known, unknown) = (Reports(), Reports())
    let lengths: [(Reports, HTTPHeaders)] = [(known, ["Content-Length": "40000"]), (unknown, [:])]
    for (reports, headers) in lengths {
      let service = FileService { _, writer, _ in
        try writer.writeHead(HTTPResponse(status: 200, headers: headers))
        for _ in 0..<4 { try writer.write(bytes(10_000)) }
      }
      _ = try await service.download(to: folder["file"]).fetch(reports.context)
    }
    #expect(known.all.map(\.completed) == [0, 10_000, 20_000, 30_000, 40_000])
    #expect(known.all.map(\.fraction) == [0, 0.25, 0.5, 0.75, 1])
    #expect(unknown.all.map(\.completed) == known.all.map(\.completed))
    #expect(unknown.all.allSatisfy { $0.fraction == nil })
  }

  @Test("B83 the length of a compressed body is ignored")
  func encoded() async throws {
    let reports = Reports()
    let service = FileService { _, writer, _ in
      try writer.writeHead(HTTPResponse(status: 200, headers: ["Content-Length": "5", "Content-Encoding": "gzip"]))
      try writer.write(bytes(100))
    }
    let download = service.download(to: folder["file"])
    guard SessionPlatform.noticesCutEncodings else {
      // The loading system takes a compressed body that was cut for complete.
      #expect(await failure { try await download.fetch(reports.context) }?.kind == .invalidData)
      #expect(try folder.names.isEmpty)
      return
    }
    #expect(try await download.fetch(reports.context).byteCount == 100)
    #expect(reports.all.allSatisfy { $0.total == nil })
  }

  @Test(
    "B94 on Linux a body with any content encoding is refused, one without is a file",
    arguments: [
      ("gzip", true), ("GZIP", true), ("br", true), ("x-unknown", true), ("identity, gzip", true), ("gzip,", true),
      ("identity", false), ("Identity", false), ("", false), (" identity , identity", false),
    ])
  func encodings(coding: String, isEncoded: Bool) async throws {
    let service = FileService(HTTPResponse(status: 200, headers: ["Content-Encoding": coding], body: bytes(10)))
    let kind = await failure { try await service.download(to: folder["file"]).fetch() }?.kind
    #expect(kind == (isEncoded && !SessionPlatform.noticesCutEncodings ? .invalidData : nil))
  }

  @Test("B94 a download asks for bytes without an encoding, whatever the client and the app ask for")
  func identity() async throws {
    let service = FileService(HTTPResponse(status: 200, body: bytes(10)))
    var client = service.client
    client.headers["Accept-Encoding"] = "br"
    let headers: HTTPHeaders = ["accept-encoding": "gzip", "Accept": "text/plain"]
    try await HTTPDownload(client, "/file", headers: headers, to: folder["file"]).fetch()
    #expect(service.requests[0].headers["Accept-Encoding"] == "identity")
    #expect(service.requests[0].headers["Accept"] == "text/plain")
  }

  @Test("B81 a body shorter or longer than was announced is no file", arguments: [0, 1, 99, 101, 200])
  func otherLength(count: Int) async throws {
    let service = FileService { _, writer, _ in
      try writer.writeHead(HTTPResponse(status: 200, headers: ["Content-Length": "100"]))
      if count > 0 { try writer.write(bytes(count)) }
    }
    #expect(await failureKind(service) == .cannotConnect)
    #expect(try folder.names.isEmpty)
  }

  @Test("B82 a file over the limit fails, before its first byte if its length was announced")
  func limit() async throws {
    let announced = FileService { _, writer, _ in
      try writer.writeHead(HTTPResponse(status: 200, headers: ["Content-Length": "101"]))
      Issue.record("the body was asked for")
    }
    #expect(await failureKind(announced, limit: 100) == .tooLarge)
    let unannounced = FileService { _, writer, _ in
      try writer.writeHead(HTTPResponse(status: 200))
      try writer.write(bytes(100))
      try writer.write(bytes(1))
      Issue.record("more was asked for")
    }
    #expect(await failureKind(unannounced, limit: 100) == .tooLarge)
    #expect(try folder.names.isEmpty)
    #expect(await failureKind(FileService(HTTPResponse(status: 200, body: bytes(100))), limit: 100) == nil)
    #expect(await failureKind(FileService(HTTPResponse(status: 200, body: bytes(1))), to: "b", limit: -1) == .tooLarge)
  }

  @Test("the default limit is 2 GB")
  func defaultLimit() async throws {
    func service(_ length: String) -> FileService {
      FileService { _, writer, _ in
        try writer.writeHead(HTTPResponse(status: 200, headers: ["Content-Length": length]))
        throw LoadFailure(.offline)
      }
    }
    #expect(await failureKind(service("2000000000")) == .offline)
    #expect(await failureKind(service("2000000001")) == .tooLarge)
    #expect(await failureKind(service("999999999999999999")) == .tooLarge)
  }

  @Test(
    "B80 a response that isn't a file is a failure, and changes nothing",
    arguments: [
      (204, LoadFailure.Kind.invalidData), (202, .invalidData), (206, .invalidData), (304, .invalidData),
      (302, .invalidData), (401, .unauthorized), (403, .forbidden), (404, .notFound), (416, .invalidRequest),
      (429, .rateLimited), (500, .serverError), (503, .serverError), (0, .invalidData), (999, .invalidData),
    ])
  func statuses(status: Int, kind: LoadFailure.Kind) async throws {
    try Data("before".utf8).write(to: folder["file"])
    let service = FileService(
      HTTPResponse(status: status, headers: ["Retry-After": "7", "Content-Range": "bytes 0-9/10"], body: bytes(10)))
    let error = await failure { try await service.download(to: folder["file"]).fetch() }
    #expect(error?.kind == kind)
    #expect(try folder.names == ["file"])
    #expect(try Data(contentsOf: folder["file"]) == Data("before".utf8))
    if status == 503 { #expect(error?.retryAfter == .seconds(7)) }
  }

  @Test("B84 failures name neither the query nor a path of this machine", arguments: [404, 200])
  func secrets(status: Int) async throws {
    let service = FileService(HTTPResponse(status: status))
    let place = status == 200 ? folder["no/such/folder/secret"] : folder["secret"]
    let error = try #require(await failure { try await service.download(to: place).fetch() })
    #expect(!error.diagnostic.contains("secret") && !error.diagnostic.isEmpty)
  }

  @Test("a file that is there is replaced only by a whole one, and stays as accessible as it was")
  func replaced() async throws {
    try Data("before".utf8).write(to: folder["file"])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder["file"].path)
    let broken = FileService { _, writer, _ in
      try writer.writeHead(HTTPResponse(status: 200))
      try writer.write(bytes(1_000))
      throw LoadFailure(.cannotConnect)
    }
    #expect(await failureKind(broken) == .cannotConnect)
    #expect(try Data(contentsOf: folder["file"]) == Data("before".utf8))
    _ = try await FileService(HTTPResponse(status: 200, body: bytes(9))).download(to: folder["file"]).fetch()
    #expect(try Data(contentsOf: folder["file"]) == bytes(9))
    let mode = try FileManager.default.attributesOfItem(atPath: folder["file"].path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try folder.names == ["file"])
  }

  @Test("a new file is as accessible as others are")
  func newFile() async throws {
    _ = try await FileService(HTTPResponse(status: 200, body: bytes(9))).download(to: folder["file"]).fetch()
    let other = open(folder["other"].path, O_CREAT | O_WRONLY, 0o666)
    close(other)
    func mode(_ name: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder[name].path)[.posixPermissions] as? Int
    }
    #expect(try mode("file") == mode("other"))
  }

  @Test("the file that a link points to is replaced, not the link; a link to nothing is")
  func links() async throws {
    try Data("before".utf8).write(to: folder["target"])
    try FileManager.default.createSymbolicLink(atPath: folder["link"].path, withDestinationPath: "target")
    try FileManager.default.createSymbolicLink(atPath: folder["loose"].path, withDestinationPath: "nowhere")
    for name in ["link", "loose"] {
      _ = try await FileService(HTTPResponse(status: 200, body: bytes(9))).download(to: folder[name]).fetch()
    }
    #expect(try Data(contentsOf: folder["target"]) == bytes(9))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["link"].path) == "target")
    #expect(try Data(contentsOf: folder["loose"]) == bytes(9))
    #expect(try folder.names == ["link", "loose", "target"])
  }

  @Test("where nothing can be saved, nothing is asked for, and it is said why")
  func unusablePlaces() async throws {
    try FileManager.default.createDirectory(at: folder["folder"], withIntermediateDirectories: false)
    try Data("before".utf8).write(to: folder["file"])
    let service = FileService(HTTPResponse(status: 200, body: bytes(9)))
    let places = [
      (folder["folder"], "a folder is in the way of the file"),
      (URL(fileURLWithPath: "/dev/null"), "something that is not a file is in the way of it"),
      (folder["nowhere/file"], "cannot create the file: No such file or directory (2)"),
      (folder["file/x"], "cannot create the file: Not a directory (20)"),
      (folder[String(repeating: "n", count: 300)], "cannot create the file: File name too long"),
      (URL(fileURLWithPath: folder["new"].path, isDirectory: true), "the place to save has no name of a file"),
      (URL(fileURLWithPath: "/"), "a folder is in the way of the file"),
      (URL(string: "https://example.com/file")!, "the place to save is not a local one"),
    ]
    for (place, reason) in places {
      let error = await failure { try await service.download(to: place).fetch() }
      #expect(error?.kind == .cannotSave && error?.isRetryable == false)
      #expect(error?.diagnostic.hasPrefix(reason) == true, "\(error?.diagnostic ?? "")")
    }
    #expect(service.requests.isEmpty)
    #expect(try folder.names == ["file", "folder"])
    #expect(try Data(contentsOf: folder["file"]) == Data("before".utf8))
  }

  @Test("a folder without the right to write is told as such")
  func protectedFolder() async throws {
    // Whoever has all rights may write anywhere but in what the system makes up.
    let place = geteuid() == 0 ? URL(fileURLWithPath: "/proc/file") : folder["protected/file"]
    if geteuid() != 0 {
      try FileManager.default.createDirectory(
        at: folder["protected"], withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
    }
    #expect(
      await failure { try await FileService(HTTPResponse(status: 200)).download(to: place).fetch() }?.kind
        == .cannotSave)
  }

  #if os(Linux)
    @Test("a disk that fills up ends it: there is no file, and the one before is untouched")
    func fullDisk() async throws {
      try Data("before".utf8).write(to: folder["file"])
      let service = FileService { _, writer, _ in
        try writer.writeHead(HTTPResponse(status: 200, headers: ["ETag": "\"1\""]))
        try writer.write(bytes(1_000))
        Issue.record("more was asked for")
      }
      let folder = folder
      let client = service.client
      let download = HTTPDownload(
        client, to: folder["file"], limit: 10_000,
        makeFile: { url in
          PartialFile(
            descriptor: open("/dev/full", O_WRONLY), path: folder[".part"].path, destination: url.path)
        }, makeRequest: { try client.request(.get, "/file") })
      for _ in 0..<2 {
        let error = await failure { try await download.fetch() }
        #expect(error?.kind == .storageFull && error?.isRetryable == false)
        #expect(error?.diagnostic.contains("No space left on device") == true)
      }
      // Nothing is gone on with where there is no room.
      #expect(service.ranges == [nil, nil])
      #expect(try Data(contentsOf: folder["file"]) == Data("before".utf8))
    }
  #endif

  @Test("a folder created at the destination during the download stays, with its contents")
  func folderMeanwhile() async throws {
    let folder = folder
    let service = FileService { _, writer, _ in
      try writer.writeHead(HTTPResponse(status: 200))
      try writer.write(bytes(10))
      try FileManager.default.createDirectory(at: folder["file"], withIntermediateDirectories: false)
      try Data("inside".utf8).write(to: folder["file/inside"])
    }
    #expect(await failureKind(service) == .cannotSave)
    #expect(try folder.names == ["file"])
    #expect(try Data(contentsOf: folder["file/inside"]) == Data("inside".utf8))
  }

  @Test("a folder that goes while it arrives is a failure, not a cancellation")
  func folderGone() async throws {
    let place = folder["gone"]
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    let service = FileService { _, writer, _ in
      try writer.writeHead(HTTPResponse(status: 200))
      try writer.write(bytes(10))
      try FileManager.default.removeItem(at: place)
    }
    #expect(await failureKind(service, to: "gone/file") == .cannotSave)
  }

  @Test("a cancelled download leaves nothing, and says so at once", arguments: [true, false])
  func cancelled(hasValidator: Bool) async throws {
    let reached = EventCounter()
    let service = FileService { _, writer, _ in
      try writer.writeHead(HTTPResponse(status: 200, headers: hasValidator ? ["ETag": "\"1\""] : [:]))
      try writer.write(bytes(1_000))
      reached.add()
      try await untilCancelled()
    }
    let download = service.download(to: folder["file"])
    let task = Task { try await download.fetch() }
    await reached.reaches(1)
    #expect(try folder.names.count == 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try folder.names.isEmpty)
  }

  @Test("a download that is cancelled before it begins asks for nothing")
  func cancelledBefore() async throws {
    let service = FileService(HTTPResponse(status: 200))
    let download = service.download(to: folder["file"])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await download.fetch()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(service.requests.isEmpty)
    #expect(try folder.names.isEmpty)
  }

  @Test("a download that is discarded leaves nothing at once, and never becomes a file")
  func discarded() async throws {
    let (folder, download) = (folder, LoadLock<HTTPDownload?>(nil))
    let service = FileService { _, writer, _ in
      try writer.writeHead(HTTPResponse(status: 200, headers: ["ETag": "\"1\""]))
      try writer.write(bytes(1_000))
      download.withLock { $0 }?.discard()
      #expect(try folder.names.isEmpty)
      try writer.write(bytes(1_000))
    }
    let own = service.download(to: folder["file"])
    download.withLock { $0 = own }
    await #expect(throws: CancellationError.self) { try await own.fetch() }
    await #expect(throws: CancellationError.self) { try await own.fetch() }
    #expect(service.requests.count == 1)
    #expect(try folder.names.isEmpty)
    download.withLock { $0 = nil }
  }

  /// What was written to the disk, and what the folder held then.
  private func flushing(
    _ log: LoadLock<[[String]]>, code: Int32 = 0
  ) -> @Sendable (URL) throws -> PartialFile {
    let folder = folder
    return { url in
      try PartialFile(for: url) { _ in
        let names = (try? folder.names) ?? []
        log.withLock { $0.append(names.map { $0.hasPrefix(".loadkit-") ? "partial" : $0 }) }
        return code
      }
    }
  }

  @Test("B94 the bytes are on the disk before the file gets its name, and the name after that")
  func flushed() async throws {
    let log = LoadLock([[String]]())
    let client = FileService(HTTPResponse(status: 200, body: bytes(10))).client
    let download = HTTPDownload(client, to: folder["file"], limit: 100, makeFile: flushing(log)) {
      try client.request(.get, "/file")
    }
    try await download.fetch()
    #expect(log.withLock { $0 } == [["partial"], ["file"]])
    // The system's own calls, on a file and on a folder.
    for path in [folder["file"].path, folder.url.path] {
      let descriptor = open(path, O_RDONLY)
      #expect(DiskFlush.flush(descriptor) == 0)
      close(descriptor)
    }
    #expect(DiskFlush.flush(-1) == EBADF)
  }

  @Test("B94 if the bytes do not reach the disk, the file before stays untouched", arguments: [ENOSPC, EIO])
  func unflushed(code: Int32) async throws {
    try Data("before".utf8).write(to: folder["file"])
    let log = LoadLock([[String]]())
    let client = FileService(HTTPResponse(status: 200, body: bytes(10))).client
    let download = HTTPDownload(client, to: folder["file"], limit: 100, makeFile: flushing(log, code: code)) {
      try client.request(.get, "/file")
    }
    #expect(await failure { try await download.fetch() }?.kind == (code == ENOSPC ? .storageFull : .cannotSave))
    #expect(try Data(contentsOf: folder["file"]) == Data("before".utf8))
    #expect(try folder.names == ["file"])
  }

  @Test("B94 a download that is discarded or cancelled while the disk works leaves nothing", arguments: [true, false])
  func discardedWhileFlushed(isDiscarded: Bool) async throws {
    let (reached, gate) = (EventCounter(), ThreadGate())
    let client = FileService(HTTPResponse(status: 200, body: bytes(10))).client
    let makeFile: @Sendable (URL) throws -> PartialFile = { url in
      try PartialFile(for: url) { _ in
        reached.add()
        gate.wait()
        return 0
      }
    }
    let download = HTTPDownload(client, to: folder["file"], limit: 100, makeFile: makeFile) {
      try client.request(.get, "/file")
    }
    let task = Task { try await download.fetch() }
    await reached.reaches(1)
    if isDiscarded { download.discard() } else { task.cancel() }
    if isDiscarded { #expect(try folder.names.isEmpty) }
    gate.open()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try folder.names.isEmpty)
  }

  @Test("the next download to a folder removes the partial files of killed processes, and no other file")
  func abandoned() async throws {
    let left = ".loadkit-\(UUID().uuidString.lowercased()).part"
    let others = [".loadkit-x", "loadkit-x.part", ".x.part"]
    for name in others + [left] { try Data("x".utf8).write(to: folder[name]) }
    try FileManager.default.createSymbolicLink(at: folder[".loadkit-link.part"], withDestinationURL: folder["x"])
    let alive = try PartialFile(for: folder["alive"])
    _ = try await FileService(HTTPResponse(status: 200, body: Data("body".utf8))).download(to: folder["file"]).fetch()
    #expect(try !folder.names.contains(left))
    try alive.write(Data("alive".utf8))
    try await alive.commit()
    #expect(try folder.names == (others + [".loadkit-link.part", "alive", "file"]).sorted())
    #expect(try Data(contentsOf: folder["alive"]) == Data("alive".utf8))
  }

  @Test("many downloads into one folder at once do not take each other's files for abandoned ones")
  func manyAtOnce() async throws {
    let service = FileService(HTTPResponse(status: 200, body: Data("body".utf8)))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<500 {
        group.addTask { [folder] in try await service.download(to: folder["\(number)"]).fetch() }
      }
      try await group.waitForAll()
    }
    #expect(try folder.names == (0..<500).map(String.init).sorted())
  }

  @Test("two downloads to one place do not mix")
  func samePlace() async throws {
    let sent = [EventCounter(), EventCounter()]
    let downloads = [0, 1].map { number in
      FileService { _, writer, _ in
        try writer.writeHead(HTTPResponse(status: 200))
        for count in 1...50 {
          try writer.write(Data(repeating: UInt8(number), count: 1_000))
          // Piece by piece, in turn with the other.
          sent[number].add()
          await sent[1 - number].reaches(count)
        }
      }.download(to: folder["file"])
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for download in downloads { group.addTask { _ = try await download.fetch() } }
      try await group.waitForAll()
    }
    let body = try Data(contentsOf: folder["file"])
    #expect(body.count == 50_000 && Set(body).count == 1)
    #expect(try folder.names == ["file"])
  }
}
