/// https://developer.apple.com/documentation/swiftui/image
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String)
    case symbol(String)
    case data(String)
  }

  let source: Source
  /// What assistive technology says; `nil` for decoration.
  let label: String?

  init(source: Source, label: String?) {
    self.source = source
    self.label = label
  }

  /// https://developer.apple.com/documentation/swiftui/image/init(systemname:)
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public init(systemName: String) {
    source = .symbol(systemName)
    // Apple names many symbols itself; here an unnamed one is heard by its name, so that a test notices it.
    label = systemName
  }

  /// https://developer.apple.com/documentation/swiftui/image/init(_:bundle:)
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name)
    label = name
  }

  /// https://developer.apple.com/documentation/swiftui/image/init(_:bundle:label:)
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = label.plain
  }

  /// https://developer.apple.com/documentation/swiftui/image/init(decorative:bundle:)
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
    label = nil
  }
}

extension Image: Primitive {
  public typealias Body = Never

  func element(_ node: Node) -> Element {
    var element = Element("Image")
    switch source {
    case .named(let name): element.attributes["name"] = name
    case .symbol(let name): element.attributes["symbol"] = name
    case .data(let name): element.attributes["data"] = name
    }
    if let label {
      element.isAccessible = true
      element.accessibility.label = label
      element.accessibility.traits = .isImage
    }
    element.node = node
    return element
  }
}

extension Image {
  /// https://developer.apple.com/documentation/swiftui/image/resizingmode
  public enum ResizingMode: Sendable { case tile, stretch }

  /// https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// https://developer.apple.com/documentation/swiftui/image/renderingmode(_:)
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// https://developer.apple.com/documentation/swiftui/image/templaterenderingmode
  public enum TemplateRenderingMode: Sendable { case template, original }

  /// https://developer.apple.com/documentation/swiftui/image/scale
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public enum Scale: Sendable { case small, medium, large }
}
