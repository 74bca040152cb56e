import CAdwaita
import LoadKit
import LoadKitAdwaita
import _ArticlesCore

/// Every state that a screen can be in, one at a time, drawn by the same bin as the real screens.
@MainActor final class StatesWindow {
  let widget: Widget = adw_window_new()

  private let examples = LoadStateExample.all(Sample.articles)
  private let bin: LoadScreenBin<[Article]>
  private let name = Widgets.label(centered: true).styled("heading").margins(6)
  private var selected = 0
  private let last = Widgets.label().styled("dim-label", "caption").margins(6)

  init(_ session: WindowSession, over parent: Widget) {
    let list = RowList<Article>(name: "Articles") { article, row in
      row.show(title: Text.line(article.title), text: Text.preview(article.body))
    }
    let steps = Steps()
    var actions: [LoadAction: @MainActor () -> Void] = [:]
    for action in Self.actions { actions[action] = { steps.window?.noteChoice(of: action) } }
    bin = LoadScreenBin(
      content: list.widget,
      options: LoadBinOptions(
        words: LoadWords(.articles, common: session.words.common), actions: actions, hasShortcuts: false,
        announces: false)
    ) { list.show($0) }
    let window = widget.of(GtkWindow.self)
    gtk_window_set_title(window, "States")
    gtk_window_set_transient_for(window, parent.of(GtkWindow.self))
    gtk_window_set_destroy_with_parent(window, 1)
    gtk_window_set_default_size(window, 400, 800)
    let header: Widget = adw_header_bar_new()
    adw_header_bar_pack_start(
      header.opaque, Widgets.button(icon: "go-previous-symbolic", name: "Previous state") { steps.window?.step(-1) })
    adw_header_bar_pack_start(
      header.opaque, Widgets.button(icon: "go-next-symbolic", name: "Next state") { steps.window?.step(1) })
    adw_window_set_content(
      widget.of(AdwWindow.self),
      Widgets.column(header, name, bin.widget.expanding(vertical: true), last))
    steps.window = self
    for (keys, distance) in [("<Control>Page_Up", -1), ("<Control>Page_Down", 1)] {
      widget.onKeys(keys, comesFirst: true) { [weak self] in
        self?.step(distance)
        return true
      }
    }
    show()
    widget.own(self)
  }

  private func step(_ distance: Int) {
    selected = (selected + distance + examples.count) % examples.count
    show()
  }

  private func show() {
    guard let example = examples[at: selected] else { return }
    gtk_label_set_text(name.opaque, example.id)
    last.isShown = false
    bin.show(.state(example.state), empty: example.empty)
  }

  private static let actions: [LoadAction] = [
    .load, .retry, .refresh, .cancel, .dismiss, .signIn, .clearSearch, .clearFilters, .contactSupport, .openSettings,
  ]

  private func noteChoice(of action: LoadAction) {
    gtk_label_set_text(last.opaque, "Chosen: \(action)")
    last.isShown = true
  }
}

/// Whose buttons were pressed: they are made before the window is.
@MainActor private final class Steps {
  weak var window: StatesWindow?
}

/// What stands for content.
private enum Sample {
  static let articles = [
    Article(id: 1, userID: 1, title: "One enum instead of four booleans", body: "A screen is in one state at a time."),
    Article(id: 2, userID: 2, title: "How swifts sleep in the air", body: "Young swifts may not land for ten months."),
    Article(id: 3, userID: 3, title: "What a 429 is trying to tell you", body: "The server is healthy, and busy."),
  ]
}
