import CAdwaita
import CAdwaitaSupport
import LoadKit

/// The button that fetches newer content, for a header bar. While it does, it shows a spinner: the pull control of a
/// desktop (rule 7).
@MainActor public final class RefreshWidget {
  /// The widget. It owns this object.
  public let widget: Widget
  private let stack: Widget = gtk_stack_new()
  private let spinner = Widgets.spinner()
  private var action: LoadPresentation.Action?

  /// Creates a button that cannot be pressed yet; see ``update(_:)``.
  ///
  /// - Parameter press: Refreshes.
  public init(press: @escaping @MainActor () -> Void) {
    gtk_stack_add_named(stack.opaque, Widgets.icon("view-refresh-symbolic"), "icon")
    gtk_stack_add_named(stack.opaque, spinner, "spinner")
    widget = gtk_button_new()
    gtk_button_set_child(widget.of(GtkButton.self), stack)
    // As GTK marks a button with nothing but an icon.
    widget.styled("image-button", "flat")
    widget.own(self)
    widget.on("clicked") { [weak self] in
      if self?.action?.isEnabled == true { press() }
    }
  }

  /// Shows what can be done now.
  public func update(_ presentation: LoadPresentation) {
    guard presentation.refreshAction != action else { return }
    action = presentation.refreshAction
    widget.isShown = action != nil
    guard let action else { return }
    widget.named(action.label)
    gtk_widget_set_tooltip_text(widget, action.title)
    widget.setStyle("loadkit-unavailable", !action.isEnabled && !action.isBusy)
    loadkit_accessible_set_disabled(widget, action.isEnabled ? 0 : 1)
    loadkit_accessible_set_busy(widget, action.isBusy ? 1 : 0)
    gtk_stack_set_visible_child_name(stack.opaque, action.isBusy ? "spinner" : "icon")
    gtk_spinner_set_spinning(spinner.opaque, action.isBusy ? 1 : 0)
  }
}
