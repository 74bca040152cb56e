import Observation

/// Tells observers of an object which of its two parts changed: its content, or its status (all other properties).
///
/// A progress update changes only the status, so it redraws no list. The registrar is boxed because it needs newer
/// systems than the package, and it is created on the first read. It belongs to the main actor.
@MainActor struct LoadObservation {
  /// A part of an object that observers follow separately.
  enum Part {
    case content
    case status
  }

  private var box: AnyObject?

  nonisolated init() {}

  /// Records that the caller reads a part.
  mutating func access(_ parts: Part...) {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
    let box = existing ?? LoadRegistrar()
    self.box = box
    for part in parts { box.access(part) }
  }

  /// Notifies observers before a change.
  func willChange(content: Bool, status: Bool) {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), let box = existing else { return }
    if content { box.registrar.willSet(box, keyPath: LoadRegistrar.contentKey) }
    if status { box.registrar.willSet(box, keyPath: LoadRegistrar.statusKey) }
  }

  /// Notifies observers after a change.
  func didChange(content: Bool, status: Bool) {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), let box = existing else { return }
    if content { box.registrar.didSet(box, keyPath: LoadRegistrar.contentKey) }
    if status { box.registrar.didSet(box, keyPath: LoadRegistrar.statusKey) }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private var existing: LoadRegistrar? { box as? LoadRegistrar }
}

/// A registrar with one property per part. Its key paths are created once, because creating one costs more than using
/// it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor private final class LoadRegistrar: Observable {
  static let contentKey: KeyPath<LoadRegistrar, Void> = \.content
  static let statusKey: KeyPath<LoadRegistrar, Void> = \.status

  let registrar = ObservationRegistrar()
  var content: Void { () }
  var status: Void { () }

  func access(_ part: LoadObservation.Part) {
    switch part {
    case .content: registrar.access(self, keyPath: Self.contentKey)
    case .status: registrar.access(self, keyPath: Self.statusKey)
    }
  }
}
