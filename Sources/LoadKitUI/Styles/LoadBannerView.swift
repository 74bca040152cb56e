#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A failed refresh beside content: what happened, a retry that is busy while it runs, and a button that puts it
  /// away.
  public struct LoadBannerView: View {
    private let banner: LoadPresentation.Banner
    private let placement: LoadStateViewStyleConfiguration.Placement
    private let perform: (LoadAction) -> Void

    /// Creates a banner.
    ///
    /// - Parameters:
    ///   - banner: What to say and to offer.
    ///   - placement: Where it is drawn. Default: beside the content.
    ///   - perform: Carries out an action. `LoadAction.details` is carried out by this view.
    public init(
      _ banner: LoadPresentation.Banner, placement: LoadStateViewStyleConfiguration.Placement = .accessory,
      perform: @escaping (LoadAction) -> Void
    ) {
      self.banner = banner
      self.placement = placement
      self.perform = perform
    }

    /// Creates what a style draws by default.
    public init(_ configuration: LoadStateViewStyleConfiguration.Banner) {
      self.init(configuration.banner, placement: configuration.placement, perform: configuration.perform)
    }

    /// The banner.
    public var body: some View {
      if placement == .row {
        parts
      } else {
        parts
          .padding()
          .frame(maxWidth: .infinity, alignment: .leading)
          .raised(RoundedRectangle(cornerRadius: 12))
          .padding(.horizontal)
          .padding(.vertical, 8)
      }
    }

    private var parts: some View {
      FailureParts(
        symbol: banner.symbol, title: banner.title, text: banner.text, details: banner.details,
        actions: banner.actions + [banner.dismiss], region: .banner, part: .banner, perform: perform)
    }
  }

  /// What happened and what can be done, beside content.
  struct FailureParts: View {
    let symbol: String
    let title: String
    let text: String
    let details: String?
    let actions: [LoadPresentation.Action]
    let region: LoadRegion
    let part: LoadPart
    let perform: (LoadAction) -> Void
    @State private var showsDetails = false

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        VStack(alignment: .leading, spacing: 4) {
          Label(title, systemImage: symbol)
            .font(.headline)
          Text(verbatim: text)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(part.identifier)
        .loadFocus(region)
        if showsDetails, let details {
          Text(verbatim: details)
            .font(.footnote.monospaced())
            .copyable()
        }
        ViewThatFits(in: .horizontal) {
          HStack { buttons }
          VStack(alignment: .leading) { buttons }
        }
      }
    }

    private var buttons: some View {
      ActionButtons(actions: actions, region: region, showDetails: { showsDetails.toggle() }, perform: perform)
    }
  }

  /// Where content comes from and how old it is, beside it.
  public struct LoadNoteView: View {
    private let configuration: LoadStateViewStyleConfiguration.Note

    /// Creates what a style draws by default.
    public init(_ configuration: LoadStateViewStyleConfiguration.Note) {
      self.configuration = configuration
    }

    /// The note.
    public var body: some View {
      VStack(alignment: .leading, spacing: 2) {
        if let note = configuration.note { Text(verbatim: note) }
        if let age = configuration.age { Text(verbatim: age) }
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, alignment: configuration.placement == .row ? .leading : .center)
      .padding(.vertical, configuration.placement == .row ? 0 : 4)
      .accessibilityIdentifier(LoadPart.note.identifier)
    }
  }
#endif
