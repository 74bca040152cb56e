import CAdwaita
import LoadKit
import LoadKitAdwaita
import _ArticlesCore

/// The list of articles with its search.
@MainActor final class ArticleListPage {
  let widget: Widget
  /// Is called with the article that the user wants to read.
  var onOpen: @MainActor (Article) -> Void = { _ in }

  /// Whether the article is not beside it, whose header has the buttons of the window's end then.
  var isAlone = false {
    didSet { adw_header_bar_set_show_end_title_buttons(header.opaque, isAlone ? 1 : 0) }
  }

  private let header: Widget = adw_header_bar_new()
  private let search: Widget = gtk_search_entry_new()
  private let bin: LoadStateBin<String, [Article]>
  private let refreshButton: RefreshWidget

  init(_ session: WindowSession) {
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
        words: session.words,
        actions: [
          .clearSearch: {
            gtk_editable_set_text(search.opaque, "")
            gtk_widget_grab_focus(search)
          }
        ], hasShortcuts: false),
      empty: { .articles(query: $0) }
    ) { list.show($0) }
    self.bin = bin
    refreshButton = RefreshWidget { [weak bin] in bin?.refresh() }
    adw_header_bar_pack_start(header.opaque, refreshButton.widget)
    adw_header_bar_pack_end(header.opaque, Self.menuButton())
    adw_header_bar_pack_end(header.opaque, Self.composeButton())
    search.margins(top: 6, bottom: 6, sides: 12).named("Search articles")
    // GtkSearchEntry has no functions for that before GTK 4.10.
    if let field = gtk_editable_get_delegate(search.opaque) {
      let text = UnsafeMutableRawPointer(field).assumingMemoryBound(to: GtkText.self)
      gtk_text_set_placeholder_text(text, "Search articles")
      gtk_text_set_max_length(text, 200)
    }
    widget = Widgets.column(header, search, bin.widget)
    gtk_widget_set_size_request(widget, 320, -1)
    list.onChoose = { [weak self] in self?.onOpen($0) }
    bin.onPresentation = { [weak refreshButton] in refreshButton?.update($0) }
    search.on("changed") { [weak bin] in
      bin?.load(String(cString: gtk_editable_get_text(search.opaque)))
    }
    search.on("stop-search") { gtk_editable_set_text(search.opaque, "") }
    widget.own(self)
  }

  private static func composeButton() -> Widget {
    let button: Widget = gtk_button_new_from_icon_name("document-new-symbolic")
    gtk_actionable_set_action_name(button.opaque, "win.compose")
    gtk_widget_set_tooltip_text(button, "New Article")
    return button.named("New article")
  }

  private static func menuButton() -> Widget {
    let menu = g_menu_new()
    for (title, action) in [
      ("States", "win.states"), ("Preferences", "win.preferences"), ("About Articles", "win.about"),
    ] { g_menu_append(menu, title, action) }
    let button: Widget = gtk_menu_button_new()
    gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
    gtk_menu_button_set_primary(button.opaque, 1)
    gtk_menu_button_set_menu_model(
      button.opaque, menu.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GMenuModel.self) })
    gtk_widget_set_tooltip_text(button, "Main Menu")
    if let menu { g_object_unref(UnsafeMutableRawPointer(menu)) }
    return button.named("Main menu")
  }

  /// Fetches the list anew.
  ///
  /// - Returns: Whether that is possible now.
  func refresh() -> Bool { bin.refresh() }

  /// Fetches the list anew since it is known to have changed.
  func reload() { bin.loader.start(.invalidated) }

  /// Stops what can be stopped.
  ///
  /// - Returns: Whether there was anything.
  func cancel() -> Bool { bin.cancel() }

  /// Moves the focus to the search field.
  func focusSearch() { gtk_widget_grab_focus(search) }

  /// Moves the focus to the list, where it was there last.
  func focus() { gtk_widget_grab_focus(bin.widget) }
}
