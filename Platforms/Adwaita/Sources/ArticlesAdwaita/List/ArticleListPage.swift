import CAdwaita
import LoadKit
import LoadKitAdwaita
import _ArticlesCore

/// The list of articles with its search.
@MainActor final class ArticleListPage {
  let widget: Widget
  /// Is called with the article that the user wants to read.
  var onOpen: @MainActor (Article) -> Void = { _ in }

  private let search: Widget = gtk_search_entry_new()
  private let bin: LoadStateBin<String, [Article]>
  private let refreshButton: RefreshButton

  init(_ session: Session) {
    let service = session.service
    let loader: Loader<String, [Article]> = session.loader(
      "articles", .articles, options: LoadOptions(debounce: .milliseconds(300), keepsPreviousContent: true)
    ) { query, context in try await service.articles(query: query, context: context) }
    let list = RowList<Article>(name: "Articles") { article, row in
      row.show(title: Text.line(article.title), text: Text.preview(article.body))
    }
    let search = search
    let bin = LoadStateBin(
      loader, input: "", content: list.widget, placeholder: PlaceholderRows.widget(),
      options: LoadBinOptions(
        strings: session.strings, empty: { .articles(query: $0) },
        actions: [
          .clearSearch: {
            gtk_editable_set_text(search.opaque, "")
            gtk_widget_grab_focus(search)
          }
        ], hasShortcuts: false)
    ) { list.show($0) }
    self.bin = bin
    refreshButton = RefreshButton { [weak bin] in bin?.refresh() }
    let header: Widget = adw_header_bar_new()
    adw_header_bar_pack_start(header.opaque, refreshButton.widget)
    search.margins(top: 6, bottom: 6, sides: 12).named("Search articles")
    widget = Widgets.column(header, search, bin.widget)
    gtk_widget_set_size_request(widget, 320, -1)
    list.onChoose = { [weak self] in self?.onOpen($0) }
    refreshButton.update(bin.presentation)
    bin.onPresentation = { [weak refreshButton] in refreshButton?.update($0) }
    search.on("changed") { [weak bin] in
      bin?.load(String(cString: gtk_editable_get_text(search.opaque)))
    }
    search.on("stop-search") { gtk_editable_set_text(search.opaque, "") }
    widget.own(self)
  }

  /// Fetches the list anew.
  ///
  /// - Returns: Whether that is possible now.
  func refresh() -> Bool { bin.refresh() }

  /// Stops what can be stopped.
  ///
  /// - Returns: Whether there was anything.
  func cancel() -> Bool { bin.cancel() }

  /// Moves the focus to the search field.
  func focusSearch() { gtk_widget_grab_focus(search) }

  /// Moves the focus to the list, where it was there last.
  func focus() { gtk_widget_grab_focus(bin.widget) }
}
