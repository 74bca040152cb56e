extension View {
  /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(titleKey.resolved, isPresented, actions(), EmptyView())
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(String(title), isPresented, actions(), EmptyView())
  }

  /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(titleKey.resolved, isPresented, actions(), message())
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(String(title), isPresented, actions(), message())
  }

  /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)-29bp4
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      Dialog(
        kind: "Alert", title: titleKey.resolved, isPresented: isPresented, isPossible: data != nil, keepsContent: true,
        actions: data.map(actions), message: data.map(message)))
  }

  /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)-8584l
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      Dialog(
        kind: "Alert", title: String(title), isPresented: isPresented, isPossible: data != nil, keepsContent: true,
        actions: data.map(actions), message: data.map(message)))
  }

  private nonisolated func alert<A: View, M: View>(
    _ title: String, _ isPresented: Binding<Bool>, _ actions: A, _ message: M
  ) -> some View {
    modifier(Dialog(kind: "Alert", title: title, isPresented: isPresented, actions: actions, message: message))
  }
}

/// An alert or a dialog over everything else, whose buttons put it away.
struct Dialog<Actions: View, Message: View> {
  let kind: String
  let title: String
  let isPresented: Binding<Bool>
  /// Whether there is what it is about.
  var isPossible = true
  /// Whether it keeps the buttons and the message with which it was opened. The title is always the newest (S60).
  var keepsContent = false
  let actions: Actions
  let message: Message

  /// What it was opened with.
  struct Opened {
    let actions: Actions
    let message: Message
  }
}

extension Dialog: MemberModifier {
  typealias Body = Never

  func build(_ node: Node) {
    guard isPresented.wrappedValue else {
      node.state = nil
      node.isRefused = false
      return node.host.dismiss(from: node)
    }
    guard let opened = node.state as? Opened ?? open(node), !node.isRefused else { return }
    node.host.dialogTitles.append(title)
    node.child("message", keepsContent ? opened.message : message)
    node.child("actions", keepsContent ? opened.actions : actions)
  }

  @MainActor private func open(_ node: Node) -> Opened? {
    guard isPossible else { return nil }
    node.isRefused = !node.host.present(from: node) { isPresented.wrappedValue }
    let opened = Opened(actions: actions, message: message)
    node.state = opened
    return opened
  }

  func element(_ content: Element, _ node: Node) -> Element {
    guard node.child(at: "actions") != nil else { return content }
    let dismiss: @MainActor () -> Void = { isPresented.wrappedValue = false }
    func dismissing(_ element: Element) -> Element {
      var element = element
      if let activate = element.activate {
        element.activate = {
          dismiss()
          try activate()
        }
      }
      element.children = element.children.map(dismissing)
      return element
    }
    var buttons = node.elements(of: "actions").map(dismissing)
    if buttons.isEmpty {
      // An alert without a button gets one.
      var button = Element("Button", children: [Element("Text", text: "OK")])
      button.isAccessible = true
      button.accessibility.label = "OK"
      button.accessibility.traits = .isButton
      button.activate = dismiss
      buttons = [button]
    }
    var heading = Element("Text", text: title)
    heading.isAccessible = true
    heading.accessibility.label = title
    heading.accessibility.traits = [.isStaticText, .isHeader]
    var dialog = Element(kind, children: (title.isEmpty ? [] : [heading]) + node.elements(of: "message") + buttons)
    dialog.isModal = true
    return Element("Presenter", children: [content, dialog])
  }
}
