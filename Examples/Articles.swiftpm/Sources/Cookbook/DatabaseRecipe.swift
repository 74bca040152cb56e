import LoadKit
import LoadKitUI
import SwiftUI

/// A database as the truth: the screen shows the rows of the table, and a loader brings the table up to date.
struct DatabaseRecipe: View {
  @ObservedObject private var table: NoteTable
  @State private var sync: Loader<NoInput, Void>

  init(table: NoteTable) {
    self.table = table
    _sync = State(initialValue: Loader(.notes) { _ in try await table.sync() })
  }

  var body: some View {
    LoadStateView(showing: table.notes, syncedBy: sync) { notes in
      List(notes) { note in
        LabeledContent {
          LoadButton(wording: .deletingNote, role: .destructive) {
            try await table.remove(note.id)
          } label: {
            Label("Delete \(note.text)", systemImage: "trash").labelStyle(.iconOnly)
          }
          // Otherwise a tap anywhere on the row would delete the note.
          .buttonStyle(.bordered)
        } label: {
          Text(verbatim: note.text)
        }
      }
    }
    .navigationTitle("Notes")
  }
}
