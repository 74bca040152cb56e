import SwiftUI

/// Articles: every way to load something, with a menu that makes the network bad.
@main struct ArticlesApp: App {
  @StateObject private var app = AppModel()

  var body: some Scene {
    WindowGroup { RootView(app: app) }
  }
}
