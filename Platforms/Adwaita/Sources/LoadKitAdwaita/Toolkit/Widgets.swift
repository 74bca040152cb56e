import CAdwaita
import CAdwaitaSupport

/// The widgets that everything here is made of.
@MainActor package enum Widgets {
  /// Widgets below one another.
  package static func column(
    spacing: Int32 = 0, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC, _ children: Widget...
  ) -> Widget {
    box(GTK_ORIENTATION_VERTICAL, spacing, role, children)
  }

  /// Widgets beside one another.
  package static func row(
    spacing: Int32 = 0, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC, _ children: Widget...
  ) -> Widget {
    box(GTK_ORIENTATION_HORIZONTAL, spacing, role, children)
  }

  private static func box(
    _ orientation: GtkOrientation, _ spacing: Int32, _ role: GtkAccessibleRole, _ children: [Widget]
  ) -> Widget {
    let box: Widget = loadkit_box_new(orientation, spacing, role)
    for child in children { gtk_box_append(box.of(GtkBox.self), child) }
    return box
  }

  /// Text that wraps, plain and never markup.
  package static func label(_ text: String = "", lines: Int32? = nil, centered: Bool = false) -> Widget {
    let label: Widget = gtk_label_new(text)
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(label.opaque, centered ? 0.5 : 0)
    if centered { gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER) }
    if let lines {
      gtk_label_set_lines(label.opaque, lines)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    }
    return label
  }

  /// A picture that only decorates.
  package static func icon(_ name: String = "", size: Int32? = nil) -> Widget {
    let image: Widget = loadkit_image_new(name)
    if let size { gtk_image_set_pixel_size(image.opaque, size) }
    return image
  }

  /// A spinner that only decorates, at rest.
  package static func spinner() -> Widget { loadkit_spinner_new() }

  /// A button with a title, or with an icon in its place, and a name that stands alone.
  package static func button(
    _ title: String? = nil, icon: String? = nil, name: String, action: @escaping @MainActor () -> Void
  ) -> Widget {
    let button: Widget = gtk_button_new()
    if let title { gtk_button_set_label(button.of(GtkButton.self), title) }
    if let icon {
      gtk_button_set_icon_name(button.of(GtkButton.self), icon)
      gtk_widget_set_tooltip_text(button, name)
    }
    return button.named(name).on("clicked", action)
  }

  /// A part that slides in and out. What it hides is not there for assistive technology either.
  package static func revealer(_ child: Widget) -> Widget {
    let revealer: Widget = gtk_revealer_new()
    gtk_revealer_set_child(revealer.opaque, child)
    return revealer
  }

  /// A part that scrolls up and down.
  package static func scroller(_ child: Widget) -> Widget {
    let scroller: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, child)
    return scroller.expanding(vertical: true)
  }
}
