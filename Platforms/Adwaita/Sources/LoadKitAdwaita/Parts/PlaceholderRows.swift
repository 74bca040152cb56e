import CAdwaita

/// The shape of a list before its rows are there.
@MainActor public enum PlaceholderRows {
  /// Creates rows of two lines each, in grey. They pulse, unless the user has switched animations off.
  ///
  /// - Parameter count: How many rows; at least 1 and at most 50.
  /// - Returns: A widget for the placeholder of a ``LoadStateBin``.
  public static func widget(count: Int = 6) -> Widget {
    Style.install()
    let rows = Widgets.column(spacing: 24).styled("loadkit-skeletons").margins(18)
    for row in 0..<min(max(1, count), 50) {
      let lines = Widgets.column(spacing: 9, line(height: 14, share: row % 3), line(height: 10, share: (row + 1) % 3))
      gtk_box_append(rows.of(GtkBox.self), lines)
    }
    // Rows that do not fit make no window larger.
    let clip: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(clip.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_propagate_natural_height(clip.opaque, 1)
    gtk_scrolled_window_set_child(clip.opaque, rows)
    return clip.expanding(horizontal: true, vertical: true)
  }

  /// A line that is not quite as long as its neighbours.
  private static func line(height: Int32, share: Int) -> Widget {
    let line = Widgets.column().styled("loadkit-skeleton").expanding(horizontal: true)
    gtk_widget_set_size_request(line, 120, height)
    gtk_widget_set_margin_end(line, Int32(share * 48))
    return line
  }
}
