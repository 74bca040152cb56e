import CAdwaita

/// Takes the keyboard's focus on behalf of something that is only read: words, a spinner.
///
/// It can be focused only while it is, so that the Tab key does not stop at it (rule 28).
@MainActor final class FocusTarget {
  private let widget: Widget

  /// Creates a target.
  ///
  /// - Parameter widget: What gets the focus. It needs a name for assistive technology.
  init(_ widget: Widget) {
    self.widget = widget
    let controller = gtk_event_controller_focus_new()
    gtk_widget_add_controller(widget, controller)
    guard let controller else { return }
    connect(UnsafeMutableRawPointer(controller), "notify::contains-focus") { [weak self] _ in
      guard gtk_event_controller_focus_contains_focus(controller) == 0 else { return }
      self?.release()
    }
  }

  /// Moves the focus here.
  func focus() {
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_grab_focus(widget)
  }

  private func release() { gtk_widget_set_focusable(widget, 0) }
}
