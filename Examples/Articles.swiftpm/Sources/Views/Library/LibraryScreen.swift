import SwiftUI

/// More things that load.
struct LibraryScreen: View {
  @ObservedObject var app: AppModel

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Archive") { ArchiveScreen(app: app) }
        NavigationLink("Profile") { ProfileScreen(app: app) }
        NavigationLink("Notes on this device") { NotesScreen(table: app.notes) }
        NavigationLink("Document") { DocumentScreen(app: app) }
        NavigationLink("Cookbook") { CookbookScreen(service: app.backend.service, notes: app.notes) }
      }
      .navigationTitle("Library")
    }
  }
}
