/// A display as its loaders see it. ``LoadDisplay`` is the only one.
@MainActor protocol LoadDisplayState: AnyObject {
  /// Whether the display has appeared and its scene is not in the background.
  var isOnScreen: Bool { get }
  /// Whether the scene of the display is in the background.
  var isInBackground: Bool { get }
  /// Whether the display has been on screen at least once.
  var wasOnScreen: Bool { get }
  /// Whether the display announces changes of a loader, a group, a paged loader or a form.
  func announces(_ owner: AnyObject) -> Bool
}

/// The displays that show one loader, held weakly, in the order in which they appeared.
@MainActor struct LoadDisplays {
  private struct Entry {
    weak var display: (any LoadDisplayState)?
    /// The number of models of the display that show the loader.
    var models = 1
  }

  private var entries: [Entry] = []
  private var hadDisplay = false

  nonisolated init() {}

  /// Adds a model of a display.
  mutating func attach(_ display: any LoadDisplayState) {
    hadDisplay = true
    entries.removeAll { $0.display == nil }
    if let index = entries.firstIndex(where: { $0.display === display }) {
      entries[index].models += 1
    } else {
      entries.insert(Entry(display: display), at: 0)
    }
  }

  /// Removes a model of a display. With the last one the display goes.
  mutating func detach(_ display: any LoadDisplayState) {
    entries.removeAll { $0.display == nil }
    guard let index = entries.firstIndex(where: { $0.display === display }) else { return }
    entries[index].models -= 1
    if entries[index].models == 0 { entries.remove(at: index) }
  }

  /// Records that a display appeared, so that it speaks for the loader from now on.
  mutating func moveToFront(_ display: any LoadDisplayState) {
    guard let index = entries.firstIndex(where: { $0.display === display }) else {
      // A loader that was added to a group while the group was on screen.
      hadDisplay = true
      return entries.append(Entry(display: display))
    }
    entries.append(entries.remove(at: index))
  }

  private var living: [any LoadDisplayState] { entries.compactMap(\.display) }

  /// Whether a display is on screen.
  var presence: LoadPresence {
    guard hadDisplay else { return .unattached }
    return living.contains(where: \.isOnScreen) ? .shown : .hidden
  }

  /// Whether the time of the loader stands still: it has displays, one was on screen, and all are in the background
  /// (rule 22).
  var isSuspended: Bool {
    let living = living
    return living.contains(where: \.wasOnScreen) && living.allSatisfy(\.isInBackground)
  }

  /// The display that announces changes of an object: of the displays on screen that announce it, the last one that
  /// appeared.
  func speaker(for owner: AnyObject) -> (any LoadDisplayState)? {
    living.last { $0.isOnScreen && $0.announces(owner) }
  }
}

extension LoadDriver {
  /// Adds a model of a display.
  func attach(_ display: any LoadDisplayState) {
    displays.attach(display)
    displaysDidChange()
  }

  /// Removes a model of a display.
  func detach(_ display: any LoadDisplayState) {
    displays.detach(display)
    displaysDidChange()
  }

  /// Records that a display appeared.
  func displayDidAppear(_ display: any LoadDisplayState) {
    displays.moveToFront(display)
    displaysDidChange()
  }

  /// Tells the machine what changed about the displays.
  func displaysDidChange() {
    let (presence, isSuspended) = (displays.presence, displays.isSuspended)
    // Time goes on before a display is told to load, and stands still after it has left.
    if !isSuspended, machine.isSuspended { send(.resumed) }
    if presence != machine.presence { send(.presence(presence)) }
    if isSuspended, !machine.isSuspended { send(.suspended) }
  }
}

extension LoadMachine {
  /// Whether the time of runs stands still.
  var isSuspended: Bool { suspendedAt != nil }
}
