#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// What can stand in place of the content.
  @MainActor protocol StatePart: UIView {
    /// Where the focus of assistive technology goes when this comes.
    var focusTarget: UIView { get }
  }

  /// Stands in place of the content while there is none: an indicator, a placeholder or a message, in the middle of the
  /// safe area and above the keyboard.
  final class StateView: UIView {
    /// What the app has behind its list, which stays visible behind this.
    var backdrop: UIView? {
      didSet {
        guard backdrop !== oldValue else { return }
        if oldValue?.superview === self { oldValue?.removeFromSuperview() }
        guard let backdrop else { return }
        backdrop.frame = bounds
        insertSubview(backdrop, at: 0)
      }
    }
    /// Returns the space that the header of the list takes; called at each layout, since the app may resize it.
    var headerHeight: @MainActor () -> CGFloat = { 0 }
    /// Whether messages are drawn as on systems before iOS 17; for tests.
    var imitatesEarlierSystem = false { didSet { drawn = nil } }

    /// Makes views of the app's own.
    var makeStateView: LoadStateOptions.MakeStateView? {
      didSet { if oldValue != nil || makeStateView != nil { drawn = nil } }
    }
    /// Whether the view takes the focus of a remote while nothing in it can be pressed: without a focus a remote is
    /// lost, and Menu leaves the app.
    var keepsFocus = Platform.needsFocus

    private(set) var part: (any StatePart)?
    private let placeholder: UIView?
    private let perform: @MainActor (LoadAction) -> Void
    private var drawn: LoadPresentation.Body?
    private var message: LoadPresentation.Message?
    private var showsDetails = false
    private var top: NSLayoutConstraint?
    /// The space above the part, for tests.
    var topSpace: CGFloat? { top?.constant }

    init(placeholder: UIView?, perform: @escaping @MainActor (LoadAction) -> Void) {
      self.placeholder = placeholder
      self.perform = perform
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      backdrop?.frame = bounds
      let height = headerHeight()
      if top?.constant != height { top?.constant = height }
    }

    /// Draws what stands in place of content; ``LoadPresentation/Body/content`` is drawn by nobody here.
    func update(_ body: LoadPresentation.Body) {
      guard body != drawn else { return }
      drawn = body
      if body != .content, let own = makeStateView?(body, perform) {
        message = nil
        return use(OwnPart.self) { OwnPart() }.show(own)
      }
      switch body {
      case .content:
        message = nil
      case .placeholder(let layout):
        use(LayoutPart.self) { LayoutPart(placeholder, perform: perform) }
          .update(label: layout.label, indicator: layout.indicator)
      case .indicator(let indicator) where placeholder != nil:
        use(LayoutPart.self) { LayoutPart(placeholder, perform: perform) }
          .update(label: indicator.label, indicator: indicator)
      case .indicator(let indicator):
        use(IndicatorPart.self) { IndicatorPart(perform: perform) }.update(indicator)
      case .message(let message):
        if message != self.message { showsDetails = false }
        self.message = message
        update(message)
      }
    }

    private func update(_ message: LoadPresentation.Message) {
      let perform: @MainActor (LoadAction) -> Void = { [weak self] in self?.press($0) }
      if #available(iOS 17, tvOS 17, *), !imitatesEarlierSystem, !showsDetails,
        message.actions.count <= SystemMessageView.actionLimit
      {
        use(SystemMessageView.self) { SystemMessageView(perform: perform) }.update(message)
      } else {
        use(MessageView.self) { MessageView(perform: perform) }
          .update(message, details: showsDetails ? message.details : nil)
      }
    }

    private func press(_ action: LoadAction) {
      guard action == .details, let message else { return perform(action) }
      showsDetails.toggle()
      update(message)
    }

    override var canBecomeFocused: Bool { keepsFocus && !hasPressableControl(in: self) }

    private func hasPressableControl(in view: UIView) -> Bool {
      if view.isHidden { return false }
      if let control = view as? UIControl { return control.isEnabled }
      return view.subviews.contains(where: hasPressableControl)
    }

    /// The part of a kind: the one that is there, or else a new one in its place.
    private func use<Part: StatePart>(_ type: Part.Type, _ make: () -> Part) -> Part {
      if let part = part as? Part { return part }
      part?.removeFromSuperview()
      let part = make()
      self.part = part
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
      let top = part.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: headerHeight())
      self.top = top
      // The keyboard may leave no room at all for a moment.
      let bottom = part.bottomAnchor.constraint(equalTo: Platform.bottomAnchor(of: self))
      bottom.priority = .defaultHigh
      NSLayoutConstraint.activate([
        top, bottom,
        part.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      ])
      return part
    }
  }
#endif
