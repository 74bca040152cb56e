import Synchronization

/// Follows what a node read while it was drawn, and has the node drawn anew when any of it changes.
final class Reader: Sendable {
  /// The reader of the node that is being drawn now.
  @TaskLocal static var current: Reader?

  private let node: Int
  private let mailbox: Mailbox
  private let isDeaf: Bool
  private let isStopped = Mutex(false)

  /// - Parameter isDeaf: Whether what is `Observable` is not followed, as on systems before iOS 17 (S83).
  init(node: Int, mailbox: Mailbox, isDeaf: Bool = false) {
    self.node = node
    self.mailbox = mailbox
    self.isDeaf = isDeaf
  }

  /// Draws, and follows what that reads: state, bindings, and objects that are `Observable`.
  @MainActor func follow(_ draw: () -> Void) {
    if isDeaf { return Reader.$current.withValue(self) { draw() } }
    withObservationTracking {
      Reader.$current.withValue(self) { draw() }
    } onChange: { [weak self] in
      self?.invalidate()
    }
  }

  /// Something that was read has changed, or is about to.
  func invalidate() {
    if isStopped.withLock({ $0 }) { return }
    mailbox.invalidate(node)
  }

  func stop() { isStopped.withLock { $0 = true } }
}

/// Values that views read, which know who read them.
final class Readers: Sendable {
  private struct Entry { weak var reader: Reader? }

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// Notes that whoever is being drawn now depends on the value.
  func note() {
    guard let reader = Reader.current else { return }
    entries.withLock { $0[ObjectIdentifier(reader)] = Entry(reader: reader) }
  }

  func invalidate() {
    let all = entries.withLock { entries in
      defer { entries = [:] }
      return entries.values.compactMap(\.reader)
    }
    for reader in all { reader.invalidate() }
  }
}
