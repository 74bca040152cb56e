import CAdwaita
import LoadKitAdwaita

extension MainWindow {
  /// Adds what the menu and the keys do.
  func addActions(_ application: UnsafeMutablePointer<AdwApplication>) {
    let actions: [(name: String, keys: [String], handler: @MainActor (MainWindow) -> Void)] = [
      ("compose", ["<Control>n"], { $0.compose() }),
      ("states", [], { $0.showStates() }),
      ("preferences", ["<Control>comma"], { $0.showPreferences() }),
      ("about", [], { $0.showAbout() }),
      ("close", ["<Control>w", "<Control>q"], { gtk_window_close($0.widget.of(GtkWindow.self)) }),
    ]
    for (name, keys, handler) in actions {
      Actions.add(name, to: widget) { [weak self] in
        if let self { handler(self) }
      }
      if !keys.isEmpty { Actions.setKeys(keys, for: "win.\(name)", in: application.gtk) }
    }
  }

  private func showStates() {
    gtk_window_present(StatesWindow(session, over: widget).widget.of(GtkWindow.self))
  }

  private func showPreferences() {
    gtk_window_present(PreferencesWindow(session, over: widget).widget.of(GtkWindow.self))
  }

  private func showAbout() {
    let about: Widget = adw_about_window_new()
    gtk_window_set_transient_for(about.of(GtkWindow.self), widget.of(GtkWindow.self))
    gtk_window_set_modal(about.of(GtkWindow.self), 1)
    adw_about_window_set_application_name(about.opaque, "Articles")
    adw_about_window_set_application_icon(about.opaque, "x-office-document")
    adw_about_window_set_comments(about.opaque, "The sample app of LoadKit, in a window.")
    adw_about_window_set_license_type(about.opaque, GTK_LICENSE_MIT_X11)
    gtk_window_present(about.of(GtkWindow.self))
  }
}
