import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing
import _ArticlesCore

@testable import ArticlesApp
@_spi(Testing) @testable import SwiftUI

extension AppSuites {
  @MainActor @Suite("The cookbook: changes") struct CookbookChangeTests {
    /// A board whose service answers when the test says so.
    private final class Board: PostBoard {
      var rows = [Post(id: 1, title: "Tea"), Post(id: 2, title: "Coffee")]

      init(_ rows: [Post]? = nil) { if let rows { self.rows = rows } }

      var failure: LoadFailure?
      private(set) var sent: [String] = []
      private let answers = AsyncStream.makeStream(of: Void.self)

      /// Lets one request through.
      func answer(_ failure: LoadFailure? = nil) {
        self.failure = failure
        answers.continuation.yield()
      }

      func posts(page: Int) async throws -> LoadPage<Post, Int> { LoadPage(rows, next: nil) }

      func vote(for id: Post.ID, _ isVote: Bool) async throws {
        sent.append("\(isVote ? "vote" : "undo") \(id)")
        try await next()
        rows.update(id: id) { $0.hasMyVote = isVote }
      }

      func delete(_ id: Post.ID) async throws {
        sent.append("delete \(id)")
        try await next()
        rows.remove(id: id)
      }

      private func next() async throws {
        var iterator = answers.stream.makeAsyncIterator()
        await iterator.next()
        if let failure { throw failure }
      }
    }

    @Test("B79 votes: a vote shows before the service has answered, and can be undone")
    func vote() async throws {
      let board = Board([Post(id: 2, title: "Coffee")])
      let host = AppHost(NavigationStack { VotesRecipe(board: board) })
      try await host.shows("Coffee")
      try host.tap("Vote")
      try await host.shows("Coffee, 1")
      #expect(board.rows.map(\.hasMyVote) == [false])
      board.answer()
      try await host.shows("Undo vote")
      #expect(board.rows.map(\.hasMyVote) == [true])
      try host.tap("Undo vote")
      try await host.shows("Coffee, 0")
      board.answer()
      try await host.until("the undo was sent") { _ in board.rows.map(\.hasMyVote) == [false] }
      #expect(board.sent == ["vote 2", "undo 2"])
    }

    @Test("B79 votes: a vote that is refused goes, with a message")
    func refusedVote() async throws {
      let board = Board([Post(id: 2, title: "Coffee")])
      let host = AppHost(NavigationStack { VotesRecipe(board: board) })
      try await host.shows("Coffee")
      try host.tap("Vote")
      try await host.shows("Coffee, 1")
      board.answer(LoadFailure(.forbidden))
      try await host.shows("Vote Not Counted")
      #expect(host.shows("Coffee, 0"))
    }

    @Test("B79 delete: the row goes at once, a refusal brings it back with a message, and a success does not")
    func delete() async throws {
      let board = Board()
      let host = AppHost(NavigationStack { DeleteRecipe(board: board) })
      try await host.shows("Coffee")
      try host.perform("Delete", of: "Coffee")
      try await host.hides("Coffee")
      board.answer(LoadFailure(.forbidden))
      try await host.shows("Not Deleted")
      try host.tap("OK")
      try await host.shows("Coffee")
      try host.perform("Delete", of: "Coffee")
      try await host.hides("Coffee")
      board.answer()
      try await host.until("the post is deleted") { _ in board.rows.count == 1 }
      #expect(host.shows("Tea") && !host.shows("Coffee"))
    }

    @Test("a detail from a list shows the row's article at once, and stays when its refresh fails")
    func seeded() async throws {
      let requests = LockedCount()
      let transport = InMemoryTransport(streaming: { request, writer in
        let status = requests.next() == 1 ? 200 : 404
        try writer.writeHead(HTTPResponse(status: status, headers: ["Content-Type": "application/json"]))
        try writer.write(Data(#"[{"id": 7, "userId": 1, "title": "Tea", "body": "Leaves"}]"#.utf8))
      })
      let url = try #require(URL(string: "https://articles.example"))
      let service = ArticleService(client: HTTPClient(baseURL: url, transport: transport))
      let host = AppHost(NavigationStack { SeededRecipe(service: service) })
      try await host.shows("Tea")
      try host.tap("Tea")
      #expect(host.shows("Leaves"))
      try await host.shows("Couldn’t Refresh Article")
      #expect(host.shows("Leaves"))
    }

    @Test("a database: its rows show while the sync fails, and the user's changes at once")
    func database() async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
      defer { try? FileManager.default.removeItem(at: file) }
      let table = NoteTable(store: NoteStore(file: file))
      let host = AppHost(NavigationStack { NotesScreen(table: table) })
      try await host.shows("No Notes")
      try host.type("Buy tea", into: "New note")
      try host.tap("Save Note")
      try await host.shows("Buy tea")
      try await host.hides("No Notes")
      try Data("broken".utf8).write(to: file)
      try await host.pull()
      try await host.shows("Couldn’t Read Notes")
      #expect(host.shows("Buy tea"))
      try JSONEncoder().encode([Note(text: "Buy tea"), Note(text: "From elsewhere")]).write(to: file)
      try await host.pull()
      try await host.shows("From elsewhere")
      try host.tap("Delete From elsewhere")
      try await host.hides("From elsewhere")
    }

    /// A chat of which the test sends messages.
    private final class TestChat: Chat {
      let new = AsyncStream.makeStream(of: ChatMessage.self)

      func messages(before id: ChatMessage.ID?) async throws -> [ChatMessage] {
        let end = id.map { $0 - 1 } ?? 6
        return (max(1, end - 2)...end).map { ChatMessage(id: $0, text: "Message \($0)!") }
      }

      func arrivals() -> AsyncStream<ChatMessage> { new.stream }
    }

    @Test("rule 24: a chat opens with its newest messages, earlier ones come before them, and new ones at the end")
    func chat() async throws {
      let chat = TestChat()
      let host = AppHost(NavigationStack { ChatRecipe(chat: chat) })
      try await host.shows("Message 6!")
      try await host.shows("Message 1!")
      chat.new.continuation.yield(ChatMessage(id: 7, text: "Message 7!"))
      try await host.shows("Message 7!")
    }

    @Test("rule 23: a dashboard shows new figures each 10 s, and none while it is paused")
    func dashboard() async throws {
      var count = 0
      let clock = ManualClock()
      let host = AppHost(
        NavigationStack {
          DashboardRecipe {
            count += 1
            return [Figure(id: "Readers", count: count)]
          }
          .loadEnvironment(LoadEnvironment(clock: clock))
        })
      try await host.shows("Readers")
      await clock.advance(to: .milliseconds(10_500))
      try await host.until("the second figure") { _ in count == 2 }
      try host.tap("Pause")
      await clock.advance(to: .seconds(60))
      #expect(count == 2)
      try host.tap("Pause")
      await clock.advance(to: .seconds(80))
      try await host.until("further figures") { _ in count > 2 }
    }

    @Test("B78 an article that was published is in the list that is on screen")
    func publishing() async throws {
      let app = AppModel.alone()
      let host = AppHost(ArticlesScreen(app: app))
      try await host.until("the list is there") { _ in app.articles(on: "list").value != nil }
      let draft = ArticleDraft(title: "A new article", body: "With a text.")
      _ = try await app.publish(draft, context: LoadContext(idempotencyKey: "1"))
      try await host.shows("A new article")
    }
  }
}

/// Counts calls.
private final class LockedCount: Sendable {
  private let count = Locked(0)

  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
