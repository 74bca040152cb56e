import CAdwaita
import LoadKit
import LoadKitAdwaita
import _ArticlesCore

/// The window: the list, and beside it or in its place the article that was chosen.
@MainActor final class MainWindow {
  let widget: Widget
  let session: WindowSession
  private let leaflet: Widget = adw_leaflet_new()
  private let toasts: Widget = adw_toast_overlay_new()
  /// Made when it is first asked for, and kept with what was written in it.
  private var form: ComposeWindow?
  private let list: ArticleListPage
  private let article: ArticleView

  init(_ session: WindowSession, application: UnsafeMutablePointer<AdwApplication>) {
    self.session = session
    list = ArticleListPage(session)
    article = ArticleView(session)
    widget = adw_application_window_new(application.gtk)
    gtk_window_set_title(widget.of(GtkWindow.self), "Articles")
    gtk_window_set_default_size(widget.of(GtkWindow.self), 900, 860)
    gtk_widget_set_size_request(widget, 320, 240)
    // Each gets one half, whatever it shows: else the border would move with every message.
    let halves = gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL)
    for page in [list.widget, article.widget] {
      adw_leaflet_append(leaflet.opaque, page)
      gtk_size_group_add_widget(halves, page)
    }
    if let halves { g_object_unref(UnsafeMutableRawPointer(halves)) }
    adw_leaflet_set_can_navigate_back(leaflet.opaque, 1)
    adw_toast_overlay_set_child(toasts.opaque, leaflet)
    adw_application_window_set_content(widget.of(AdwApplicationWindow.self), toasts)
    list.onOpen = { [weak self] in self?.open($0) }
    article.onBack = { [weak self] in self?.back() }
    for change in ["notify::folded", "notify::visible-child"] {
      connect(leaflet, change) { [weak self] _ in self?.arrange() }
    }
    LoadShortcuts.attach(
      to: leaflet, refresh: { [weak self] in self?.refresh() == true },
      cancel: { [weak self] in self?.cancel() == true })
    leaflet.onKeys("<Alt>Left") { [weak self] in self?.back() == true }
    leaflet.onKeys("<Control>f") { [weak self] in self?.search() == true }
    arrange()
    addActions(application)
    widget.own(self)
  }

  private func open(_ article: Article) {
    let focus = gtk_window_get_focus(widget.of(GtkWindow.self))
    adw_leaflet_set_visible_child(leaflet.opaque, self.article.widget)
    // Beside the list nothing takes its place: whoever goes through it stays there, though the leaflet moves the focus.
    if !isFolded, let focus { gtk_widget_grab_focus(focus) }
    self.article.show(article)
  }

  @discardableResult private func back() -> Bool {
    guard isFolded, isArticleShown else { return false }
    adw_leaflet_navigate(leaflet.opaque, ADW_NAVIGATION_DIRECTION_BACK)
    list.focus()
    return true
  }

  private func search() -> Bool {
    if isFolded { adw_leaflet_set_visible_child(leaflet.opaque, list.widget) }
    list.focusSearch()
    return true
  }

  /// Shows the form for a new article.
  func compose() {
    let form = form ?? ComposeWindow(session, over: widget)
    self.form = form
    form.onSent = { [weak self] in self?.wasSent($0) }
    form.onFailed = { [weak self] in self?.say($0) }
    form.present()
  }

  private func wasSent(_ article: Article) {
    say("\(SubmissionWording.article.sent ?? ""): \(article.title)")
    list.reload()
  }

  private func say(_ text: String) {
    // The title of a toast is markup.
    let title = g_markup_escape_text(Text.line(text), -1)
    adw_toast_overlay_add_toast(toasts.opaque, adw_toast_new(title))
    g_free(title)
  }

  /// Refreshes what the user looks at.
  private func refresh() -> Bool { isArticleInUse ? article.refresh() : list.refresh() }

  private func cancel() -> Bool { article.cancel() || list.cancel() }

  private var isFolded: Bool { adw_leaflet_get_folded(leaflet.opaque) != 0 }
  private var isArticleShown: Bool { adw_leaflet_get_visible_child(leaflet.opaque) == article.widget }
  private var isArticleInUse: Bool { isFolded ? isArticleShown : article.widget.hasFocus }

  /// Assistive technology sees what everybody else sees: one page of two, or both.
  private func arrange() {
    list.isAlone = isFolded
    article.isAlone = isFolded
    list.widget.setHidden(isFolded && isArticleShown)
    article.widget.setHidden(isFolded && !isArticleShown)
  }
}
