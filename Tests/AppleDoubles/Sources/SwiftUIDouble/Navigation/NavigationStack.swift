/// https://developer.apple.com/documentation/swiftui/navigationstack
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct NavigationStack<Data, Root: View> {
  let path: Binding<[AnyHashable]>?
  let root: Root
  /// Whether the app made the binding of the path from closures.
  var hasPathOfClosures = false

  /// https://developer.apple.com/documentation/swiftui/navigationstack/init(root:)
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = Binding({ path.wrappedValue.values }, { path.wrappedValue.values = $0 })
    self.root = root()
    hasPathOfClosures = path.isOfClosures
  }

  /// https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.path = Binding(
      { path.wrappedValue.map { AnyHashable($0) } },
      { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
    hasPathOfClosures = path.isOfClosures
  }
}

extension NavigationStack: Primitive {
  public typealias Body = Never

  func build(_ node: Node) {
    let path = path ?? Binding(node.stored(0) { Location<[AnyHashable]>([]) })
    let model = node.state as? NavigationModel ?? NavigationModel(node, path: path)
    model.path = path
    node.state = model
    var environment = node.environment
    environment.navigation = model
    let entries = model.entries
    node.child("root", root, environment, isShown: entries.isEmpty)
    for (index, entry) in entries.enumerated() {
      environment.dismiss = DismissAction(id: node.id + index) { [weak model] in model?.pop(to: index) }
      environment.isPresented = true
      node.child(
        [AnyHashable(index), AnyHashable(entry)], PushedScreen(model: model, entry: entry), environment,
        isShown: index == entries.count - 1)
    }
  }

  func element(_ node: Node) -> Element {
    let screen = node.childElements
    let titles = node.children.map { $0.elements.lazy.compactMap(\.title).first ?? "" }
    var bar: [Element] = []
    if titles.count > 1, let model = node.state as? NavigationModel {
      let back = titles[titles.count - 2]
      var button = Element("Button", children: [Element("Text", text: back.isEmpty ? "Back" : back)])
      button.isAccessible = true
      button.accessibility.label = back.isEmpty ? "Back" : back
      button.accessibility.identifier = "BackButton"
      button.accessibility.traits = .isButton
      button.activate = { model.pop(to: titles.count - 2) }
      bar.append(button)
    }
    if let title = titles.last, !title.isEmpty {
      var text = Element("Text", text: title)
      text.isAccessible = true
      text.accessibility.label = title
      text.accessibility.traits = [.isHeader, .isStaticText]
      bar.append(text)
    }
    return Element("NavigationStack", children: (bar.isEmpty ? [] : [Element("NavigationBar", children: bar)]) + screen)
  }
}

/// A stack whose path may be a binding that the app made from closures.
@MainActor protocol CoveringStack {
  var hasPathOfClosures: Bool { get }
}

extension NavigationStack: CoveringStack {}

/// A screen above the first one of a stack.
///
/// Its environment is inherited from the view that declares the destination, the refresh action included. The stack
/// adds how to go back.
struct PushedScreen {
  let model: NavigationModel
  let entry: NavigationModel.Entry
}

extension PushedScreen: Transparent {
  typealias Body = Never

  func build(_ node: Node) {
    var environment = model.environment(entry) ?? node.environment
    environment.navigation = node.environment.navigation
    environment.dismiss = node.environment.dismiss
    environment.isPresented = node.environment.isPresented
    node.child("screen", Row { model.screen(entry) }, environment)
  }
}

extension Element {
  /// The title of the screen that this is on.
  var title: String? { attributes["navigationTitle"] ?? children.lazy.compactMap(\.title).first }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-avgj
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    noting("navigationTitle", titleKey.resolved)
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func navigationTitle(_ title: Text) -> some View { noting("navigationTitle", title.plain) }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    noting("navigationTitle", String(title))
  }

  /// https://developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:)
  @available(iOS 14.0, watchOS 8.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(Destination(destination: destination))
  }

  /// https://developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, destination: destination()))
  }
}

/// https://developer.apple.com/documentation/swiftui/navigationbaritem
@available(iOS 13.0, watchOS 6.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

struct Destination<D: Hashable, C: View> {
  let destination: (D) -> C
}

extension Destination: MemberModifier {
  typealias Body = Never

  func build(_ node: Node) { node.environment.navigation?.register(D.self, node.environment, destination) }
}

struct PresentedDestination<V: View> {
  let isPresented: Binding<Bool>
  let destination: V
}

extension PresentedDestination: MemberModifier {
  typealias Body = Never

  func build(_ node: Node) {
    guard let navigation = node.environment.navigation else { return }
    if isPresented.wrappedValue {
      navigation.bring(destination, node.environment, for: node.id)
      navigation.push(destination, node.environment, for: node.id) { isPresented.wrappedValue = false }
    } else {
      navigation.remove(node.id)
    }
  }
}
