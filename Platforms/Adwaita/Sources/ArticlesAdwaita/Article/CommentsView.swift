import CAdwaita
import LoadKit
import LoadKitAdwaita
import _ArticlesCore

/// What readers said about an article.
@MainActor final class CommentsView {
  /// The most comments that are drawn; a count tells of the rest.
  private static let limit = 100
  /// The most characters of each.
  private static let textLimit = 2_000

  let widget: Widget
  private let count = Widgets.label().styled("heading")
  private let rows = Widgets.column(spacing: 18)
  private let more = Widgets.label().styled("dim-label")

  init() { widget = Widgets.column(spacing: 18, count, rows, more).margins(12) }

  func show(_ comments: [Comment]) {
    while let row = gtk_widget_get_first_child(rows) { gtk_box_remove(rows.of(GtkBox.self), row) }
    for comment in comments.prefix(Self.limit) { gtk_box_append(rows.of(GtkBox.self), Self.row(comment)) }
    let rest = comments.count - Self.limit
    gtk_label_set_text(count.opaque, LoadWording.comments.count?(comments.count) ?? "")
    gtk_label_set_text(more.opaque, LoadWording.comments.more?(max(0, rest)) ?? "")
    more.isShown = rest > 0
  }

  private static func row(_ comment: Comment) -> Widget {
    let head = Widgets.column(
      Widgets.label(Text.line(comment.name)).styled("heading"),
      Widgets.label(Text.line(comment.email)).styled("caption", "dim-label"))
    return Widgets.column(spacing: 6, head, Widgets.label(Text.paragraphs(comment.body, limit: textLimit)))
  }
}
