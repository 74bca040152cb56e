#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A message in place of content: the app's own view if it has one, else the style's.
  struct MessagePart: View {
    let message: LoadPresentation.Message
    let placement: LoadStateViewStyleConfiguration.Placement
    let style: any LoadStateViewStyle
    let perform: (LoadAction) -> Void
    @Environment(\.screenOptions) private var options

    var body: some View {
      if let own = options.view(for: message, perform: perform) {
        own
          .environment(\.screenOptions, ScreenOptions())
          .loadFocus(.message)
      } else {
        style.message(
          LoadStateViewStyleConfiguration.Message(message, placement: placement, perform: perform))
      }
    }
  }
#endif
