import SwiftUI

/// The menu of network conditions, and the way to the settings.
struct NetworkToolbar: ToolbarContent {
  @ObservedObject var app: AppModel

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { NetworkMenu(app: app) }
  }
}

/// How the sample server behaves, which server is asked, and who is signed in.
struct NetworkMenu: View {
  @ObservedObject var app: AppModel
  @State private var showsServer = false

  var body: some View {
    Menu {
      Picker("Network condition", selection: $app.condition) {
        ForEach(NetworkCondition.allCases) { Text(verbatim: $0.rawValue).tag($0) }
      }
      Button("Choose a server") { showsServer = true }
      if let user = app.backend.user {
        Button("Sign out \(user)") { Task { await app.signOut() } }
      }
    } label: {
      Label("Network condition: \(app.condition.rawValue)", systemImage: "network")
    }
    .sheet(isPresented: $showsServer) { ServerForm(app: app) }
  }
}
