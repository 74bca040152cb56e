#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A sign that work is under way: a spinner or a bar with its label, what is special, and Cancel where that is
  /// offered.
  public struct LoadProgressView: View {
    private let indicator: LoadPresentation.Indicator
    private let placement: LoadStateViewStyleConfiguration.Placement
    private let perform: (LoadAction) -> Void
    @Environment(\.indicatorPart) private var part

    /// Creates a sign of work.
    ///
    /// - Parameters:
    ///   - indicator: What to show.
    ///   - placement: Where it is drawn. Default: in place of a screen.
    ///   - perform: Carries out Cancel.
    public init(
      _ indicator: LoadPresentation.Indicator, placement: LoadStateViewStyleConfiguration.Placement = .screen,
      perform: @escaping (LoadAction) -> Void
    ) {
      self.indicator = indicator
      self.placement = placement
      self.perform = perform
    }

    /// Creates what a style draws by default.
    public init(_ configuration: LoadStateViewStyleConfiguration.Indicator) {
      self.init(configuration.indicator, placement: configuration.placement, perform: configuration.perform)
    }

    /// The sign.
    public var body: some View {
      switch placement {
      case .screen:
        VStack(spacing: 12) { parts }
          .multilineTextAlignment(.center)
          .padding()
      case .row:
        VStack(spacing: 8) { parts }
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 8)
      case .accessory:
        HStack(spacing: 12) { parts }
          .frame(maxWidth: .infinity)
          .padding(.horizontal)
          .padding(.vertical, 8)
      case .overlay:
        HStack(spacing: 12) { parts }
          .padding(.horizontal, 16)
          .padding(.vertical, 10)
          .raised(Capsule())
          .padding()
      }
    }

    @ViewBuilder private var parts: some View {
      sign
        .accessibilityIdentifier(identifier)
        .loadFocus(.indicator)
      if let detail = indicator.detail {
        Text(verbatim: detail)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      if let cancel = indicator.cancel {
        LoadActionButton(cancel, in: .indicator, perform: perform)
          .buttonStyle(.bordered)
      }
    }

    @ViewBuilder private var sign: some View {
      switch indicator.style {
      case .spinner where placement == .overlay:
        ProgressView()
          .spinsAgain()
          .accessibilityLabel(indicator.label)
      case .spinner:
        ProgressView { label }
          .spinsAgain()
      case .bar(let fraction):
        ProgressView(value: fraction) {
          label
        } currentValueLabel: {
          if let value = indicator.value { Text(verbatim: value) }
        }
        // The value is no part of the name.
        .accessibilityLabel(indicator.label)
        .accessibilityValue(indicator.value ?? "")
      case .indeterminateBar:
        ProgressView { label }
          .progressViewStyle(.linear)
          .accessibilityLabel(indicator.label)
      case .wordsOnly:
        EmptyView()
      }
    }

    private var identifier: String {
      let isScreen = placement == .screen || placement == .row
      return (part ?? (isScreen ? .indicator : .activity)).identifier
    }

    private var label: some View { Text(verbatim: indicator.label) }
  }

  extension EnvironmentValues {
    private struct IndicatorPartKey: EnvironmentKey {
      static var defaultValue: LoadPart? { nil }
    }

    /// The part that an indicator belongs to, where its place does not tell.
    var indicatorPart: LoadPart? {
      get { self[IndicatorPartKey.self] }
      set { self[IndicatorPartKey.self] = newValue }
    }
  }
#endif
