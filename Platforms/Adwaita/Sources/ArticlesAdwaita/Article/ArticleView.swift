import CAdwaita
import LoadKit
import LoadKitAdwaita
import _ArticlesCore

/// An article with its author and comments: each part loads, fails and is retried by itself.
@MainActor final class ArticleView {
  let widget: Widget
  /// Is called when the user wants back to the list.
  var onBack: @MainActor () -> Void = {}
  /// Whether the list is not beside it, so that there is a way back to it.
  var isAlone = false {
    didSet {
      back.isShown = isAlone
      adw_header_bar_set_show_start_title_buttons(header.opaque, isAlone ? 1 : 0)
    }
  }

  private let header: Widget = adw_header_bar_new()
  private let back: Widget
  private let pages: [Widget]
  private let refreshButton: RefreshWidget
  private let article: LoadStateBin<Int, Article>
  private let author: LoadStateBin<Int, Author>
  private let document: DocumentPart
  private let comments: LoadStateBin<Int, [Comment]>

  init(_ session: WindowSession) {
    let (text, byline, remarks) = (ArticleMarkup(), AuthorView(), CommentsView())
    let service = session.service
    // One for all parts: a failure that several have is announced once.
    let display = LoadDisplay()
    article = Self.part(session, display, "article", .article, content: text.widget) {
      try await service.article($0, context: $1)
    } update: {
      text.show($0)
    }
    author = Self.part(session, display, "author", .author, content: byline.widget) {
      try await service.author($0, context: $1)
    } update: {
      byline.show($0)
    }
    document = DocumentPart(session, display: display)
    comments = Self.part(session, display, "comments", .comments, content: remarks.widget) {
      try await service.comments(articleID: $0, context: $1)
    } update: {
      remarks.show($0)
    }
    let pressed = Pressed()
    back = Widgets.button(icon: "go-previous-symbolic", name: "Back to the articles") { pressed.page?.onBack() }
    refreshButton = RefreshWidget { pressed.page?.refresh() }
    adw_header_bar_set_title_widget(header.opaque, adw_window_title_new("Article", ""))
    adw_header_bar_pack_start(header.opaque, back)
    adw_header_bar_pack_start(header.opaque, refreshButton.widget)
    let column = Widgets.column(
      spacing: 12, article.widget, author.widget.styled("card"), document.bin.widget.styled("card"),
      comments.widget.styled("card"))
    let clamp: Widget = adw_clamp_new()
    adw_clamp_set_child(clamp.opaque, column.margins(12))
    let nothing: Widget = adw_status_page_new()
    adw_status_page_set_icon_name(nothing.opaque, "x-office-document-symbolic")
    adw_status_page_set_title(nothing.opaque, "No Article Chosen")
    pages = [nothing.expanding(vertical: true), Widgets.scroller(clamp)]
    pages[1].isShown = false
    display.bind(to: pages[1])
    widget = Widgets.column(header, pages[0], pages[1]).expanding(horizontal: true)
    gtk_widget_set_size_request(widget, 320, -1)
    article.onPresentation = { [weak refreshButton] in refreshButton?.update($0) }
    refreshButton.widget.isShown = false
    pressed.page = self
    widget.own(self)
  }

  /// Shows an article of the list, with its parts anew from the server.
  func show(_ article: Article) {
    pages[0].isShown = false
    pages[1].isShown = true
    refreshButton.widget.isShown = true
    self.article.load(article.id)
    author.load(article.userID)
    document.bin.offer(article.id)
    comments.load(article.id)
    if isAlone { gtk_widget_grab_focus(back) }
  }

  /// Fetches all parts anew.
  ///
  /// - Returns: Whether that is possible now.
  @discardableResult func refresh() -> Bool {
    [article.refresh(), author.refresh(), comments.refresh()].contains(true)
  }

  /// Stops what can be stopped.
  ///
  /// - Returns: Whether there was anything.
  func cancel() -> Bool {
    [article.cancel(), author.cancel(), document.bin.cancel(), comments.cancel()].contains(true)
  }

  private static func part<Value>(
    _ session: WindowSession, _ display: LoadDisplay, _ name: String, _ wording: LoadWording, content: Widget,
    operation: @escaping @MainActor (Int, LoadContext) async throws -> Value,
    update: @escaping @MainActor (Value) -> Void
  ) -> LoadStateBin<Int, Value> {
    LoadStateBin(
      session.loader(name, wording, operation: operation), input: nil, content: content,
      options: LoadBinOptions(words: session.words, layout: .section, hasShortcuts: false), display: display,
      update: update)
  }
}

/// Whose buttons were pressed: they are made before the page is.
@MainActor private final class Pressed {
  weak var page: ArticleView?
}
