import CAdwaita
import CAdwaitaSupport

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Adds keys that work wherever the focus is in the window, for as long as the widget shows.
  ///
  /// - Parameters:
  ///   - keys: As GTK writes them, alternatives separated by a bar: "F5|<Control>r".
  ///   - comesFirst: Whether they come before what the widget with the focus does with them. Default: no.
  ///   - action: Says whether there was anything to do; if not, the key goes on to whatever else wants it.
  @MainActor package func onKeys(
    _ keys: String, comesFirst: Bool = false, _ action: @escaping @MainActor () -> Bool
  ) {
    let controller = gtk_shortcut_controller_new()
    if comesFirst { gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE) }
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    gtk_shortcut_controller_add_shortcut(
      controller, gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys), Callback.action(action)))
    gtk_widget_add_controller(self, controller)
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
