import Dispatch
import Foundation
import LoadKit
import LoadKitHTTP
import Testing

@Suite("Decoding off the main actor", .timeLimit(.minutes(5)))
struct DecodingIsolationTests {
  /// Decodes only once the main actor has done something meanwhile, which it cannot while it decodes.
  private struct NeedsMainActor: Decodable {
    static let release = DispatchSemaphore(value: 0)
    let wasFree: Bool

    init(from decoder: any Decoder) throws {
      Task { @MainActor in Self.release.signal() }
      wasFree = Self.release.wait(timeout: .now() + .seconds(20)) == .success
    }
  }

  /// Notes whether it is decoded on the queue of the main actor.
  private struct NotesQueue: Decodable {
    static let key = DispatchSpecificKey<Bool>()
    let isOnMain: Bool

    init(from decoder: any Decoder) throws {
      isOnMain = DispatchQueue.getSpecific(key: Self.key) ?? false
    }
  }

  @MainActor @Test("A value that a main-actor caller asks for is decoded elsewhere")
  func elsewhere() async throws {
    DispatchQueue.main.setSpecific(key: NotesQueue.key, value: true)
    let client = HTTPClient(
      baseURL: URL(string: "http://a.example")!,
      transport: InMemoryTransport { _ in HTTPResponse(status: 200, body: Data("[{}]".utf8)) })
    #expect(try await client.get("/a", as: [NotesQueue].self).map(\.isOnMain) == [false])
    // The same code, called from here without the client, does tell the main actor.
    #expect(try JSONDecoder().decode([NotesQueue].self, from: Data("[{}]".utf8)).map(\.isOnMain) == [true])
  }

  @MainActor @Test("The main actor is free while a value is decoded")
  func free() async throws {
    let client = HTTPClient(
      baseURL: URL(string: "http://a.example")!,
      transport: InMemoryTransport { _ in HTTPResponse(status: 200, body: Data("{}".utf8)) })
    #expect(try await client.get("/a", as: NeedsMainActor.self).wasFree)
  }
}
