import Foundation

/// Keeps notes in a file of the app: work that loads like any other, without a network.
actor NoteStore {
  private let file: URL

  /// Creates a store.
  ///
  /// - Parameter file: Where the notes are; by default in the app's documents.
  init(file: URL? = nil) {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    self.file = file ?? (folder ?? FileManager.default.temporaryDirectory).appendingPathComponent("notes.json")
  }

  /// All notes, the newest first.
  ///
  /// - Throws: What reading or decoding the file throws. A file that does not exist holds none.
  func notes() throws -> [Note] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try JSONDecoder().decode([Note].self, from: Data(contentsOf: file))
  }

  /// Adds a note.
  ///
  /// - Returns: All notes.
  /// - Throws: What reading or writing the file throws; then nothing was added.
  func add(_ text: String) throws -> [Note] {
    let notes = [Note(text: text)] + (try notes())
    try JSONEncoder().encode(notes).write(to: file, options: .atomic)
    return notes
  }

  /// Removes a note.
  ///
  /// - Returns: The others.
  /// - Throws: What reading or writing the file throws; then nothing was removed.
  func remove(_ id: Note.ID) throws -> [Note] {
    let notes = try notes().filter { $0.id != id }
    try JSONEncoder().encode(notes).write(to: file, options: .atomic)
    return notes
  }
}
