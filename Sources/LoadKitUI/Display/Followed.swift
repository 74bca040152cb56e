#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// Evaluates its content again when an object changes, on every system.
  ///
  /// From iOS 17 on when something changes that the content has read, before that whenever the object changes.
  struct Followed<Object: ObservableObject, Content: View>: View {
    let object: Object
    @ViewBuilder let content: () -> Content
    @Environment(\.loadSettings) private var settings

    var body: some View {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), !settings.imitatesEarlierSystem {
        content()
      } else {
        FollowedObject(object: object, content: content)
      }
    }
  }

  private struct FollowedObject<Object: ObservableObject, Content: View>: View {
    @ObservedObject var object: Object
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
  }
#endif
