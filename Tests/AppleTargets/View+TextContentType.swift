#if os(macOS)
  import AppKit

  extension View {
    /// https://developer.apple.com/documentation/swiftui/view/textcontenttype(_:)
    @available(macOS 11.0, *)
    public nonisolated func textContentType(_ textContentType: NSTextContentType?) -> some View { self }
  }
#endif
