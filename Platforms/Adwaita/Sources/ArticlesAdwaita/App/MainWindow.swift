import CAdwaita
import LoadKitAdwaita
import _ArticlesCore

/// The window: the list, and beside it or in its place the article that was chosen.
@MainActor final class MainWindow {
  let widget: Widget
  private let leaflet: Widget = adw_leaflet_new()
  private let list: ArticleListPage
  private let article: ArticlePage

  init(_ session: Session, application: UnsafeMutablePointer<AdwApplication>) {
    list = ArticleListPage(session)
    article = ArticlePage(session)
    widget = adw_application_window_new(application.gtk)
    gtk_window_set_title(widget.of(GtkWindow.self), "Articles")
    gtk_window_set_default_size(widget.of(GtkWindow.self), 900, 860)
    gtk_widget_set_size_request(widget, 320, 240)
    for page in [list.widget, article.widget] { adw_leaflet_append(leaflet.opaque, page) }
    adw_leaflet_set_can_navigate_back(leaflet.opaque, 1)
    adw_application_window_set_content(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: AdwApplicationWindow.self), leaflet)
    list.onOpen = { [weak self] in self?.open($0) }
    article.onBack = { [weak self] in self?.back() }
    connect(leaflet, "notify::folded") { [weak self] _ in self?.arrange() }
    arrange()
    widget.own(self)
  }

  private func open(_ article: Article) {
    self.article.show(article)
    adw_leaflet_set_visible_child(leaflet.opaque, self.article.widget)
    self.article.focus()
  }

  private func back() {
    adw_leaflet_navigate(leaflet.opaque, ADW_NAVIGATION_DIRECTION_BACK)
  }

  private func arrange() { article.isAlone = adw_leaflet_get_folded(leaflet.opaque) != 0 }
}
