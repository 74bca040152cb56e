#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// The button of a toolbar that refreshes all loaders of a display, with ⌘R.
  struct DisplayRefreshButton: View {
    private let display: LoadDisplay
    /// Read here, so that the button is drawn again on every system.
    private let action: LoadPresentation.Action?
    private let name: LoadPresentation.Action?

    /// Creates the button.
    ///
    /// - Parameters:
    ///   - display: The display.
    ///   - name: The action that has the names of the button; `nil` for the first one of the display.
    init(display: LoadDisplay, named name: LoadPresentation.Action?) {
      self.display = display
      action = display.refreshAction
      self.name = name
    }

    var body: some View {
      if let action {
        let name = name ?? action
        Button {
          display.startRefresh()
        } label: {
          BusyLabel(isBusy: action.isBusy, busyName: name.label) {
            Label(name.title, systemImage: "arrow.clockwise")
          }
        }
        .disabled(!action.isEnabled || action.isBusy)
        .accessibilityLabel(name.label)
        .accessibilityIdentifier(LoadAction.refresh.identifier)
        .refreshShortcut()
      }
    }
  }
#endif
