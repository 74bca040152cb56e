import CAdwaita
import LoadKit
import LoadKitAdwaita
import _ArticleServer

/// What goes wrong on the network, and how the window looks.
@MainActor final class PreferencesWindow {
  let widget: Widget = adw_preferences_window_new()
  private let session: WindowSession

  init(_ session: WindowSession, over parent: Widget) {
    self.session = session
    let window = widget.of(GtkWindow.self)
    gtk_window_set_transient_for(window, parent.of(GtkWindow.self))
    gtk_window_set_destroy_with_parent(window, 1)
    gtk_window_set_modal(window, 1)
    gtk_window_set_default_size(window, 400, 800)
    let page: Widget = adw_preferences_page_new()
    adw_preferences_page_add(page.of(AdwPreferencesPage.self), network().of(AdwPreferencesGroup.self))
    adw_preferences_page_add(page.of(AdwPreferencesPage.self), appearance().of(AdwPreferencesGroup.self))
    adw_preferences_window_add(widget.of(AdwPreferencesWindow.self), page.of(AdwPreferencesPage.self))
    widget.own(self)
  }

  private func network() -> Widget {
    let group = Self.group("Network")
    let scenarios = Scenario.allCases
    if let server = session.server {
      let row = Self.choice("Server", scenarios.map(\.name), selected: scenarios.firstIndex(of: server.scenario) ?? 0)
      row.subtitle = server.scenario.summary
      row.onChoice { index in
        guard let scenario = scenarios[at: index] else { return }
        server.setScenario(scenario)
        row.subtitle = scenario.summary
      }
      adw_preferences_group_add(group.of(AdwPreferencesGroup.self), row.widget)
    }
    adw_preferences_group_add(group.of(AdwPreferencesGroup.self), offline())
    return group
  }

  /// What a path monitor would tell: known to be offline, or that nothing is known.
  private func offline() -> Widget {
    let row: Widget = adw_action_row_new()
    adw_preferences_row_set_title(row.of(AdwPreferencesRow.self), "Offline")
    adw_action_row_set_subtitle(row.of(AdwActionRow.self), "The device is known to have no connection")
    // The row, which it belongs to from below on, also gives it its name.
    let toggle: Widget = gtk_switch_new().aligned(vertical: GTK_ALIGN_CENTER)
    gtk_switch_set_active(toggle.opaque, session.connectivity.connection == .offline ? 1 : 0)
    connect(toggle, "notify::active") { [session] _ in
      session.connectivity.update(gtk_switch_get_active(toggle.opaque) != 0 ? .offline : .online)
    }
    adw_action_row_add_suffix(row.of(AdwActionRow.self), toggle)
    adw_action_row_set_activatable_widget(row.of(AdwActionRow.self), toggle)
    return row
  }

  private func appearance() -> Widget {
    let group = Self.group("Appearance")
    let schemes = [ADW_COLOR_SCHEME_DEFAULT, ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK]
    let manager = adw_style_manager_get_default()
    let scheme = adw_style_manager_get_color_scheme(manager)
    let row = Self.choice(
      "Style", ["As the system", "Light", "Dark"], selected: schemes.firstIndex { $0 == scheme } ?? 0)
    row.onChoice { index in
      if let scheme = schemes[at: index] { adw_style_manager_set_color_scheme(manager, scheme) }
    }
    adw_preferences_group_add(group.of(AdwPreferencesGroup.self), row.widget)
    return group
  }

  private static func group(_ title: String) -> Widget {
    let group: Widget = adw_preferences_group_new()
    adw_preferences_group_set_title(group.of(AdwPreferencesGroup.self), title)
    return group
  }

  private static func choice(_ title: String, _ names: [String], selected: Int) -> ChoiceRow {
    ChoiceRow(title, names, selected: selected)
  }
}
