#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// Words and actions in place of content: nothing asked for, nothing there, or what went wrong.
  ///
  /// It is the system's `ContentUnavailableView` where there is one, and looks like it elsewhere.
  public struct LoadMessageView: View {
    private let message: LoadPresentation.Message
    private let placement: LoadStateViewStyleConfiguration.Placement
    private let perform: (LoadAction) -> Void
    @Environment(\.loadSettings) private var settings
    @State private var showsDetails = false

    /// Creates a message.
    ///
    /// - Parameters:
    ///   - message: What to say and to offer.
    ///   - placement: Where it is drawn. Default: in place of a screen.
    ///   - perform: Carries out an action. `LoadAction.details` is carried out by this view.
    public init(
      _ message: LoadPresentation.Message, placement: LoadStateViewStyleConfiguration.Placement = .screen,
      perform: @escaping (LoadAction) -> Void
    ) {
      self.message = message
      self.placement = placement
      self.perform = perform
    }

    /// Creates what a style draws by default.
    public init(_ configuration: LoadStateViewStyleConfiguration.Message) {
      self.init(configuration.message, placement: configuration.placement, perform: configuration.perform)
    }

    /// The message.
    public var body: some View {
      parts.focusableOnTV(message.actions.isEmpty)
    }

    @ViewBuilder private var parts: some View {
      if placement == .screen {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), !settings.imitatesEarlierSystem {
          ContentUnavailableView {
            Label(message.title, systemImage: message.symbol)
              .accessibilityIdentifier(LoadPart.message.identifier)
              .loadFocus(.message)
          } description: {
            texts
          } actions: {
            buttons
          }
        } else {
          VStack(spacing: 16) {
            EarlierMessageTitle(title: message.title, symbol: message.symbol)
              .accessibilityIdentifier(LoadPart.message.identifier)
              .loadFocus(.message)
            texts
              .foregroundStyle(.secondary)
            buttons
          }
          .multilineTextAlignment(.center)
          .padding()
        }
      } else {
        VStack(alignment: .leading, spacing: 8) {
          Label(message.title, systemImage: message.symbol)
            .font(.headline)
            .accessibilityIdentifier(LoadPart.message.identifier)
            .loadFocus(.message)
          texts
            .font(.subheadline)
            .foregroundStyle(.secondary)
          buttons
        }
        .padding(.vertical, 4)
      }
    }

    @ViewBuilder private var texts: some View {
      if let description = message.description { Text(verbatim: description) }
      if let suggestion = message.suggestion { Text(verbatim: suggestion) }
      if showsDetails, let details = message.details {
        Text(verbatim: details)
          .font(.footnote.monospaced())
          .copyable()
      }
    }

    private var buttons: some View {
      ActionButtons(
        actions: message.actions, region: .message, showDetails: { showsDetails.toggle() }, perform: perform)
    }
  }

  /// The symbol and the title of a message as `ContentUnavailableView` draws them.
  private struct EarlierMessageTitle: View {
    let title: String
    let symbol: String
    @ScaledMetric(relativeTo: .title) private var symbolSize = 48.0

    var body: some View {
      VStack(spacing: 12) {
        Image(systemName: symbol)
          .font(.system(size: symbolSize))
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
        Text(verbatim: title)
          .font(.title2.bold())
          .accessibilityAddTraits(.isHeader)
      }
    }
  }
#endif
