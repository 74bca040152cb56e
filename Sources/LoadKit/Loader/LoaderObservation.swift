import Observation

#if canImport(Combine)
  import Combine

  extension Loader: ObservableObject {}
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Loader: Observable {}

/// Tells observers what changed: the content, or what goes on around it (so that a progress tick redraws no list).
///
/// The registrar stands in a box because it needs newer systems than the loader. There is no box until somebody reads.
@MainActor struct LoaderObservation<Input: Equatable, Value> {
  private var box: AnyObject?

  nonisolated init() {}

  /// Notes that the caller reads content or activity.
  mutating func access(_ loader: Loader<Input, Value>, content: Bool, activity: Bool) {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
    let box = existing ?? LoaderRegistrar()
    self.box = box
    if content { box.registrar.access(loader, keyPath: box.content) }
    if activity { box.registrar.access(loader, keyPath: box.activity) }
  }

  func willChange(_ loader: Loader<Input, Value>, content: Bool, activity: Bool) {
    #if canImport(Combine)
      loader.objectWillChange.send()
    #endif
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), let box = existing else { return }
    if content { box.registrar.willSet(loader, keyPath: box.content) }
    if activity { box.registrar.willSet(loader, keyPath: box.activity) }
  }

  func didChange(_ loader: Loader<Input, Value>, content: Bool, activity: Bool) {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), let box = existing else { return }
    if content { box.registrar.didSet(loader, keyPath: box.content) }
    if activity { box.registrar.didSet(loader, keyPath: box.activity) }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private var existing: LoaderRegistrar<Input, Value>? { box as? LoaderRegistrar<Input, Value> }
}

/// The registrar and its key paths, which are made once: making one costs more than using it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor private final class LoaderRegistrar<Input: Equatable, Value> {
  let registrar = ObservationRegistrar()
  let content: KeyPath<Loader<Input, Value>, Value?> = \.value
  let activity: KeyPath<Loader<Input, Value>, LoadActivity?> = \.activity
}
