#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Draws a screen model into a view controller: the part that ``LoadStateController`` and ``LoadStateRenderer``
  /// share.
  @MainActor final class ScreenController<Value> {
    let display = LoadDisplay()
    let model = LoadScreenModel<Value>()
    let canvas: LoadCanvas
    let focus = FocusMover()
    /// What to say about an empty outcome now, if not the usual words of the screen.
    var empty: EmptyContent? { didSet { if empty != oldValue { adoptOptions() } } }
    /// Words for all screens, and what else can be set.
    var options: LoadStateOptions { didSet { adoptOptions() } }
    /// Whether to draw and to speak as on systems before iOS 17; for tests.
    var imitatesEarlierSystem = false {
      didSet {
        canvas.stateView.imitatesEarlierSystem = imitatesEarlierSystem
        draw()
      }
    }

    /// Whether the controller has left the screen for good.
    private(set) var hasEnded = false
    private let wording: LoadWording?
    private let reload: @MainActor () -> Void
    private var lifecycle: AppLifecycle?
    /// The identity of the content that the app has drawn; `nil` if it has drawn none.
    private var drawnID: LoadContentID?
    /// Whether the app is drawing no content, so that no cell stays for content of another identity.
    private var isClearing = false

    /// Prepares to draw.
    ///
    /// - Parameters:
    ///   - host: The view controller; its view is loaded by this.
    ///   - area: The view that holds the content, if it is not the whole screen.
    ///   - wording: The words for this screen; `nil` for those of its loader.
    ///   - placeholder: A view with the layout of the content.
    ///   - actions: What the app does about a message.
    ///   - options: Words for all screens, and what else can be set.
    ///   - reload: Draws the content again, or nothing if there is none.
    init<Host: UIViewController>(
      in host: Host, over area: UIView?, wording: LoadWording?, placeholder: UIView?,
      actions: [LoadAction: @MainActor (Host) -> Void], options: LoadStateOptions,
      reload: @escaping @MainActor (Host) -> Void
    ) {
      self.wording = wording
      self.options = options
      self.reload = { [weak host] in if let host { reload(host) } }
      for (action, perform) in actions {
        model.handlers[action.key] = { [weak host] in if let host { perform(host) } }
      }
      model.drawsSamples = false
      canvas = LoadCanvas(
        host: host, area: area, placeholder: placeholder, perform: { [weak model] in model?.perform($0) },
        refresh: { [weak display] in display?.startRefresh() })
      model.focusedRegion = { [weak canvas] in canvas?.focusedRegion }
      model.onChange = { [weak self] in self?.draw() }
      display.onEffect = { [weak self] effect, _ in self?.carryOut(effect) }
      focus.post = { [weak self] in
        Announcements.post($0, asOnEarlierSystem: self?.imitatesEarlierSystem ?? false)
      }
      display.add(model)
      lifecycle = AppLifecycle(display) { [weak canvas] in canvas?.scene }
      adoptOptions()
    }

    var presentation: LoadPresentation { model.presentation }

    /// The value to draw; `nil` while there is nothing to show.
    var value: Value? { isClearing ? nil : model.content.value }

    /// How many sections the content has now: none while there is nothing to show.
    func sections(_ count: Int) -> Int { !isClearing && presentation.body == .content ? count : 0 }

    /// The screen came into a window, or left it.
    func anchorDidMove() {
      guard canvas.isInWindow else { return display.disappear() }
      lifecycle?.screenDidEnterWindow()
      canvas.screenDidEnterWindow()
      display.appear()
      draw()
    }

    func draw() {
      guard !hasEnded else { return }
      canvas.pullsToRefresh = options.pullsToRefresh && presentation.refreshAction != nil
      canvas.draw(presentation)
    }

    private func adoptOptions() {
      model.words = options.words(wording, empty: empty)
      model.showsAgeAfter = options.showsAgeAfter
      model.announces = options.announces
      canvas.stateView.makeStateView = options.makeStateView
      draw()
    }

    /// Leaves the screen: the display ends, and the rows that were drawn go.
    func end() {
      guard !hasEnded else { return }
      lifecycle = nil
      let hadContent = presentation.body == .content
      display.disappear()
      display.remove(model)
      model.show(nil)
      canvas.leave()
      hasEnded = true
      if hadContent { reload() }
    }

    /// Draws the content. Where content of another identity is on screen, all of that goes first (rule 30).
    private func reloadContent() {
      let id = model.content.value == nil ? nil : model.content.id
      let focused = id != nil && id == drawnID ? canvas.focusedRow : nil
      defer { if let focused { canvas.keepFocus(on: focused) } }
      if let id, let drawnID, drawnID != id {
        isClearing = true
        reload()
        canvas.layOutContent()
        isClearing = false
      }
      drawnID = id
      reload()
    }

    private func carryOut(_ effect: LoadEffect) {
      switch effect {
      case .content: reloadContent()
      case .announce(let announcement): focus.announce(announcement)
      case .focus(let region, let announcement):
        focus.move(to: canvas.focusTarget(of: region), announcing: announcement)
      }
    }
  }
#endif
