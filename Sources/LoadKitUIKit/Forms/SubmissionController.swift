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
    public var presentation: SubmissionPresentation { model.presentation }
    /// Words for all screens, and what else can be set.
    public var options: LoadStateOptions { didSet { adoptOptions() } }

    /// Whether to speak as on systems before iOS 17; for tests.
    var imitatesEarlierSystem = false
    private let send: SendButton
    private let view: SubmissionView
    private let focus = FocusMover()
    private let display = LoadDisplay()
    private let model = LoadFormModel()
    private let update: @MainActor (SubmissionPresentation) -> Void
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
      for (action, perform) in actions {
        model.handlers[action.key] = { [weak host] in if let host { perform(host) } }
      }
      send = SendButton { [model] in model.send() }
      view = SubmissionView { [model] in model.perform($0) }
      (button, status) = (send, view)
      let anchor = AnchorView(place: nil)
      anchor.stepAside(in: host.view)
      anchor.owner = self
      self.anchor = anchor
      model.focusedRegion = { [weak view] in
        guard let view, let focused = FocusKeeper.focusedView, focused.isDescendant(of: view) else { return nil }
        return view.region(of: focused)
      }
      focus.post = { [weak self] in
        Announcements.post($0, asOnEarlierSystem: self?.imitatesEarlierSystem ?? false)
      }
      model.onChange = { [weak self] in self?.draw() }
      display.onEffect = { [weak self] effect, _ in self?.carryOut(effect) }
      display.add(model)
      model.show(submission)
      lifecycle = AppLifecycle(display) { [weak anchor] in anchor?.window?.windowScene }
      adoptOptions()
      if anchor.window != nil { display.appear() }
    }

    private func adoptOptions() {
      model.words = options.words()
      model.announces = options.announces
      draw()
    }

    private func carryOut(_ effect: LoadEffect) {
      switch effect {
      case .content: break
      case .announce(let announcement): focus.announce(announcement)
      case .focus(_, let announcement):
        anchor?.window?.layoutIfNeeded()
        focus.move(to: view.focusTarget ?? send, announcing: announcement)
      }
    }

    /// Ends this controller: it no longer draws or announces. What is being sent goes on.
    public func end() {
      lifecycle = nil
      display.disappear()
      display.remove(model)
      model.onChange = nil
      anchor?.owner = nil
      anchor?.removeFromSuperview()
    }

    private func draw() {
      let presentation = model.presentation
      send.update(presentation.send)
      view.update(presentation)
      update(presentation)
    }
  }

  extension SubmissionController: AnchorOwner {
    func anchorDidMove() {
      guard let anchor else { return }
      if let view = anchor.superview { anchor.stepAside(in: view) }
      guard anchor.window != nil else { return display.disappear() }
      lifecycle?.screenDidEnterWindow()
      display.appear()
    }
  }
#endif
