/// https://developer.apple.com/documentation/swiftui/link
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct Link<Label: View> {
  let destination: URL
  let label: Label

  /// https://developer.apple.com/documentation/swiftui/link/init(destination:label:)
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/link/init(_:destination:)
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: Primitive {
  public typealias Body = Never

  func build(_ node: Node) { node.child("label", label) }

  func element(_ node: Node) -> Element {
    var element = Element("Link", children: node.childElements)
    element.isAccessible = true
    element.accessibility.traits = .isLink
    element.isEnabled = node.environment.isEnabled
    let open = node.environment.openURL
    element.activate = { open(destination) }
    element.node = node
    return element
  }
}

/// https://developer.apple.com/documentation/swiftui/openurlaction
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct OpenURLAction {
  /// https://developer.apple.com/documentation/swiftui/openurlaction/result
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public struct Result: Sendable {
    enum Outcome: Equatable, Sendable { case handled, discarded, systemAction }

    let outcome: Outcome

    public static let handled = Result(outcome: .handled)
    public static let discarded = Result(outcome: .discarded)
    public static let systemAction = Result(outcome: .systemAction)
  }

  private let handler: (@MainActor (URL) -> Result)?
  fileprivate var system: (@MainActor (URL) -> Void)?

  /// https://developer.apple.com/documentation/swiftui/openurlaction/init(handler:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) {
    self.handler = handler
    system = nil
  }

  nonisolated init(system: (@MainActor (URL) -> Void)?) {
    handler = nil
    self.system = system
  }

  /// https://developer.apple.com/documentation/swiftui/openurlaction/callasfunction(_:)
  public func callAsFunction(_ url: URL) {
    if let handler, handler(url).outcome != .systemAction { return }
    system?(url)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(system: nil) }
}

extension EnvironmentValues {
  /// https://developer.apple.com/documentation/swiftui/environmentvalues/openurl
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      var action = newValue
      // What a handler leaves to the system goes to the one of the screen.
      if action.system == nil { action.system = openURL.system }
      self[OpenURLKey.self] = action
    }
  }
}
