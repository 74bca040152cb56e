import CAdwaita
import LoadKit
import LoadKitAdwaita

/// Words with characters of markup are drawn as they are, wherever a bin draws words.
@MainActor enum Markup {
  private static let text = "Fish & chips < <b>peas</b>"

  static func run() {
    let wording = LoadWording(
      loading: text, idleTitle: text, idleDescription: text, refreshFailedTitle: text, empty: .firstUse(title: text))
    let messages = FailureWording().overriding(
      .notFound, with: FailureMessage(symbol: "tray", title: text, message: text, suggestion: text))
    let failure = LoadFailure(.notFound, diagnostic: text)
    let work = LoadActivity(indicator: .visible, phase: .slow, offersCancel: true)
    let states: [(name: String, state: LoadState<Int>, count: Int)] = [
      ("idle", .idle, 2), ("loading", .loading(work), 1), ("empty", .empty(LoadStatus()), 1),
      // The message and the suggestion stand in one label.
      ("failed", .failed(failure), 2), ("banner", .loaded(1, LoadStatus(refresh: .failed(failure))), 1),
    ]
    for layout in [LoadBinLayout.page, .section] {
      for (name, state, count) in states {
        let options = LoadBinOptions(words: LoadWords(wording, failures: messages), layout: layout)
        let bin = LoadScreenBin<Int>(content: gtk_label_new("content"), options: options) { _ in }
        bin.show(.state(state, retry: {}, cancel: {}))
        report("\(name)-\(layout)-missing", count - labels(in: bin.widget).filter { $0 == text || $0 == twice }.count)
      }
    }
  }

  private static let twice = text + "\n" + text

  /// What labels that can be seen really draw, without markup.
  private static func labels(in widget: Widget) -> [String] {
    guard widget.isShown else { return [] }
    var labels: [String] = []
    if g_type_check_instance_is_a(widget.of(GTypeInstance.self), gtk_label_get_type()) != 0 {
      labels.append(String(cString: pango_layout_get_text(gtk_label_get_layout(widget.opaque))))
    }
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      labels += self.labels(in: next)
      child = gtk_widget_get_next_sibling(next)
    }
    return labels
  }
}
