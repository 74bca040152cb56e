import CAdwaita
import CAdwaitaSupport

/// The keys of the desktop for what a screen loads: F5 and Ctrl+R refresh, Escape cancels.
@MainActor public enum LoadShortcuts {
  /// Adds the keys to a part of a window. They work wherever the focus is, for as long as the part shows.
  ///
  /// - Parameters:
  ///   - widget: The part.
  ///   - refresh: Fetches newer content.
  ///   - cancel: Stops what can be stopped.
  /// - Returns for each: whether there was anything to do; if not, the key goes on to whatever else wants it.
  public static func attach(
    to widget: Widget, refresh: @escaping @MainActor () -> Bool, cancel: @escaping @MainActor () -> Bool
  ) {
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    for (keys, action) in [("F5|<Control>r", refresh), ("Escape", cancel)] {
      let shortcut = gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys), Callback.action(action))
      gtk_shortcut_controller_add_shortcut(controller, shortcut)
    }
    gtk_widget_add_controller(widget, controller)
  }
}

/// Keeps the closure of a shortcut alive for as long as the shortcut exists.
@MainActor private final class Callback {
  private let action: @MainActor () -> Bool

  private init(_ action: @escaping @MainActor () -> Bool) { self.action = action }

  static func action(_ action: @escaping @MainActor () -> Bool) -> OpaquePointer? {
    let box = Unmanaged.passRetained(Callback(action)).toOpaque()
    return gtk_callback_action_new(
      { _, _, data in
        guard let data else { return 0 }
        let callback = Unmanaged<Callback>.fromOpaque(data).takeUnretainedValue()
        return MainActor.assumeIsolated { callback.action() ? 1 : 0 }
      }, box,
      { data in
        if let data { Unmanaged<Callback>.fromOpaque(data).release() }
      })
  }
}
