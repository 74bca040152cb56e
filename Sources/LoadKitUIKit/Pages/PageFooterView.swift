#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Draws the end of a list in a cell, and asks for what follows while it is in a window.
  final class PageFooterView<Input: Equatable, Item, Cursor>: UIView, UIContentView, FocusOwner {
    typealias Configuration = LoadPageFooterConfiguration<Input, Item, Cursor>

    /// What it shows. Another kind of configuration is ignored.
    var configuration: any UIContentConfiguration {
      get { footer }
      set { if let footer = newValue as? Configuration { adopt(footer) } }
    }

    private var footer: Configuration
    private let stack = UIStackView([], alignment: .center, spacing: 8)
    private lazy var indicator = IndicatorView(
      .accessory, part: .footer, perform: { [weak model] in model?.perform($0) })
    private lazy var banner = BannerView(.footer, perform: { [weak model] in model?.perform($0) })
    private lazy var button = ActionRow(axis: .vertical, perform: { [weak model] in model?.perform($0) })
    private let note = UILabel(.footnote, color: .secondaryLabel, alignment: .center)
    private let focus = FocusMover()
    private let display = LoadDisplay()
    private let model = LoadNextPageModel()
    private var drawn: NextPagePresentation.Body?
    private var lifecycle: AppLifecycle?
    private var isShown = false

    init(_ footer: Configuration) {
      self.footer = footer
      super.init(frame: .zero)
      note.accessibilityIdentifier = LoadPart.footer.identifier
      for view in [indicator, banner, button, note] as [UIView] { stack.addArrangedSubview(view) }
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      ])
      model.focusedRegion = { [weak self] in
        guard let self, let focused = FocusKeeper.focusedView, focused.isDescendant(of: self) else { return nil }
        return .message
      }
      focus.post = { Announcements.post($0, asOnEarlierSystem: false) }
      model.onChange = { [weak self] in
        self?.draw()
        // Another page may have to be asked for, which depends on the footer's place after the layout.
        self?.setNeedsLayout()
      }
      display.onEffect = { [weak self] effect, _ in self?.carryOut(effect) }
      display.add(model)
      adopt(footer)
      lifecycle = AppLifecycle(display) { [weak self] in self?.window?.windowScene }
    }

    required init?(coder: NSCoder) { nil }

    private func adopt(_ footer: Configuration) {
      self.footer = footer
      model.words = footer.options.words()
      model.announces = footer.options.announces
      model.show(footer.pages, edge: footer.edge)
      draw()
    }

    private func carryOut(_ effect: LoadEffect) {
      switch effect {
      case .content: break
      case .announce(let announcement): focus.announce(announcement)
      case .focus(_, let announcement):
        window?.layoutIfNeeded()
        focus.move(to: focusTarget, announcing: announcement)
      }
    }

    // MARK: While it is displayed

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window != nil else {
        visibilityDidChange()
        return display.disappear()
      }
      lifecycle?.screenDidEnterWindow()
      display.appear()
      // The system stops the spinner of a cell that it uses again.
      drawn = nil
      draw()
      // The footer's place in the list is known after the layout that follows.
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      // One request at most for each layout: a page that arrives at once may move the footer in the next one.
      if isShown, isInSight { model.footerWasLaidOut() } else { visibilityDidChange() }
    }

    /// Tells the model whether the footer is in sight: in a window, hidden by no view around it, and within the bounds
    /// of its list. UIKit may keep a cell that waits to be used again in the list, hidden.
    private func visibilityDidChange() {
      guard isInSight != isShown else { return }
      isShown.toggle()
      if isShown { model.footerAppeared() } else { model.footerDisappeared() }
    }

    private var isInSight: Bool { window != nil && isVisible && isWithinList }

    private var isWithinList: Bool {
      var view = superview
      while let current = view {
        if let list = current as? UIScrollView {
          // A footer without a size has nothing to show, and so has no place of its own.
          return bounds.isEmpty || list.bounds.isEmpty || list.bounds.intersects(convert(bounds, to: list))
        }
        view = current.superview
      }
      return true
    }

    // MARK: Drawing

    private func draw() {
      let body = model.presentation.body
      guard body != drawn else { return }
      drawn = body
      for view in stack.arrangedSubviews { view.isHidden = true }
      indicator.alpha = 1
      switch body {
      case .nothing: break
      case .space(let following):
        draw(following)
        indicator.alpha = 0
      case .indicator(let shown): draw(shown)
      case .button(let action):
        button.update([action])
      case .failure(let failure):
        banner.isHidden = false
        banner.update(BannerView.Words(failure))
      case .note(let text):
        note.show(text)
      }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }

    private func draw(_ shown: LoadPresentation.Indicator) {
      indicator.isHidden = false
      indicator.update(shown)
    }

    private var focusTarget: UIView? {
      switch drawn {
      case .indicator: indicator.sign
      case .failure: banner.title
      case .button: button
      case .note: note
      case .nothing, .space, nil: nil
      }
    }
  }
#endif
