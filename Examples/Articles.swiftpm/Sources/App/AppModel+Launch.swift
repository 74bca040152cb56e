import Foundation
import LoadKitHTTP

extension AppModel {
  /// Creates the app's model for a launch.
  ///
  /// - Parameters:
  ///   - options: How it begins.
  ///   - tally: Counts the requests of the sample server; `nil` if they aren't counted.
  ///   - pause: Waits, for the sample server. By default on the continuous clock.
  convenience init(
    _ options: LaunchOptions, tally: RequestTally? = nil,
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    // A closure: in Swift 5 mode a method does not count as Sendable.
    var onRequest: (@Sendable (HTTPRequest) -> Void)?
    if let tally { onRequest = { tally.record($0) } }
    let server = SampleServer(pause: pause, onRequest: onRequest)
    if options.isFresh {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
      self.init(notes: NoteTable(store: NoteStore(file: file)), server: server, storage: MemoryCacheStorage())
    } else {
      self.init(server: server)
    }
    condition = options.condition
  }
}
