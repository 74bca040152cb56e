import LoadKit
import LoadKitUI
import SwiftUI

/// Notes from a file on the device: loading is not only for networks. The list is the recipe for a database.
struct NotesScreen: View {
  let table: NoteTable
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        TextField("New note", text: $text)
        LoadButton(wording: .savingNote) {
          try await table.add(text)
          text = ""
        } label: {
          Text("Save Note")
        }
        // There is nothing to keep of a blank note.
        .disabled(text.trimmingCharacters(in: .whitespaces).isEmpty)
      }
      .padding()
      DatabaseRecipe(table: table)
    }
  }
}

extension LoadWording {
  /// The words for the notes.
  static let notes = LoadWording(
    loading: "Opening notes", refreshing: "Reading notes again", load: "Open notes", retry: "Retry opening notes",
    refresh: "Read notes again", cancel: "Cancel opening notes", idleTitle: "Notes Not Open",
    refreshFailedTitle: "Couldn’t Read Notes",
    empty: .firstUse(title: "No Notes", description: "Notes that you save stay on this device.", symbol: "note.text"),
    count: { $0 == 1 ? "1 note" : "\($0) notes" })

  /// The words while a note is saved.
  static let savingNote = LoadWording(
    loading: "Saving note", loaded: "Note saved", retry: "Retry saving note", failureTitle: "Note Not Saved")

  /// The words while a note is deleted.
  static let deletingNote = LoadWording(
    loading: "Deleting note", loaded: "Note deleted", retry: "Retry deleting note", failureTitle: "Note Not Deleted")
}
