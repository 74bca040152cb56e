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
  #if os(tvOS)
    @State private var showsChoices = false
  #endif

  var body: some View {
    menu.sheet(isPresented: $showsServer) { ServerForm(app: app) }
  }

  #if os(tvOS)
    // Menus need tvOS 17.
    private var menu: some View {
      Button {
        showsChoices = true
      } label: {
        label
      }
      .confirmationDialog("Network condition", isPresented: $showsChoices) {
        ForEach(NetworkCondition.allCases) { condition in
          Button(condition.rawValue) { app.condition = condition }
        }
        buttons
      }
    }
  #else
    private var menu: some View {
      Menu {
        Picker("Network condition", selection: $app.condition) {
          ForEach(NetworkCondition.allCases) { Text(verbatim: $0.rawValue).tag($0) }
        }
        buttons
      } label: {
        label
      }
    }
  #endif

  @ViewBuilder private var buttons: some View {
    Button("Choose a Server") { showsServer = true }
    if let user = app.backend.user {
      Button("Sign Out \(user)") { Task { await app.signOut() } }
    }
  }

  private var label: some View {
    Label("Network condition: \(app.condition.rawValue)", systemImage: "network")
  }
}
