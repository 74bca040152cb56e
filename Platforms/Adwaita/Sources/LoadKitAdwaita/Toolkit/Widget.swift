import CAdwaita
import CAdwaitaSupport

/// Any widget of GTK, as GTK's own functions take it.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The same widget for functions whose type is declared without its members, as `GtkLabel` is.
  package var opaque: OpaquePointer { OpaquePointer(self) }

  /// The same widget for functions whose type is declared with its members, as `GtkBox` is.
  package func of<Type>(_ type: Type.Type) -> UnsafeMutablePointer<Type> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  // MARK: Looks and places

  /// Adds style classes.
  @MainActor @discardableResult package func styled(_ classes: String...) -> Widget {
    for name in classes { gtk_widget_add_css_class(self, name) }
    return self
  }

  /// Adds or removes a style class.
  @MainActor package func setStyle(_ name: String, _ isOn: Bool) {
    if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
  }

  /// Sets the space around it.
  @MainActor @discardableResult package func margins(
    _ all: Int32 = 0, top: Int32? = nil, bottom: Int32? = nil, sides: Int32? = nil
  ) -> Widget {
    gtk_widget_set_margin_top(self, top ?? all)
    gtk_widget_set_margin_bottom(self, bottom ?? all)
    gtk_widget_set_margin_start(self, sides ?? all)
    gtk_widget_set_margin_end(self, sides ?? all)
    return self
  }

  /// Lets it take the space that is left, in one direction or both.
  @MainActor @discardableResult package func expanding(horizontal: Bool = false, vertical: Bool = false) -> Widget {
    if horizontal { gtk_widget_set_hexpand(self, 1) }
    if vertical { gtk_widget_set_vexpand(self, 1) }
    return self
  }

  /// Sets where it stands in the space that it gets.
  @MainActor @discardableResult package func aligned(
    horizontal: GtkAlign = GTK_ALIGN_FILL, vertical: GtkAlign = GTK_ALIGN_FILL
  ) -> Widget {
    gtk_widget_set_halign(self, horizontal)
    gtk_widget_set_valign(self, vertical)
    return self
  }

  /// Whether it shows, as far as that depends on itself.
  @MainActor package var isShown: Bool {
    get { gtk_widget_get_visible(self) != 0 }
    nonmutating set { if isShown != newValue { gtk_widget_set_visible(self, newValue ? 1 : 0) } }
  }

  // MARK: Focus

  /// Whether the keyboard's focus is on it or within it.
  @MainActor package var hasFocus: Bool {
    guard let root = gtk_widget_get_root(self), let focus = gtk_root_get_focus(root) else { return false }
    return focus == self || gtk_widget_is_ancestor(focus, self) != 0
  }

  // MARK: Names for tests

  /// Gives it the name that tests which drive an app find it by; no user meets it.
  @MainActor @discardableResult package func identified(_ identifier: String) -> Widget {
    gtk_widget_set_name(self, identifier)
    return self
  }

  // MARK: Assistive technology

  /// Gives it a name for assistive technology.
  @MainActor @discardableResult package func named(_ name: String) -> Widget {
    loadkit_accessible_set_label(self, name)
    return self
  }

  /// What assistive technology says in addition to the name.
  @MainActor package func described(_ description: String?) { loadkit_accessible_set_description(self, description) }

  /// Hides it from assistive technology, with all that is in it, or no longer does.
  @MainActor package func setHidden(_ isHidden: Bool) { loadkit_accessible_set_hidden(self, isHidden ? 1 : 0) }

  /// Hides it from assistive technology, since it only decorates.
  @MainActor @discardableResult package func decorating() -> Widget {
    setHidden(true)
    return self
  }
}
