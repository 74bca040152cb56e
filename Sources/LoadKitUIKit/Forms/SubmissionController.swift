#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Shows in a view controller how far the sending of its form is, and tells VoiceOver.
  ///
  /// Create one in `viewDidLoad`, and place ``button`` and ``status`` where the form has them. The fields are the
  /// app's:
  /// they change the draft, and the closure draws what is said of them.
  ///
  /// ```swift
  /// form = SubmissionController(compose, in: self) { screen, form in
  ///   screen.titleField.isEnabled = form.areFieldsEnabled
  ///   screen.titleProblem.text = form.text(for: "title")
  /// }
  /// stack.addArrangedSubview(form.status)
  /// navigationItem.rightBarButtonItem = UIBarButtonItem(customView: form.button)
  /// ```
  ///
  /// It belongs to a hidden view that it puts into the screen, and does not hold the view controller. What is being
  /// sent goes on when the screen goes.
  @MainActor public final class SubmissionController<Draft: Equatable, Value> {
    /// What sends.
    public let submission: LoadSubmission<Draft, Value>
    /// The button that sends: busy while it does, and disabled where there is nothing to send.
    public let button: UIButton
    /// How far it is: a bar where the progress is known, Cancel where that is safe, why it was not sent and what can be
    /// done, or that it was. It takes no room in a stack while there is nothing to say.
    public let status: UIView
    /// What is drawn now.
    public private(set) var presentation: SubmissionPresentation
    /// Words for all screens, and what else can be set.
    public var options: LoadStateOptions { didSet { draw() } }

    /// Whether to speak as on systems before iOS 17; for tests.
    var imitatesEarlierSystem = false
    private let send: SendButton
    private let view: SubmissionView
    private let actions: LoadActions
    private let update: @MainActor (SubmissionPresentation) -> Void
    private var announcer: SubmissionAnnouncer<Value>
    private var subscription: LoadSubscription?
    private var lifecycle: AppLifecycle?
    private weak var anchor: AnchorView?

    /// Shows a submission in a view controller.
    ///
    /// - Parameters:
    ///   - submission: What sends.
    ///   - host: The view controller; its view is loaded by this.
    ///   - actions: What the app does about a failure, such as `.signIn`. An action without an entry is not shown,
    ///     apart from those that a submission does itself; an entry for one of these replaces it.
    ///   - options: Words for all screens, and what else can be set.
    ///   - update: Draws what is said of the fields: called at every change of the state or the draft, and at once.
    @discardableResult public init<Host: UIViewController>(
      _ submission: LoadSubmission<Draft, Value>, in host: Host,
      actions: [LoadAction: @MainActor (Host) -> Void] = [:], options: LoadStateOptions = LoadStateOptions(),
      update: @escaping @MainActor (_ host: Host, _ form: SubmissionPresentation) -> Void
    ) {
      self.submission = submission
      self.options = options
      self.update = { [weak host] in if let host { update(host, $0) } }
      var all = LoadActions()
      for action in submission.availableActions { all[action] = { submission.perform(action) } }
      all.add(actions, of: host)
      self.actions = all
      send = SendButton { submission.start() }
      view = SubmissionView { all[$0]?() }
      (button, status) = (send, view)
      announcer = SubmissionAnnouncer(submission.state)
      presentation = submission.presentation()
      let anchor = AnchorView()
      anchor.stepAside(in: host.view)
      anchor.owner = self
      self.anchor = anchor
      subscription = submission.subscribe { [weak self] _, state in self?.follow(state) }
      lifecycle = AppLifecycle(
        didEnterBackground: { [weak submission] in submission?.suspended() },
        willEnterForeground: { [weak submission] _ in submission?.resumed() })
      draw()
    }

    private func follow(_ state: SubmissionState<Value>) {
      let announcement = announcer.announcement(
        for: state, wording: submission.wording, words: LoadWords(common: options.strings, failures: options.messages))
      draw()
      if let announcement, options.announces, anchor?.window != nil {
        Announcements.post(announcement, asOnEarlierSystem: imitatesEarlierSystem)
      }
    }

    private func draw() {
      presentation = submission.presentation(
        words: LoadWords(common: options.strings, failures: options.messages),
        options: SubmissionPresentation.Options(available: actions.available))
      let focused = FocusKeeper.focusedView
      let isInside = focused?.isDescendant(of: view) ?? false
      send.update(presentation.send)
      view.update(presentation)
      update(presentation)
      // What had the focus is gone: Cancel for example (rule 28).
      if isInside, focused?.isVisible == false { FocusKeeper.move(to: view.focusTarget ?? send) }
    }
  }

  extension SubmissionController: AnchorOwner {
    func anchorDidMove() {
      if let anchor, let view = anchor.superview { anchor.stepAside(in: view) }
    }
  }
#endif
