import CAdwaita

/// The content of a bin: a widget, and how it shows values.
@MainActor public struct LoadBinContent<Value> {
  /// The widget. The bin owns it.
  public let widget: Widget
  /// Shows a value in the widget. Called when the content changed.
  public let update: @MainActor (Value) -> Void

  /// Creates content.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - update: Shows a value in the widget.
  public init(_ widget: Widget, update: @escaping @MainActor (Value) -> Void) {
    self.widget = widget
    self.update = update
  }
}
