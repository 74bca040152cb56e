import CAdwaita

/// Actions of an application or a window, which menus and keys name.
@MainActor package enum Actions {
  /// Adds an action.
  ///
  /// - Parameters:
  ///   - name: Its name, without the prefix.
  ///   - map: The application or the window.
  ///   - handler: What it does.
  package static func add(
    _ name: String, to map: UnsafeMutableRawPointer, handler: @escaping @MainActor () -> Void
  ) {
    guard let action = g_simple_action_new(name, nil) else { return }
    connect(UnsafeMutableRawPointer(action), "activate") { _ in handler() }
    g_action_map_add_action(OpaquePointer(map), action)
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  /// Sets the keys of an action.
  ///
  /// - Parameters:
  ///   - keys: As GTK writes them, such as "<Control>n".
  ///   - action: The action with its prefix, such as "win.compose".
  ///   - application: The application.
  package static func setKeys(
    _ keys: [String], for action: String, in application: UnsafeMutablePointer<GtkApplication>
  ) {
    var pointers: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(g_strdup($0)) } + [nil]
    gtk_application_set_accels_for_action(application, action, &pointers)
    for pointer in pointers { g_free(UnsafeMutableRawPointer(mutating: pointer)) }
  }
}
