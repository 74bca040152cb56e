import CAdwaita
import CAdwaitaSupport
import LoadKit

/// A failed refresh above the content.
@MainActor final class BannerWidget {
  let widget: Widget
  let focusTarget: FocusTarget
  private let icon = Widgets.icon()
  private let title = Widgets.label().styled("heading")
  private let text = Widgets.label()
  private let details = DetailsWidget()
  private let dismiss: Widget = gtk_button_new_from_icon_name("window-close-symbolic")
  private let buttons: ActionButtons

  init(press: @escaping @MainActor (LoadAction) -> Void) {
    buttons = ActionButtons(in: Widgets.row(spacing: 6), details: details, press: press)
    dismiss.identified(LoadAction.dismiss.identifier).styled("flat", "circular").aligned(vertical: GTK_ALIGN_START).on(
      "clicked"
    ) { press(.dismiss) }
    icon.aligned(vertical: GTK_ALIGN_START).margins(top: 2)
    let words = Widgets.column(spacing: 6, title, text, buttons.widget, details.widget).expanding(horizontal: true)
    widget = Widgets.row(spacing: 12, role: GTK_ACCESSIBLE_ROLE_GROUP, icon, words, dismiss).styled("loadkit-banner")
    focusTarget = FocusTarget(widget)
    widget.isShown = false
  }

  /// Shows a failed refresh, or none.
  func update(_ banner: LoadPresentation.Banner?) {
    widget.isShown = banner != nil
    guard let banner else { return }
    widget.named(banner.title)
    gtk_image_set_from_icon_name(icon.opaque, SymbolIcons.icon(for: banner.symbol))
    gtk_label_set_text(title.opaque, banner.title)
    gtk_label_set_text(text.opaque, banner.text)
    dismiss.named(banner.dismiss.label)
    gtk_widget_set_tooltip_text(dismiss, banner.dismiss.title)
    buttons.update(banner.actions)
    details.update(banner.details)
  }
}
