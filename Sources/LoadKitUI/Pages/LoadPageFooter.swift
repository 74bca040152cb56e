#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// The end of a list that is loaded page by page: it asks for the next page when it appears, shows its progress, and
  /// offers a retry if it fails (rule 24).
  ///
  /// ```swift
  /// LoadStateView(articles.list) { pages in
  ///   List {
  ///     ForEach(pages) { ArticleRow($0) }
  ///     LoadPageFooter(articles)
  ///   }
  /// }
  /// ```
  ///
  /// A page that failed is not asked for again by scrolling. It draws nothing at the end of the list, unless the
  /// wording has a note for it. Changes are announced while it is visible.
  public struct LoadPageFooter<Input: Equatable, Item, Cursor>: View {
    private let pages: PagedLoader<Input, Item, Cursor>

    /// Creates a footer.
    ///
    /// - Parameter pages: The loader of the list above it.
    public init(_ pages: PagedLoader<Input, Item, Cursor>) { self.pages = pages }

    /// The footer.
    public var body: some View { PageEndView(pages: pages, edge: .next) }
  }

  /// The beginning of a list whose first page has pages before it, the earlier messages of a chat for example: it asks
  /// for the previous page when it appears, by the rules of ``LoadPageFooter``.
  ///
  /// ```swift
  /// List {
  ///   LoadPageHeader(messages)
  ///   ForEach(pages) { MessageRow($0) }
  /// }
  /// ```
  public struct LoadPageHeader<Input: Equatable, Item, Cursor>: View {
    private let pages: PagedLoader<Input, Item, Cursor>

    /// Creates a header.
    ///
    /// - Parameter pages: The loader of the list below it.
    public init(_ pages: PagedLoader<Input, Item, Cursor>) { self.pages = pages }

    /// The header.
    public var body: some View { PageEndView(pages: pages, edge: .previous) }
  }

  /// An end of a list, in a row of its own.
  private struct PageEndView<Input: Equatable, Item, Cursor>: View {
    let pages: PagedLoader<Input, Item, Cursor>
    let edge: LoadPageEdge
    @StateObject private var host = DisplayHost()
    @State private var placement = RowPlacement()
    @State private var model = LoadNextPageModel()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.redactionReasons) private var redactionReasons

    var body: some View {
      let scope = host.scope(within: outer)
      let isEnabled = !redactionReasons.contains(.placeholder)
      model.adopt(settings, scope)
      model.words = settings.words(locale: locale)
      model.handlers = settings.handlers
      model.prepare(pages, edge: edge)
      return Followed(object: model) {
        let body = model.presentation.body
        if body != .nothing {
          // One container, whatever is in it, so that appearing again is nothing but scrolling.
          VStack { NextPageBody(nextPage: body, style: settings.style) { [model] in model.perform($0) } }
            .frame(maxWidth: .infinity)
            .task(id: isEnabled ? model.requestID : nil) { [model] in
              if isEnabled { model.footerWasLaidOut() }
            }
            .onAppear { [model, placement, scope] in
              guard isEnabled else { return }
              placement.place(model, on: scope)
              model.footerAppeared()
            }
            .onDisappear { [model] in model.footerDisappeared() }
            .onNewValue(of: ObjectIdentifier(scope)) { [model, placement, scope] _, _ in
              if isEnabled { placement.place(model, on: scope) }
            }
            .modifier(DisplayLife(host: host, isShared: false))
        }
      }
      .environment(\.loadOwner, ObjectIdentifier(model))
      // In a list of iOS 16, the footer within the condition would never appear without one around it.
      .onAppear()
    }
  }

  /// What a footer draws for the end of a list.
  private struct NextPageBody: View {
    let nextPage: NextPagePresentation.Body
    let style: (any LoadStateViewStyle)?
    let perform: (LoadAction) -> Void

    var body: some View {
      switch nextPage {
      case .nothing:
        EmptyView()
      case .space(let indicator):
        self.indicator(indicator).hidden()
      case .indicator(let indicator):
        self.indicator(indicator)
      case .button(let action):
        LoadActionButton(action, perform: perform)
      case .failure(let failure):
        FailureParts(
          symbol: failure.symbol, title: failure.title, text: failure.text, details: failure.details,
          actions: failure.actions, region: .message, part: .footer, perform: perform)
      case .note(let note):
        Text(verbatim: note)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(LoadPart.footer.identifier)
      }
    }

    private func indicator(_ indicator: LoadPresentation.Indicator) -> some View {
      (style ?? DefaultLoadStateViewStyle()).indicator(
        LoadStateViewStyleConfiguration.Indicator(indicator, placement: .row, perform: perform)
      )
      .environment(\.indicatorPart, .footer)
    }
  }
#endif
