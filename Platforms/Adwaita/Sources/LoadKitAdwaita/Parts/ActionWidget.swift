import CAdwaita
import CAdwaitaSupport
import LoadKit

/// A button for an action of a presentation.
@MainActor final class ActionWidget {
  let widget: Widget
  private let label: Widget
  private let spinner: Widget
  private var action: LoadPresentation.Action

  init(_ action: LoadPresentation.Action, press: @escaping @MainActor (LoadAction) -> Void) {
    self.action = action
    label = gtk_label_new(nil)
    spinner = Widgets.spinner()
    let content = Widgets.row(spacing: 6, spinner, label).aligned(horizontal: GTK_ALIGN_CENTER)
    widget = gtk_button_new()
    gtk_button_set_child(widget.of(GtkButton.self), content)
    widget.identified(action.action.identifier).on("clicked") { [weak self] in
      // It keeps the focus while it cannot be used, and so can be pressed.
      guard let self, self.action.isEnabled else { return }
      press(self.action.action)
    }
    draw()
  }

  /// Shows the same action in another condition.
  func update(_ action: LoadPresentation.Action) {
    guard action != self.action else { return }
    self.action = action
    draw()
  }

  /// What it does.
  var kind: LoadAction { action.action }

  private func draw() {
    gtk_label_set_text(label.opaque, action.title)
    widget.named(action.label)
    widget.setStyle("loadkit-unavailable", !action.isEnabled)
    loadkit_accessible_set_disabled(widget, action.isEnabled ? 0 : 1)
    spinner.isShown = action.isBusy
    gtk_spinner_set_spinning(spinner.opaque, action.isBusy ? 1 : 0)
  }
}
