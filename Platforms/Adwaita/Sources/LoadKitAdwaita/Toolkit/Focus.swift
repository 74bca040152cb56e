import CAdwaita

/// Where the keyboard's focus was in a part of the window before that part was drawn anew.
@MainActor struct Focus {
  private let part: Widget
  private let widget: Widget?
  private let root: OpaquePointer?

  /// Notes the focus.
  ///
  /// - Parameter part: The part that is going to be drawn anew.
  init(in part: Widget) {
    self.part = part
    root = gtk_widget_get_root(part)
    widget = part.hasFocus ? root.flatMap { gtk_root_get_focus($0) } : nil
  }

  /// Whether the focus was here and has lost its place, or is about to.
  ///
  /// - Parameters:
  ///   - shown: The pages that show from now on.
  ///   - pages: All pages.
  /// - Returns: `false` also if it was elsewhere.
  func isLost(showing shown: [Widget], of pages: [Widget]) -> Bool {
    guard let widget, let root else { return false }
    guard let now = gtk_root_get_focus(root), now == widget else { return true }
    return gtk_widget_get_mapped(now) == 0 || pages.contains { !shown.contains($0) && $0.hasFocus }
  }
}
