import CAdwaita
import LoadKitAdwaita
import _ArticlesCore

/// Who wrote an article.
@MainActor final class AuthorView {
  let widget: Widget
  private let avatar: Widget = adw_avatar_new(48, "", 1)
  private let name = Widgets.label().styled("heading")
  private let details = Widgets.label().styled("dim-label")

  init() {
    let words = Widgets.column(spacing: 3, name, details).expanding(horizontal: true).aligned(
      vertical: GTK_ALIGN_CENTER)
    widget = Widgets.row(spacing: 12, avatar.decorating(), words).margins(12)
  }

  func show(_ author: Author) {
    let name = Text.line(author.name)
    adw_avatar_set_text(avatar.opaque, name)
    gtk_label_set_text(self.name.opaque, name)
    let details = [author.company?.name, author.email].compactMap { $0.map(Text.line) }.filter { !$0.isEmpty }
    gtk_label_set_text(self.details.opaque, details.joined(separator: "\n"))
    self.details.isShown = !details.isEmpty
  }
}
