import Observation

#if canImport(Combine)
  import Combine

  extension LoadGroup: ObservableObject {}
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension LoadGroup: Observable {}

/// Tells observers that the state of a group changed.
///
/// The registrar stands in a box because it needs newer systems than the group. There is no box until somebody reads.
@MainActor struct GroupObservation {
  private var box: AnyObject?

  mutating func access(_ group: LoadGroup) {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
    let box = existing ?? GroupRegistrar()
    self.box = box
    box.registrar.access(group, keyPath: \.state)
  }

  func willChange(_ group: LoadGroup) {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
    existing?.registrar.willSet(group, keyPath: \.state)
  }

  func didChange(_ group: LoadGroup) {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
    existing?.registrar.didSet(group, keyPath: \.state)
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private var existing: GroupRegistrar? { box as? GroupRegistrar }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor private final class GroupRegistrar {
  let registrar = ObservationRegistrar()
}
