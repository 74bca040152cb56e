import CAdwaita
import CAdwaitaSupport
import LoadKit

/// Words and actions in place of content.
@MainActor final class MessageWidget {
  let widget: Widget
  let focusTarget: FocusTarget
  private let show: @MainActor (LoadPresentation.Message) -> Void
  private let buttons: ActionButtons
  private let details: DetailsWidget

  init(_ layout: LoadBinLayout, press: @escaping @MainActor (LoadAction) -> Void) {
    details = DetailsWidget(centered: layout == .page)
    switch layout {
    case .page:
      buttons = ActionButtons(
        in: Widgets.column(spacing: 12), classes: ["pill"], suggestsFirst: true, details: details, press: press)
      buttons.widget.aligned(horizontal: GTK_ALIGN_CENTER)
      let page: Widget = adw_status_page_new()
      adw_status_page_set_child(page.opaque, Widgets.column(spacing: 12, buttons.widget, details.widget))
      widget = page.expanding(horizontal: true, vertical: true)
      show = { message in
        adw_status_page_set_icon_name(page.opaque, SymbolIcons.icon(for: message.symbol))
        adw_status_page_set_title(page.opaque, message.title)
        // The description is markup, in which "&" or "<" of a text from outside would leave nothing to see.
        let description = g_markup_escape_text(message.text, -1)
        adw_status_page_set_description(page.opaque, description)
        g_free(description)
      }
    case .section:
      let (icon, title, text) = (Widgets.icon(), Widgets.label().styled("heading"), Widgets.label())
      buttons = ActionButtons(in: Widgets.row(spacing: 6), details: details, press: press)
      let words = Widgets.column(spacing: 6, title, text, buttons.widget, details.widget)
      icon.aligned(vertical: GTK_ALIGN_START).margins(top: 2)
      let row = Widgets.row(
        spacing: 12, role: GTK_ACCESSIBLE_ROLE_GROUP, icon, words.expanding(horizontal: true))
      widget = row.margins(12)
      show = { message in
        gtk_image_set_from_icon_name(icon.opaque, SymbolIcons.icon(for: message.symbol))
        gtk_label_set_text(title.opaque, message.title)
        gtk_label_set_text(text.opaque, message.text)
        text.isShown = !message.text.isEmpty
        // A status page names itself like this.
        row.named(message.title)
        loadkit_accessible_set_description(row, message.text.isEmpty ? nil : message.text)
      }
    }
    focusTarget = FocusTarget(widget)
  }

  func update(_ message: LoadPresentation.Message) {
    show(message)
    buttons.update(message.actions)
    details.update(message.details)
  }
}

extension LoadPresentation.Message {
  /// All that stands below the title.
  fileprivate var text: String { [description, suggestion].compactMap { $0 }.joined(separator: "\n") }
}
