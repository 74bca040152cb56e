import CAdwaita
import CAdwaitaSupport
import LoadKit

/// Says what assistive technology has to say (rule 27).
///
/// GTK can announce from 4.14 on. Before, the text goes into a label with the role of an alert, whose changes assistive
/// technology is told. Nobody sees it, and it lies outside of what is marked busy.
@MainActor final class AnnouncementView {
  let widget: Widget

  init() {
    widget = loadkit_label_new(GTK_ACCESSIBLE_ROLE_ALERT)
    gtk_label_set_ellipsize(widget.opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_max_width_chars(widget.opaque, 1)
    gtk_widget_set_opacity(widget, 0)
    gtk_widget_set_can_target(widget, 0)
    widget.aligned(horizontal: GTK_ALIGN_START, vertical: GTK_ALIGN_START)
    say(nil)
  }

  /// Says it, in place of what was said before.
  func say(_ announcement: LoadAnnouncement?) {
    // A label without text would be named after its class, and one that is hidden tells no changes.
    gtk_label_set_text(widget.opaque, " ")
    guard let announcement,
      loadkit_accessible_announce(widget, announcement.text, announcement.priority.number) == 0
    else { return }
    // GTK tells no changes of a widget that assistive technology has not looked at yet, unless there is one of focus.
    for isFocusable: Int32 in [1, 0] { gtk_widget_set_focusable(widget, isFocusable) }
    gtk_label_set_text(widget.opaque, announcement.text)
  }
}

extension LoadAnnouncement.Priority {
  /// As GTK numbers them.
  fileprivate var number: Int32 {
    switch self {
    case .low: 0
    case .normal: 1
    case .high: 2
    }
  }
}
