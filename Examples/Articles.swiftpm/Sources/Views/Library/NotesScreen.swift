import LoadKit
import LoadKitUI
import SwiftUI

/// Notes from a file on the device: loading is not only for networks.
struct NotesScreen: View {
  private let store: NoteStore
  @State private var notes: Loader<NoInput, [Note]>
  @State private var text = ""

  init(app: AppModel) {
    let store = app.notes
    self.store = store
    _notes = State(
      initialValue: Loader(.notes, environment: app.environment) { _ in try await store.notes() })
  }

  var body: some View {
    List {
      Section {
        TextField("New note", text: $text)
        LoadButton(wording: .savingNote) {
          notes.set(try await store.add(text))
          text = ""
        } label: {
          Text("Save note")
        }
        // There is nothing to keep of a blank note.
        .disabled(text.trimmingCharacters(in: .whitespaces).isEmpty)
      }
      Section("Notes") {
        LoadStateRows(notes) { list in
          ForEach(list) { note in
            HStack {
              Text(verbatim: note.text)
              Spacer()
              LoadButton(wording: .deletingNote, role: .destructive) {
                notes.set(try await store.remove(note.id))
              } label: {
                Label("Delete \(note.text)", systemImage: "trash").labelStyle(.iconOnly)
              }
              // Otherwise a tap anywhere on the row would delete the note.
              .buttonStyle(.borderless)
            }
          }
        }
      }
    }
    .loads(notes)
    .navigationTitle("Notes")
  }
}

extension LoadWording {
  /// The words for the notes.
  static let notes = LoadWording(
    loading: "Opening notes", refreshing: "Reading notes again", load: "Open notes", retry: "Retry opening notes",
    refresh: "Read notes again", cancel: "Cancel opening notes", idleTitle: "Notes Not Open",
    refreshFailedTitle: "Couldn't Read Notes",
    empty: .firstUse(title: "No Notes", description: "What you save stays on this device.", symbol: "note.text"),
    count: { $0 == 1 ? "1 note" : "\($0) notes" })

  /// The words while a note is saved.
  static let savingNote = LoadWording(
    loading: "Saving note", loaded: "Note saved", retry: "Retry saving note", failureTitle: "Note Not Saved")

  /// The words while a note is deleted.
  static let deletingNote = LoadWording(
    loading: "Deleting note", loaded: "Note deleted", retry: "Retry deleting note", failureTitle: "Note Not Deleted")
}
