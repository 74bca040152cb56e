import SwiftUI

/// The notes of a store, as a view observes them: each change of the store through the table shows at once.
@MainActor final class NoteTable: ObservableObject {
  /// All notes of the store, the newest first; none before the first sync.
  @Published private(set) var notes: [Note] = []

  private let store: NoteStore

  /// Creates a table.
  ///
  /// - Parameter store: Where the notes are kept.
  nonisolated init(store: NoteStore = NoteStore()) { self.store = store }

  /// Reads all notes from the store.
  ///
  /// - Throws: The error of the store; then the table stays.
  func sync() async throws { notes = try await store.notes() }

  /// Adds a note.
  ///
  /// - Throws: The error of the store; then nothing was added.
  func add(_ text: String) async throws { notes = try await store.add(text) }

  /// Removes a note.
  ///
  /// - Throws: The error of the store; then nothing was removed.
  func remove(_ id: Note.ID) async throws { notes = try await store.remove(id) }
}
