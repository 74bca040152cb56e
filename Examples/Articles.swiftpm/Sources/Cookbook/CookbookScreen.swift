import SwiftUI
import _ArticlesCore

/// The recipes: whole screens to copy, each in a file of its own.
struct CookbookScreen: View {
  let service: ArticleService
  let notes: NoteTable
  @State private var board = SampleBoard()
  @State private var chat = SampleChat()
  @State private var figures = SampleFigures()

  var body: some View {
    List {
      NavigationLink("Search") { SearchRecipe(service: service) }
      NavigationLink("Grid with a selection") { GridRecipe(service: service) }
      NavigationLink("Sections that fail alone") { SectionsRecipe(service: service) }
      NavigationLink("Live prices") { PricesRecipe { SamplePrices.stream() } }
      NavigationLink("Sign-in") { SignInRecipe(service: service) }
      NavigationLink("Split view") { SplitRecipe(service: service) }
      NavigationLink("Detail from a list") { SeededRecipe(service: service) }
      NavigationLink("Votes with undo") { VotesRecipe(board: board) }
      NavigationLink("Optimistic delete") { DeleteRecipe(board: board) }
      NavigationLink("Database first") { DatabaseRecipe(table: notes) }
      NavigationLink("Chat") { ChatRecipe(chat: chat) }
      NavigationLink("Dashboard") { DashboardRecipe { [figures] in try await figures.next() } }
    }
    .navigationTitle("Cookbook")
  }
}

/// Prices that change each second.
enum SamplePrices {
  static func stream() -> AsyncThrowingStream<[Price], any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        for step in 0... {
          continuation.yield([Price(id: "Tea", cents: 250 + step % 7), Price(id: "Coffee", cents: 310 + step % 5)])
          try await Task.sleep(for: .seconds(1))
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
