import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@Suite(
  "nginx", .enabled(if: RealServer.nginx != nil, "nginx does not run; Scripts/servers starts it where it is installed"),
  .timeLimit(.minutes(5)))
struct NginxTests {
  private struct Article: Decodable, Equatable, Sendable {
    let id: Int
    let title: String
  }

  private static let articles = [Article(id: 1, title: "Tea"), Article(id: 2, title: "Café")]
  private let nginx: RealClient

  init() throws { nginx = try RealClient(RealServer.nginx, clock: ManualClock()) }

  @Test(
    "B80 A file is read, plain, compressed and after a redirect",
    arguments: ["/articles.json", "/gzip/articles.json", "/moved"])
  func list(path: String) async throws {
    for _ in 0..<10 { #expect(try await nginx.client.get(path, as: [Article].self) == Self.articles) }
  }

  @Test("HEAD has the length and no body")
  func head() async throws {
    let response = try await nginx.response("/large", method: .head)
    #expect(response.status == 200 && response.body.isEmpty)
    #expect(response.headers["content-length"] == "10000001")
  }

  @Test("An entity tag and a date are recognised: 304, and a whole response once they no longer match")
  func conditions() async throws {
    let first = try await nginx.response("/cached/articles.json")
    let tag = try #require(first.headers["ETag"])
    let date = try #require(first.headers["Last-Modified"])
    #expect(first.headers["Cache-Control"] == "max-age=3600")
    #expect(try await nginx.response("/articles.json", ["If-None-Match": tag]).status == 304)
    #expect(try await nginx.response("/articles.json", ["If-Modified-Since": date]).status == 304)
    #expect(try await nginx.response("/articles.json", ["If-None-Match": "\"other\""]).status == 200)
    let old = "Sun, 06 Nov 1994 08:49:37 GMT"
    #expect(try await nginx.response("/articles.json", ["If-Modified-Since": old]).status == 200)
    #expect(try await nginx.response("/articles.json", ["If-Unmodified-Since": old]).status == 412)
  }

  @Test("Parts of a file, and one that it does not have")
  func ranges() async throws {
    let part = try await nginx.response("/medium", ["Range": "bytes=299990-"])
    #expect(part.status == 206 && part.body == Data(repeating: 0x78, count: 10))
    #expect(part.headers["Content-Range"] == "bytes 299990-299999/300000")
    #expect(try await nginx.response("/medium", ["Range": "bytes=0-0"]).body == Data("x".utf8))
    #expect(try await nginx.response("/medium", ["Range": "bytes=300000-"]).status == 416)
  }

  @Test("A download that was cancelled in the middle asks for the rest, and gets it: a file without a seam")
  func resumedDownload() async throws {
    let folder = try Folder()
    let outcomes = LoadLock([HTTPLog.Outcome]())
    var client = nginx.client
    client.log = HTTPLog { entry in outcomes.withLock { $0.append(entry.outcome) } }
    let download = HTTPDownload(client, "/numbers", to: folder["numbers"])
    let running = LoadLock(Task<HTTPDownload.File, any Error>?.none)
    let known = EventCounter()
    let first = Task {
      await known.reaches(1)
      return try await download.fetch(LoadContext { if $0.completed > 0 { running.withLock { $0?.cancel() } } })
    }
    running.withLock { $0 = first }
    known.add()
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(try folder.names.isEmpty)
    let reports = Reports()
    let file = try await download.fetch(reports.context)
    let numbers = Data((1...200_000).map { "\($0)\n" }.joined().utf8)
    #expect(try Data(contentsOf: folder["numbers"]) == numbers && file.byteCount == Int64(numbers.count))
    let begin = try #require(reports.all.first)
    #expect(begin.completed > 0 && begin.total == Int64(numbers.count))
    let rest = HTTPLog.Outcome.response(status: 206, bytes: numbers.count - Int(begin.completed))
    #expect(outcomes.withLock { $0 } == [.cancelled, rest])
  }

  @Test("What is kept is asked about, and shown again when it has not changed")
  func cache() async throws {
    let statuses = LoadLock([Int]())
    var client = nginx.client
    client.cache = HTTPCache(MemoryCacheStorage())
    client.log = HTTPLog { entry in
      if case .response(let status, _) = entry.outcome { statuses.withLock { $0.append(status) } }
    }
    for _ in 0..<3 { #expect(try await client.get("/cached/articles.json", as: [Article].self) == Self.articles) }
    #expect(statuses.withLock { $0 } == [200, 304, 304])
  }

  @Test("B83 Progress goes up to the announced length")
  func progress() async throws {
    let reports = LoadLock([LoadProgress]())
    let response = try await nginx.response("/medium") { report in reports.withLock { $0.append(report) } }
    #expect(response.body.count == 300_000)
    let seen = reports.withLock { $0 }
    #expect(seen.last == LoadProgress(completed: 300_000, total: 300_000))
    #expect(seen.count > 1 && zip(seen, seen.dropFirst()).allSatisfy { $0.completed < $1.completed })
  }

  @Test("B82 One byte over the limit of 10 MB is too large")
  func tooLarge() async throws {
    #expect(await nginx.failure("/large")?.kind == .tooLarge)
  }

  @Test("A body of a kilobyte is accepted, a larger one is rejected before it is read")
  func uploads() async throws {
    let small = try await nginx.response("/upload", method: .post, body: Data(repeating: 0x20, count: 1_000))
    #expect(small.status == 200)
    #expect(String(decoding: small.body, as: UTF8.self).contains("POST"))
    for _ in 0..<5 {
      let response = try await nginx.response("/upload", method: .post, body: Data(repeating: 0x20, count: 5_000_000))
      #expect(response.status == 413)
    }
  }

  @Test("A redirect that keeps the method keeps the body")
  func redirectedUpload() async throws {
    let response = try await nginx.response("/kept", method: .post, body: Data(repeating: 0x20, count: 1_000))
    #expect(response.status == 200 && response.url?.path == "/upload")
    // It is the body that is too large at the end of the way.
    #expect(try await nginx.response("/kept", method: .post, body: Data(repeating: 0x20, count: 2_000)).status == 413)
  }

  @Test("B36 B80 Error responses have their kind, and the wait of Retry-After")
  func errorResponses() async throws {
    #expect(await nginx.failure("/nowhere")?.kind == .notFound)
    #expect(await nginx.failure("/page.html")?.cause == .networkSignIn)
    #expect(await nginx.failure("/hang-up")?.kind == .cannotConnect)
    let busy = await nginx.failure("/busy")
    #expect(busy?.kind == .serverError && busy?.retryAfter == .seconds(120))
    var last: LoadFailure?
    for _ in 0..<3 { last = await nginx.failure("/limited") }
    #expect(last?.kind == .rateLimited)
  }

  @Test("A password is asked for, and one that is given is taken")
  func password() async throws {
    #expect(await nginx.failure("/private")?.kind == .unauthorized)
    let credentials = Data("ada:secret".utf8).base64EncodedString()
    let given = try await nginx.response("/private", ["Authorization": "Basic \(credentials)"])
    #expect(given.status == 200)
    #expect(await nginx.failure("/private")?.kind == .unauthorized)
  }
}
