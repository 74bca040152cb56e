#if !os(macOS)
  import UIKitDouble

  extension Image {
    /// https://developer.apple.com/documentation/swiftui/image/init(uiimage:)
    @available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    public init(uiImage: UIImage) { self.init(source: .data("UIImage"), label: "image") }
  }
#endif
