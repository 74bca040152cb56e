#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A button for an action of a presentation: with a name that stands alone, disabled while it cannot be pressed, busy
  /// while what it started is under way.
  public struct LoadActionButton: View {
    private let action: LoadPresentation.Action
    private let region: LoadRegion
    private let perform: (LoadAction) -> Void

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - action: What it does, and its names.
    ///   - perform: Carries it out.
    public init(_ action: LoadPresentation.Action, perform: @escaping (LoadAction) -> Void) {
      self.init(action, in: .message, perform: perform)
    }

    init(_ action: LoadPresentation.Action, in region: LoadRegion, perform: @escaping (LoadAction) -> Void) {
      self.action = action
      self.region = region
      self.perform = perform
    }

    /// The button.
    public var body: some View {
      Button {
        perform(action.action)
      } label: {
        BusyLabel(isBusy: action.isBusy, busyName: action.label) { Text(verbatim: action.title) }
      }
      .disabled(!action.isEnabled || action.isBusy)
      .accessibilityLabel(action.label)
      .accessibilityIdentifier(action.action.identifier)
      .loadFocus(action.action, in: region)
    }
  }

  /// A label that gives way to a spinner and keeps its width. What cannot be seen is not heard either, so the spinner
  /// has the name.
  struct BusyLabel<Label: View>: View {
    let isBusy: Bool
    let busyName: String
    @ViewBuilder let label: Label

    var body: some View {
      label
        .opacity(isBusy ? 0 : 1)
        .overlay {
          if isBusy { ProgressView().spinsAgain().accessibilityLabel(busyName) }
        }
    }
  }
#endif
