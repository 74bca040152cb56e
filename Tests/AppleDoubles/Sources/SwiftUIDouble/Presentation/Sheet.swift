extension View {
  /// https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(Sheet(kind: "Sheet", isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheet(kind: "Sheet", item: item, onDismiss: onDismiss, content: content))
  }

  /// https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)
  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(Sheet(kind: "FullScreenCover", isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// https://developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)
  @available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(Sheet(kind: "Popover", isPresented: isPresented, onDismiss: nil, content: content))
  }

  /// https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    changingElement { element, _ in if isDisabled { element.attributes["interactiveDismissDisabled"] = "" } }
  }

  /// https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
}

/// https://developer.apple.com/documentation/swiftui/presentationdetent
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")

  /// https://developer.apple.com/documentation/swiftui/presentationdetent/fraction(_:)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(fraction)") }

  /// https://developer.apple.com/documentation/swiftui/presentationdetent/height(_:)
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(height) points") }
}

struct Sheet<Content: View> {
  let kind: String
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Content
}

extension Sheet: MemberModifier {
  typealias Body = Never

  func build(_ node: Node) {
    node.present(
      isPresented.wrappedValue, id: 0, onDismiss, dismiss: { isPresented.wrappedValue = false },
      isWanted: { isPresented.wrappedValue }
    ) { AnyView(content()) }
  }

  func element(_ content: Element, _ node: Node) -> Element {
    node.presenter(kind, content) { isPresented.wrappedValue = false }
  }
}

struct ItemSheet<Item: Identifiable, Content: View> {
  let kind: String
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content
}

extension ItemSheet: MemberModifier {
  typealias Body = Never

  func build(_ node: Node) {
    let item = item.wrappedValue
    node.present(
      item != nil, id: item.map { AnyHashable($0.id) }, onDismiss, dismiss: { self.item.wrappedValue = nil },
      isWanted: { self.item.wrappedValue != nil }
    ) {
      item.map { AnyView(content($0)) } ?? AnyView(EmptyView())
    }
  }

  func element(_ content: Element, _ node: Node) -> Element {
    node.presenter(kind, content) { item.wrappedValue = nil }
  }
}

extension Node {
  /// Declares a view over the screen.
  func present(
    _ isPresented: Bool, id: AnyHashable, _ onDismiss: (() -> Void)?, dismiss: @escaping @MainActor () -> Void,
    isWanted: @escaping @MainActor () -> Bool, _ content: @escaping () -> AnyView
  ) {
    let wasPresented = state as? Bool ?? false
    state = isPresented
    guard isPresented else {
      isRefused = false
      host.dismiss(from: self)
      if wasPresented, let onDismiss { host.after(onDismiss) }
      return
    }
    if !wasPresented { isRefused = !host.present(from: self, isWanted) }
    if isRefused { return }
    var environment = environment
    environment.dismiss = DismissAction(id: self.id, dismiss)
    environment.isPresented = true
    environment.navigation = nil
    child(["sheet", id], Row(content: content), environment)
  }

  func presenter(_ kind: String, _ content: Element, dismiss: @escaping () -> Void) -> Element {
    guard !children.isEmpty else { return content }
    var sheet = Element(kind, children: childElements)
    sheet.isModal = true
    sheet.dismiss = dismiss
    return Element("Presenter", children: [content, sheet])
  }
}
