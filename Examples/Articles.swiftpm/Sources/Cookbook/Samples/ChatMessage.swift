import LoadKit

/// A message of a chat. Later messages have greater numbers.
struct ChatMessage: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
}

/// A chat, whose first message has the number 1.
@MainActor protocol Chat: AnyObject, Sendable {
  /// The messages before one, or the newest, in their order.
  func messages(before id: ChatMessage.ID?) async throws -> [ChatMessage]
  /// Messages that arrive from now on.
  func arrivals() -> AsyncStream<ChatMessage>
}

/// A chat within the app, with a new message every three seconds.
@MainActor final class SampleChat: Chat {
  private var last = 100

  nonisolated init() {}

  func messages(before id: ChatMessage.ID?) async throws -> [ChatMessage] {
    try await Task.sleep(for: .milliseconds(300))
    let end = id.map { $0 - 1 } ?? last
    return end < 1 ? [] : (max(1, end - 19)...end).map { ChatMessage(id: $0, text: "Message \($0)") }
  }

  func arrivals() -> AsyncStream<ChatMessage> {
    AsyncStream { [weak self] in
      guard (try? await Task.sleep(for: .seconds(3))) != nil else { return nil }
      return await self?.next()
    }
  }

  private func next() -> ChatMessage {
    last += 1
    return ChatMessage(id: last, text: "Message \(last)")
  }
}

extension LoadWording {
  /// The words for messages.
  static let messages = LoadWording(
    loading: "Loading messages", retry: "Retry loading messages", refresh: "Refresh messages",
    refreshFailedTitle: "Couldn’t Refresh Messages", count: { $0 == 1 ? "1 message" : "\($0) messages" })
}
