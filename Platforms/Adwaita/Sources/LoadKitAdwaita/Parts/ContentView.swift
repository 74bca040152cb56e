import CAdwaita
import CAdwaitaSupport
import LoadKit

/// The content, also as a sample in grey and as the answer to an earlier input.
@MainActor final class ContentView {
  let widget: Widget
  private var content: Widget
  private let focusTarget: FocusTarget

  init(_ content: Widget) {
    self.content = content
    widget = Widgets.column(role: GTK_ACCESSIBLE_ROLE_GROUP, content).expanding(horizontal: true)
    focusTarget = FocusTarget(widget)
  }

  /// Puts another widget in its place. The one before goes, with the state of its rows.
  func replace(_ content: Widget) {
    gtk_box_remove(widget.of(GtkBox.self), self.content)
    gtk_box_append(widget.of(GtkBox.self), content)
    self.content = content
  }

  /// Draws what a presentation says of it.
  func update(_ presentation: LoadPresentation) {
    let isSample = presentation.body.isSample
    widget.setStyle("loadkit-dimmed", presentation.isDimmed)
    widget.setStyle("loadkit-redacted", isSample)
    gtk_widget_set_can_focus(widget, isSample ? 0 : 1)
    gtk_widget_set_can_target(widget, isSample ? 0 : 1)
  }

  /// Moves the focus to the start of the content.
  func focus() {
    if gtk_widget_child_focus(content, GTK_DIR_TAB_FORWARD) == 0 { focusTarget.focus() }
  }
}

extension LoadPresentation.Body {
  /// Whether the value of the state is a sample to be drawn in grey.
  var isSample: Bool {
    if case .placeholder(let layout) = self { layout.isSample } else { false }
  }
}
