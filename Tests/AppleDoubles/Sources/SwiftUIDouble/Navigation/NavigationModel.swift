/// The screens of a stack, and who makes them.
@MainActor final class NavigationModel {
  /// A screen above the first.
  enum Entry: Hashable {
    /// A value for which a `navigationDestination(for:)` makes a screen.
    case value(AnyHashable)
    /// A screen that a link or a `navigationDestination(isPresented:)` brings along, by its node.
    case view(Int)
  }

  private let node: Int
  private let mailbox: Mailbox
  /// The screens that are to be drawn anew when somebody makes them otherwise.
  private let readers = Readers()
  private var makers: [ObjectIdentifier: Maker] = [:]
  private var views: [Int: (view: any View, environment: EnvironmentValues)] = [:]
  /// Screens without a value: they are above those of the path.
  private(set) var pushed: [Int] = []
  /// What to do when a screen without a value goes.
  private var onPop: [Int: () -> Void] = [:]
  var path: Binding<[AnyHashable]>

  private struct Maker {
    let make: (AnyHashable) -> AnyView?
    /// The environment where the destination is declared.
    let environment: EnvironmentValues
    /// The closure, to tell whether it is a new one.
    let source: Any
  }

  init(_ node: Node, path: Binding<[AnyHashable]>) {
    self.node = node.id
    mailbox = node.host.mailbox
    self.path = path
  }

  var entries: [Entry] { path.wrappedValue.map { .value($0) } + pushed.map { .view($0) } }

  // MARK: Who makes the screens

  func register<D: Hashable>(
    _ type: D.Type, _ environment: EnvironmentValues, _ destination: @escaping (D) -> some View
  ) {
    let key = ObjectIdentifier(type)
    let old = makers[key]
    makers[key] = Maker(
      make: { value in (value.base as? D).map { AnyView(destination($0)) } }, environment: environment,
      source: destination)
    func isSame<F>(_ new: F) -> Bool { (old?.source as? F).map { Sameness.isSame($0, new) } ?? false }
    if !isSame(destination) || old?.environment.isSame(as: environment) != true { readers.invalidate() }
  }

  /// The environment that a screen inherits: that of the view which declares its destination, or of the link.
  func environment(_ entry: Entry) -> EnvironmentValues? {
    readers.note()
    switch entry {
    case .value(let value): return makers[ObjectIdentifier(type(of: value.base))]?.environment
    case .view(let id): return views[id]?.environment
    }
  }

  func screen(_ entry: Entry) -> AnyView {
    readers.note()
    switch entry {
    case .value(let value):
      // As with Apple's, a value for which there is no destination shows a warning sign.
      return makers[ObjectIdentifier(type(of: value.base))]?.make(value)
        ?? AnyView(Image(systemName: "exclamationmark.triangle"))
    case .view(let id): return views[id]?.view.erased ?? AnyView(EmptyView())
    }
  }

  /// Takes over the newest value of a screen that a view brings along.
  func bring(_ view: any View, _ environment: EnvironmentValues, for id: Int) {
    views[id] = (view, environment)
    if pushed.contains(id) { readers.invalidate() }
  }

  // MARK: Forth and back

  func push(_ value: AnyHashable) {
    path.wrappedValue.append(value)
    mailbox.invalidate(node)
  }

  func push(_ view: any View, _ environment: EnvironmentValues, for id: Int, onPop: (() -> Void)? = nil) {
    guard !pushed.contains(id) else { return }
    views[id] = (view, environment)
    self.onPop[id] = onPop
    pushed.append(id)
    mailbox.invalidate(node)
  }

  func pop(to count: Int) {
    while entries.count > count {
      if let id = pushed.popLast() {
        views[id] = nil
        onPop.removeValue(forKey: id)?()
      } else {
        path.wrappedValue.removeLast()
      }
    }
    mailbox.invalidate(node)
  }

  func remove(_ id: Int) {
    guard let index = pushed.firstIndex(of: id) else { return }
    pushed.remove(at: index)
    views[id] = nil
    onPop[id] = nil
    mailbox.invalidate(node)
  }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  /// The stack around a view.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
