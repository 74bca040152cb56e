import Foundation
import LoadKitHTTP
import Testing
import _ArticleServer
import _ArticlesCore

@Suite("Articles are saved in a folder", .timeLimit(.minutes(5)))
struct ArticleDocumentsTests {
  private let server: ArticleServer
  private let folder: TemporaryFolder
  private let documents: ArticleDocuments

  init() throws {
    server = try ArticleServer()
    folder = try TemporaryFolder()
    let client = HTTPClient(baseURL: try #require(URL(string: server.url)))
    documents = ArticleDocuments(
      service: ArticleService(client: client), folder: URL(fileURLWithPath: folder.path, isDirectory: true))
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test("each under a name that is free")
  func names() async throws {
    try folder.write("Article 7.txt", "before")
    for _ in 0..<2 { _ = try await documents.save(7) }
    let file = try await documents.save(8)
    #expect(file.url.lastPathComponent == "Article 8.txt" && file.byteCount > 10_000)
    #expect(try self.names == ["Article 7 (2).txt", "Article 7 (3).txt", "Article 7.txt", "Article 8.txt"])
    #expect(try folder.read("Article 7.txt") == "before")
    #expect(try folder.read("Article 7 (2).txt") == folder.read("Article 7 (3).txt"))
  }

  @Test("a retry goes on where the last attempt ended, unless another article was asked for meanwhile")
  func retry() async throws {
    server.setScenario(.truncated)
    for id in [7, 7, 8, 7] {
      await #expect(throws: (any Error).self) { _ = try await documents.save(id) }
    }
    #expect(server.requests.map { $0.header("Range") != nil } == [false, true, false, false])
    #expect(try names.isEmpty)
  }

  @Test("what is given up leaves nothing, and is not gone on with")
  func discarded() async throws {
    server.setScript { _ in
      let head = Array("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n".utf8)
      return [.send(head + Array(repeating: 0x78, count: 500)), .stall]
    }
    let saving = Task { [documents] in try await documents.save(7) }
    await server.whenRequests(1)
    documents.discard()
    #expect(try names.isEmpty)
    server.setScript(nil)
    await #expect(throws: CancellationError.self) { _ = try await documents.save(7) }
    saving.cancel()
    await #expect(throws: (any Error).self) { _ = try await saving.value }
    #expect(try names.isEmpty)
  }
}
