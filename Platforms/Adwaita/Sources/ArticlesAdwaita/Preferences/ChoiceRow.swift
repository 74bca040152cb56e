import CAdwaita
import LoadKitAdwaita

/// A row in which one of several is chosen.
@MainActor struct ChoiceRow {
  let widget: Widget = adw_combo_row_new()

  init(_ title: String, _ names: [String], selected: Int) {
    adw_preferences_row_set_title(widget.of(AdwPreferencesRow.self), title)
    let model = gtk_string_list_new(nil)
    for name in names { gtk_string_list_append(model, name) }
    adw_combo_row_set_model(widget.of(AdwComboRow.self), model)
    if let model { g_object_unref(UnsafeMutableRawPointer(model)) }
    adw_combo_row_set_selected(widget.of(AdwComboRow.self), UInt32(selected))
  }

  /// The words below the title.
  var subtitle: String {
    get { adw_action_row_get_subtitle(widget.of(AdwActionRow.self)).map { String(cString: $0) } ?? "" }
    nonmutating set { adw_action_row_set_subtitle(widget.of(AdwActionRow.self), newValue) }
  }

  /// Calls a closure with the position of what was chosen.
  func onChoice(_ handler: @escaping @MainActor (Int) -> Void) {
    let widget = widget
    connect(widget, "notify::selected") { _ in
      handler(Int(adw_combo_row_get_selected(widget.of(AdwComboRow.self))))
    }
  }
}
