import CAdwaita
import CAdwaitaSupport
import LoadKit
import Observation

/// Shows how far a form's sending is: its button, a sign of sending, a failure with what can be done, and the
/// announcements. The fields are the app's own; ``onPresentation`` says what stands at them.
///
/// ```swift
/// let bin = SubmissionBin(submission)
/// adw_header_bar_pack_end(header, bin.button)
/// gtk_box_append(form, bin.widget)
/// ```
@MainActor public final class SubmissionBin<Draft: Equatable, Value> {
  /// What sends.
  public let submission: LoadSubmission<Draft, Value>
  /// The sign of sending or the failure; nothing else takes any room. It owns this object.
  public let widget: Widget
  /// The button that sends. Place it where the platform has it.
  public let button: Widget
  /// Is called at every change of what is drawn, and once at the beginning when it is set.
  public var onPresentation: (@MainActor (SubmissionPresentation) -> Void)? {
    didSet { onPresentation?(presentation) }
  }
  /// What is drawn.
  public private(set) var presentation: SubmissionPresentation

  private var isGone = false
  private let strings: CommonWording
  private let messages: FailureWording?
  private let indicator: IndicatorWidget
  private let message: MessageWidget
  private let announcement = AnnouncementView()
  private var announcer: SubmissionAnnouncer<Value>
  private let title: Widget = gtk_label_new(nil)
  private let spinner = Widgets.spinner()

  /// Creates a bin.
  ///
  /// - Parameters:
  ///   - submission: What sends.
  ///   - strings: The general phrases. Default: those for the user's languages.
  ///   - messages: The words for failures; by default those of `strings`.
  public init(
    _ submission: LoadSubmission<Draft, Value>, strings: CommonWording = .desktop, messages: FailureWording? = nil
  ) {
    Style.install()
    self.submission = submission
    self.strings = strings
    self.messages = messages
    presentation = submission.presentation(words: LoadWords(common: strings, failures: messages))
    announcer = SubmissionAnnouncer(submission.state)
    let press: @MainActor (LoadAction) -> Void = { [weak submission] in submission?.perform($0) }
    indicator = IndicatorWidget(.line, press: press)
    message = MessageWidget(.section, press: press)
    let overlay: Widget = gtk_overlay_new()
    gtk_overlay_set_child(overlay.opaque, Widgets.column(indicator.widget, message.widget))
    gtk_overlay_add_overlay(overlay.opaque, announcement.widget)
    widget = overlay
    button = gtk_button_new()
    gtk_button_set_child(
      button.of(GtkButton.self), Widgets.row(spacing: 6, spinner, title).aligned(horizontal: GTK_ALIGN_CENTER))
    button.styled("suggested-action").on("clicked") { [weak self] in
      if self?.presentation.send.isEnabled == true { submission.start() }
    }
    widget.on("destroy") { [weak self] in self?.isGone = true }
    widget.own(self)
    draw()
    follow()
  }

  /// Stops the sending if Cancel is offered.
  ///
  /// - Returns: Whether it is.
  @discardableResult public func cancel() -> Bool {
    guard presentation.indicator?.cancel?.isEnabled == true else { return false }
    submission.cancel()
    return true
  }

  /// Draws again after each change of the draft or the state, for as long as this lives.
  private func follow() {
    withObservationTracking {
      _ = (submission.state, submission.canSend)
    } onChange: { [weak self] in
      // It is called before the change.
      Task { @MainActor in
        guard let self, !self.isGone else { return }
        self.follow()
        self.draw()
      }
    }
  }

  private func draw() {
    let said = announcer.announcement(
      for: submission.state, wording: submission.wording, words: LoadWords(common: strings, failures: messages))
    if let said { announcement.say(said) }
    presentation = submission.presentation(
      words: LoadWords(common: strings, failures: messages),
      options: SubmissionPresentation.Options(available: submission.availableActions.union([.details])))
    let focus = Focus(in: widget)
    indicator.update(presentation.indicator)
    message.widget.isShown = presentation.message != nil
    if let words = presentation.message { message.update(words) }
    // What had the focus is gone, Cancel for example.
    if focus.isLost(showing: [], of: []) { gtk_widget_grab_focus(button) }
    drawButton()
    onPresentation?(presentation)
  }

  private func drawButton() {
    let send = presentation.send
    gtk_label_set_text(title.opaque, send.title)
    button.named(send.label)
    button.setStyle("loadkit-unavailable", !send.isEnabled)
    loadkit_accessible_set_disabled(button, send.isEnabled ? 0 : 1)
    spinner.isShown = send.isBusy
    gtk_spinner_set_spinning(spinner.opaque, send.isBusy ? 1 : 0)
  }
}
