import CAdwaita
import LoadKit

extension LoadDisplay {
  /// Puts the display on screen while a widget is mapped, and off screen while it is not: that of a page whose bins
  /// share the display.
  ///
  /// The widget keeps the display. On this platform no process is suspended, so the display is never in the background.
  ///
  /// - Parameter widget: The widget of the page.
  public func bind(to widget: Widget) {
    widget.on("map") { self.appear() }
    widget.on("unmap") { self.disappear() }
    if gtk_widget_get_mapped(widget) != 0 { appear() }
  }
}
