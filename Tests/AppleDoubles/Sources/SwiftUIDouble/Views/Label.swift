/// https://developer.apple.com/documentation/swiftui/label
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// https://developer.apple.com/documentation/swiftui/label/init(title:icon:)
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// https://developer.apple.com/documentation/swiftui/label/init(_:systemimage:)
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }

  /// https://developer.apple.com/documentation/swiftui/label/init(_:image:)
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(name)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// https://developer.apple.com/documentation/swiftui/label/init(_:)
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label: Primitive {
  public typealias Body = Never

  func build(_ node: Node) {
    guard let style = node.environment.labelStyle else {
      node.child("icon", icon)
      node.child("title", title)
      return
    }
    let configuration = LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon))
    node.child("style", StyleBody(inside: \.labelStyle) { AnyView(style.make(configuration)) })
  }

  func element(_ node: Node) -> Element {
    guard node.child(at: "style") == nil else { return Element("Label", children: node.childElements) }
    // The icon is not read out: the title says it.
    let icon = node.elements(of: "icon").map { icon in
      var icon = icon
      icon.accessibility.isHidden = true
      return icon
    }
    var label = Element("Label", children: icon + node.elements(of: "title"))
    label.node = node
    return label
  }
}
