import CAdwaita
import LoadKitAdwaita

/// A row of a list: a title, and below it the beginning of a text.
@MainActor final class ArticleListRow {
  let widget: Widget
  /// What assistive technology calls it.
  private(set) var name = ""
  private let title = Widgets.label(lines: 2).styled("heading")
  private let text = Widgets.label(lines: 1).styled("dim-label")

  init() {
    widget = Widgets.column(spacing: 3, title, text).margins(top: 9, bottom: 9, sides: 12)
  }

  func show(title: String, text: String) {
    name = title
    gtk_label_set_text(self.title.opaque, title)
    gtk_label_set_text(self.text.opaque, text)
  }
}
