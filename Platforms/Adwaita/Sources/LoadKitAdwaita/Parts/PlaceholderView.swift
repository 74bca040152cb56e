import CAdwaita
import CAdwaitaSupport
import LoadKit

/// Layout without content. To assistive technology it is one element.
@MainActor final class PlaceholderView {
  let widget: Widget
  let focusTarget: FocusTarget
  /// Whether there is anything to draw.
  var hasLayout: Bool { layout != nil }
  private let layout: Widget?

  /// Creates a placeholder.
  ///
  /// - Parameter layout: What is drawn, if anything.
  init(_ layout: Widget?) {
    self.layout = layout
    widget = Widgets.column(role: GTK_ACCESSIBLE_ROLE_IMG).expanding(horizontal: true, vertical: true)
    if let layout {
      layout.decorating()
      gtk_widget_set_can_focus(layout, 0)
      gtk_box_append(widget.of(GtkBox.self), layout)
    }
    focusTarget = FocusTarget(widget)
  }

  /// Shows it.
  ///
  /// - Parameters:
  ///   - label: The name of the one element.
  ///   - isSample: Whether the content draws a sample, so that only the element itself is left.
  func update(_ label: String, isSample: Bool) {
    widget.named(label)
    layout?.isShown = !isSample
    gtk_widget_set_vexpand(widget, isSample ? 0 : 1)
  }
}
