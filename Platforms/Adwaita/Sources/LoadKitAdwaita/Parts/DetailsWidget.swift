import CAdwaita
import CAdwaitaSupport
import LoadKit

/// The technical details of a failure, which a button opens and closes. They can be selected and copied.
@MainActor final class DetailsWidget {
  let widget: Widget

  init(centered: Bool = false) {
    widget = Widgets.label(centered: centered).styled("monospace", "caption", "dim-label")
    gtk_label_set_selectable(widget.opaque, 1)
    widget.isShown = false
  }

  /// Shows the details of another failure, closed at first.
  func update(_ details: String?) {
    guard details != text else { return }
    text = details
    gtk_label_set_text(widget.opaque, details ?? "")
    widget.isShown = false
  }

  /// Opens or closes them.
  ///
  /// - Parameter button: The button that does it.
  func toggle(by button: Widget?) {
    widget.isShown = text != nil && !widget.isShown
    if let button { loadkit_accessible_set_expanded(button, widget.isShown ? 1 : 0) }
  }

  private var text: String?
}
