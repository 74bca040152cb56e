import CAdwaita
import CAdwaitaSupport
import LoadKit

/// Shows a form's submission: its button, an indicator, a failure with its actions, and the announcements. The fields
/// are the app's own; ``onPresentation`` gets the messages at them.
///
/// ```swift
/// let bin = SubmissionBin(submission)
/// adw_header_bar_pack_end(header, bin.button)
/// gtk_box_append(form, bin.widget)
/// ```
@MainActor public final class SubmissionBin<Draft: Equatable, Value> {
  /// The submission.
  public let submission: LoadSubmission<Draft, Value>
  /// The model that decides what is drawn.
  public let model = LoadFormModel()
  /// The indicator or the failure; without both it takes no room. It owns this object.
  public let widget: Widget
  /// The button that sends. Place it where the platform has it.
  public let button: Widget
  /// The words and actions that are drawn.
  public var presentation: SubmissionPresentation { model.presentation }
  /// Called after each change of ``presentation``, and once when it is set. The announcement comes afterwards, so close
  /// the window of a form that was sent in a later turn.
  public var onPresentation: (@MainActor (SubmissionPresentation) -> Void)? {
    didSet { onPresentation?(presentation) }
  }

  private var isGone = false
  private let indicator: IndicatorWidget
  private let message: MessageWidget
  private let announcement: AnnouncementView
  private let focusAnnouncement: FocusAnnouncement
  private let title: Widget = gtk_label_new(nil)
  private let spinner = Widgets.spinner()

  /// Creates a bin.
  ///
  /// - Parameters:
  ///   - submission: The submission.
  ///   - words: The general phrases, and those for failures. Default: those for the user's languages.
  ///   - actions: The actions that the app carries out itself.
  ///   - display: The display of the page that the form is a part of; see ``LoadDisplay/bind(to:)``. Default: a display
  ///     of the bin's own.
  public init(
    _ submission: LoadSubmission<Draft, Value>, words: LoadWords = LoadWords(),
    actions: [LoadAction: @MainActor () -> Void] = [:], display: LoadDisplay? = nil
  ) {
    Style.install()
    self.submission = submission
    model.words = words
    model.handlers = actions
    let announcement = AnnouncementView()
    self.announcement = announcement
    focusAnnouncement = FocusAnnouncement { [weak announcement] in announcement?.say($0) }
    let press: @MainActor (LoadAction) -> Void = { [weak model] in model?.perform($0) }
    indicator = IndicatorWidget(.line, press: press)
    message = MessageWidget(.section, press: press)
    let overlay: Widget = gtk_overlay_new()
    gtk_overlay_set_child(overlay.opaque, Widgets.column(indicator.widget, message.widget))
    gtk_overlay_add_overlay(overlay.opaque, announcement.widget)
    widget = overlay.identified(LoadPart.form.identifier)
    button = gtk_button_new()
    button.identified(LoadPart.send.identifier)
    indicator.widget.identified(LoadPart.indicator.identifier)
    message.widget.identified(LoadPart.message.identifier)
    gtk_button_set_child(
      button.of(GtkButton.self), Widgets.row(spacing: 6, spinner, title).aligned(horizontal: GTK_ALIGN_CENTER))
    button.styled("suggested-action").on("clicked") { [weak model] in
      if model?.presentation.send.isEnabled == true { model?.send() }
    }
    model.show(submission)
    model.focusedRegion = { [weak self] in self?.focusedRegion }
    model.onChange = { [weak self] in self?.drawForm() }
    model.onEffect = { [weak self] in self?.carryOut($0) }
    widget.on("destroy") { [weak self] in self?.leaveDisplay() }
    widget.own(self)
    let shared = display ?? LoadDisplay()
    shared.add(model)
    if display == nil { shared.bind(to: widget) }
    drawForm()
  }

  /// Stops the sending if Cancel is offered.
  ///
  /// - Returns: Whether it is.
  @discardableResult public func cancel() -> Bool {
    presentation.indicator?.cancel?.isEnabled == true && model.perform(.cancel)
  }

  // MARK: Implementation

  /// The region that goes if it has the focus. The fields and the button stay.
  private var focusedRegion: LoadRegion? {
    indicator.widget.hasFocus ? .indicator : message.widget.hasFocus ? .message : nil
  }

  private func carryOut(_ effect: LoadEffect) {
    switch effect {
    case .announce(let announcement):
      focusAnnouncement.postPending()
      self.announcement.say(announcement)
    case .focus(let region, let announcement):
      moveFocus(to: region)
      if let announcement { focusAnnouncement.announce(announcement, afterFrameOf: widget) }
    case .content: break
    }
  }

  private func moveFocus(to region: LoadRegion) {
    switch region {
    case .indicator: indicator.focusTarget.focus()
    case .message: message.focusTarget.focus()
    case .content, .banner: gtk_widget_grab_focus(button)
    }
  }

  private func drawForm() {
    guard !isGone else { return }
    let presentation = presentation
    let focus = Focus(in: widget)
    let shown =
      (presentation.indicator == nil ? [] : [indicator.widget]) + (presentation.message == nil ? [] : [message.widget])
    if let words = presentation.message { message.update(words) }
    for part in shown { part.isShown = true }
    // GTK would move the focus of a hidden widget anywhere, after the next frame.
    if focus.isLost(showing: shown, of: [indicator.widget, message.widget]) { focusRest(presentation) }
    indicator.update(presentation.indicator)
    message.widget.isShown = presentation.message != nil
    // Cancel alone may have been hidden.
    if focus.isLost(showing: shown, of: []) { focusRest(presentation) }
    drawButton(presentation.send)
    onPresentation?(presentation)
  }

  /// Moves the focus to what is left: the message, else the button.
  private func focusRest(_ presentation: SubmissionPresentation) {
    moveFocus(to: presentation.message == nil ? .content : .message)
  }

  private func drawButton(_ send: SubmissionPresentation.Button) {
    gtk_label_set_text(title.opaque, send.title)
    button.named(send.label)
    button.setStyle("loadkit-unavailable", !send.isEnabled)
    loadkit_accessible_set_disabled(button, send.isEnabled ? 0 : 1)
    spinner.isShown = send.isBusy
    gtk_spinner_set_spinning(spinner.opaque, send.isBusy ? 1 : 0)
  }

  /// The widget is destroyed.
  private func leaveDisplay() {
    isGone = true
    model.display?.remove(model)
  }
}
