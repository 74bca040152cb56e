#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Draws the end of a list in a cell, and asks for what follows while it is in a window.
  final class PageFooterView<Input: Equatable, Item, Cursor>: UIView, UIContentView {
    typealias Configuration = LoadPageFooterConfiguration<Input, Item, Cursor>

    /// What it shows. Another kind of configuration is ignored.
    var configuration: any UIContentConfiguration {
      get { footer }
      set { if let footer = newValue as? Configuration { adopt(footer) } }
    }

    private var footer: Configuration
    private let stack = UIStackView([], alignment: .center, spacing: 8)
    private lazy var indicator = IndicatorView(.accessory, perform: perform)
    private lazy var banner = BannerView(perform: perform)
    private lazy var button = ActionRow(axis: .vertical, perform: perform)
    private let note = UILabel(.footnote, color: .secondaryLabel, alignment: .center)
    private var drawn: NextPagePresentation.Body?
    private var announcer = NextPageAnnouncer()
    private var subscription: LoadSubscription?
    private var lifecycle: AppLifecycle?
    /// The end that was asked about last.
    private var asked: NextPageID?

    init(_ footer: Configuration) {
      self.footer = footer
      super.init(frame: .zero)
      for view in [indicator, banner, button, note] as [UIView] { stack.addArrangedSubview(view) }
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      ])
      draw()
    }

    required init?(coder: NSCoder) { nil }

    private var pages: PagedLoader<Input, Item, Cursor> { footer.pages }

    private var perform: @MainActor (LoadAction) -> Void {
      { [weak self] in self?.pages.performNextPageAction($0) }
    }

    private func adopt(_ footer: Configuration) {
      let isOther = footer.pages !== pages
      if isOther { end() }
      self.footer = footer
      draw()
      if isOther, window != nil { begin() }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { end() } else if subscription == nil { begin() }
    }

    // MARK: While it is displayed

    private func begin() {
      announcer = NextPageAnnouncer(pages.nextPage)
      // It takes note of the pages that are there, of which nothing is said.
      _ = announcer.announcement(for: pages.nextPage, pages: pages.list.value)
      subscription = pages.subscribe { [weak self] in self?.follow() }
      lifecycle = AppLifecycle(
        didEnterBackground: { [weak pages] in pages?.suspended() },
        willEnterForeground: { [weak pages] _ in pages?.resumed() })
      asked = nil
      follow()
    }

    private func end() {
      subscription = nil
      lifecycle = nil
    }

    private func follow() {
      let announcement = announcer.announcement(
        for: pages.nextPage, pages: pages.list.value,
        words: LoadWords(pages.list.wording, common: footer.options.strings, failures: footer.options.messages))
      draw()
      if let announcement, footer.options.announces {
        Announcements.post(announcement, asOnEarlierSystem: false)
      }
      guard pages.nextPageID != asked else { return }
      asked = pages.nextPageID
      pages.startMore()
    }

    // MARK: Drawing

    private func present(_ nextPage: NextPageState) -> NextPagePresentation.Body {
      NextPagePresentation(
        nextPage,
        words: LoadWords(pages.list.wording, common: footer.options.strings, failures: footer.options.messages),
        options: LoadPresentation.Options(available: pages.availableNextPageActions.union([.details]))
      ).body
    }

    private func draw() {
      let body = present(pages.nextPage)
      guard body != drawn else { return }
      drawn = body
      let focused = FocusKeeper.focusedView
      let isInside = focused?.isDescendant(of: self) ?? false
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
      // What had the focus is gone (rule 28).
      if isInside, focused?.isVisible == false { FocusKeeper.move(to: focusTarget) }
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
