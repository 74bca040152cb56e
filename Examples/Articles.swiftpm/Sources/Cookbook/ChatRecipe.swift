import LoadKit
import LoadKitUI
import SwiftUI

/// A chat: it opens with the newest messages, earlier ones load at the top, and new ones come at the end.
struct ChatRecipe: View {
  let chat: any Chat
  @State private var messages: PagedLoader<NoInput, ChatMessage, Int>

  init(chat: any Chat) {
    self.chat = chat
    _messages = State(
      initialValue: PagedLoader(.messages) { before, _ in
        let page = try await chat.messages(before: before)
        return LoadPage(page, next: nil, previous: page.first.flatMap { $0.id > 1 ? $0.id : nil })
      })
  }

  var body: some View {
    LoadStateView(messages) { list in
      List {
        LoadPageHeader(messages)
        ForEach(list) { Text(verbatim: $0.text) }
      }
    }
    .task {
      for await message in chat.arrivals() { messages.update { $0.upsert(message) } }
    }
    .navigationTitle("Chat")
  }
}
