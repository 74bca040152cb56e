import CAdwaita
import LoadKitAdwaita
import _ArticlesCore

/// The title and the text of an article.
@MainActor final class ArticleMarkup {
  let widget: Widget
  private let title = Widgets.label().styled("title-1")
  private let text = Widgets.label().styled("body")

  init() { widget = Widgets.column(spacing: 12, title, text) }

  func show(_ article: Article) {
    gtk_label_set_text(title.opaque, Text.line(article.title))
    gtk_label_set_text(text.opaque, Text.paragraphs(article.body))
  }
}
