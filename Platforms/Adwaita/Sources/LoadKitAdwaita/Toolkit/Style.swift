import CAdwaita

/// The style sheet of this module: only what the platform's own does not have.
@MainActor enum Style {
  /// Adds the style sheet to the display of the application, once.
  static func install() {
    guard let display = gdk_display_get_default() else { return }
    let object = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GObject.self)
    guard g_object_get_data(object, key) == nil else { return }
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_set_data_full(object, key, provider, g_object_unref)
  }

  private static let key = "loadkit-style"

  private static let css = """
    .loadkit-banner { padding: 12px; background: alpha(@warning_bg_color, .18); border-bottom: 1px solid @borders; }
    .loadkit-banner > image { color: @warning_color; }
    .loadkit-line { padding: 6px 12px; }
    .loadkit-note { padding: 6px 12px 0; }
    .loadkit-unavailable { opacity: .5; }
    .loadkit-dimmed { opacity: .7; }
    .loadkit-redacted label { color: transparent; background: alpha(@window_fg_color, .12); border-radius: 6px; }
    .loadkit-redacted image, .loadkit-redacted button { opacity: 0; }
    .loadkit-skeleton { background: alpha(@window_fg_color, .12); border-radius: 6px; }
    .loadkit-skeletons { animation: loadkit-shimmer 1.6s ease-in-out infinite alternate; }
    @keyframes loadkit-shimmer { from { opacity: 1; } to { opacity: .5; } }
    """
}
