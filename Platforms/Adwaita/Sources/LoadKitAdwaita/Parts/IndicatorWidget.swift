import CAdwaita
import CAdwaitaSupport
import LoadKit

/// A sign of work: a spinner or a bar, what it is about, what is special, and Cancel.
@MainActor final class IndicatorWidget {
  /// Where it stands.
  enum Place {
    /// In the middle of a page.
    case page
    /// On a line of its own, above or in place of content.
    case line
  }

  let widget: Widget
  let focusTarget: FocusTarget
  private let spinner = Widgets.spinner()
  private let bar: Widget = gtk_progress_bar_new()
  private let label: Widget
  private let value: Widget
  private let detail: Widget
  private let buttons: ActionButtons

  init(_ place: Place, press: @escaping @MainActor (LoadAction) -> Void) {
    let isPage = place == .page
    label = Widgets.label(centered: isPage)
    value = Widgets.label(centered: isPage).styled("numeric", "dim-label")
    gtk_label_set_wrap(value.opaque, 0)
    detail = Widgets.label(centered: isPage).styled("dim-label")
    if isPage {
      gtk_widget_set_size_request(spinner, 32, 32)
      bar.aligned(horizontal: GTK_ALIGN_CENTER)
      gtk_widget_set_size_request(bar, 240, -1)
      let place = Widgets.column().aligned(horizontal: GTK_ALIGN_CENTER)
      buttons = ActionButtons(in: place, classes: ["pill"], press: press)
      widget = Widgets.column(
        spacing: 12, role: GTK_ACCESSIBLE_ROLE_GROUP, spinner, bar, label, value, detail, buttons.widget)
      widget.margins(24).aligned(vertical: GTK_ALIGN_CENTER).expanding(horizontal: true, vertical: true)
    } else {
      buttons = ActionButtons(in: Widgets.row(), press: press)
      // Words of any length have the line, and the bar has its own.
      let line = Widgets.row(spacing: 12, label.expanding(horizontal: true), value)
      let words = Widgets.column(spacing: 3, line, bar.margins(top: 3, bottom: 3), detail)
      words.expanding(horizontal: true).aligned(vertical: GTK_ALIGN_CENTER)
      detail.styled("caption")
      widget = Widgets.row(spacing: 12, role: GTK_ACCESSIBLE_ROLE_GROUP, spinner, words, buttons.widget)
      widget.styled("loadkit-line")
    }
    focusTarget = FocusTarget(widget)
    update(nil)
  }

  /// Shows a sign of work, or none.
  func update(_ indicator: LoadPresentation.Indicator?) {
    widget.isShown = indicator != nil
    spinner.isShown = indicator?.style == .spinner
    gtk_spinner_set_spinning(spinner.opaque, indicator?.style == .spinner ? 1 : 0)
    bar.isShown = indicator?.fraction != nil
    guard let indicator else { return }
    widget.named(indicator.label)
    if let fraction = indicator.fraction {
      gtk_progress_bar_set_fraction(bar.opaque, fraction)
      bar.named(indicator.label)
      loadkit_accessible_set_value_text(bar, indicator.value)
    }
    gtk_label_set_text(label.opaque, indicator.label)
    set(value, indicator.value)
    set(detail, indicator.detail)
    buttons.update([indicator.cancel].compactMap { $0 })
  }

  private func set(_ label: Widget, _ text: String?) {
    label.isShown = text != nil
    gtk_label_set_text(label.opaque, text ?? "")
  }
}

extension LoadPresentation.Indicator {
  /// How full the bar is, if there is one.
  fileprivate var fraction: Double? {
    switch style {
    case .bar(let fraction): fraction
    case .indeterminateBar: 0
    case .spinner, .wordsOnly: nil
    }
  }
}
