import CAdwaita
import CAdwaitaProbe
import LoadKit
import LoadKitAdwaita
import LoadKitTesting

/// Runs the conformance suite on a bin in a real window, and prints how the bin differs from the screen model.
@MainActor enum Conformance {
  static func run() async {
    let problems = await LoadRendererConformance.problems { WindowDriver($0) }
    for problem in problems { print(problem) }
    report("problems", problems.count)
  }
}

/// A window with a text field, which has the focus, and a bin.
@MainActor private final class WindowDriver: LoadRendererDriver {
  private(set) var announcements: [String] = []
  /// No process is suspended on a desktop.
  let suspendsInBackground = false

  private let bin: LoadStateBin<NoInput, [String]>
  private let window: Widget = gtk_window_new()

  init(_ screen: LoadRendererScreen) {
    let rows = Widgets.column()
    bin = LoadStateBin(screen.loader, content: rows) { texts in
      while let row = gtk_widget_get_first_child(rows) { gtk_box_remove(rows.of(GtkBox.self), row) }
      for text in texts { gtk_box_append(rows.of(GtkBox.self), Widgets.label(text)) }
    }
    gtk_window_set_child(window.of(GtkWindow.self), Widgets.column(gtk_entry_new(), bin.widget))
    for alert in widgets(in: bin.widget) where gtk_accessible_get_accessible_role(alert.opaque) == .alert {
      alert.on("notify::label") { [weak self] in
        let text = String(cString: gtk_label_get_text(alert.opaque))
        if text.contains(where: { !$0.isWhitespace }) { self?.announcements.append(text) }
      }
    }
  }

  deinit { MainActor.assumeIsolated { gtk_window_destroy(window.of(GtkWindow.self)) } }

  func appear() async { gtk_window_present(window.of(GtkWindow.self)) }
  func disappear() async { gtk_widget_set_visible(window, 0) }
  func enterBackground() async {}
  func enterForeground() async {}
  func pull() async { bin.refresh() }
  func press(_ name: String) async {
    let buttons = shownWidgets.filter {
      g_type_check_instance_is_a($0.of(GTypeInstance.self), gtk_button_get_type()) != 0
    }
    if let button = buttons.first(where: { Self.name(of: $0) == name }) { probe_click(button) }
  }

  /// The names of the widgets that assistive technology finds, and the texts of labels.
  var names: [String] {
    shownWidgets.flatMap { widget in
      let isLabel = g_type_check_instance_is_a(widget.of(GTypeInstance.self), gtk_label_get_type()) != 0
      return [Self.name(of: widget), isLabel ? String(cString: gtk_label_get_text(widget.opaque)) : nil]
        .compactMap { $0 }
    }
  }

  private var shownWidgets: [Widget] {
    widgets(in: bin.widget) { gtk_widget_get_mapped($0) != 0 && probe_accessible_is_hidden($0) == 0 }
      .filter { gtk_accessible_get_accessible_role($0.opaque) != .alert }
  }

  private static func name(of widget: Widget) -> String? {
    guard let name = probe_accessible_name(widget) else { return nil }
    defer { g_free(name) }
    return String(cString: name)
  }
}

/// A widget and all within it, as far as a condition holds for them and for those around them.
@MainActor func widgets(in widget: Widget, where isFound: (Widget) -> Bool = { _ in true }) -> [Widget] {
  guard isFound(widget) else { return [] }
  var (found, child) = ([widget], gtk_widget_get_first_child(widget))
  while let next = child {
    found += widgets(in: next, where: isFound)
    child = gtk_widget_get_next_sibling(next)
  }
  return found
}

extension GtkAccessibleRole {
  fileprivate static var alert: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_ALERT }
}
