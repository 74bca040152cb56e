import CAdwaita
import LoadKit
import LoadKitAdwaita
import _ArticlesCore

/// An article with its author and comments, each of which loads, fails and is retried by itself.
@MainActor final class ArticlePage {
  let widget: Widget
  var onBack: @MainActor () -> Void = {}
  var isAlone = false { didSet { } }
  init(_ session: Session) { widget = Widgets.column() }
  func show(_ article: Article) {}
  func focus() {}
}
