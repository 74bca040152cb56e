import SwiftUI

/// The tabs, and over them the form in which the user signs in.
struct RootView: View {
  @ObservedObject var app: AppModel

  var body: some View {
    TabView {
      ArticlesScreen(app: app)
        .tabItem { Label("Articles", systemImage: "doc.text") }
      #if canImport(UIKit) && !os(tvOS)
        UIKitScreen(app: app)
          .tabItem { Label("UIKit", systemImage: "square.stack.3d.up") }
      #endif
      ComposeScreen(app: app)
        .tabItem { Label("Compose", systemImage: "square.and.pencil") }
      LibraryScreen(app: app)
        .tabItem { Label("Library", systemImage: "books.vertical") }
      #if DEBUG
        StatesScreen()
          .tabItem { Label("States", systemImage: "square.grid.2x2") }
      #endif
    }
    // Another server, or another person, is another app: nothing of the old one is shown any more.
    .id(app.session)
    .sheet(isPresented: $app.isSigningIn) { SignInForm(app: app) }
  }
}
