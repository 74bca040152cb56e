import CAdwaita
import CAdwaitaSupport
import LoadKit

/// Draws presentations: the content or what stands in its place, and what is beside it.
///
/// It decides no wording and no timing, and knows no loader; ``LoadStateBin`` connects it to one. For a view model of
/// your own, make a `LoadPresentation` from its state and ``draw(_:)`` it.
///
/// - Assistive technology sees one of content, placeholder, sign of work and message at a time.
/// - If the keyboard's focus was on something that goes, it moves on to what takes its place, else it stays (rule 28).
@MainActor public final class PresentationBin {
  /// The widget. It owns this object, and the content. Once it is gone, nothing is drawn any more.
  public let widget: Widget
  /// What is drawn.
  public private(set) var presentation: LoadPresentation?
  /// Is called with every action that the user chose, details apart, which are shown here.
  public var onAction: @MainActor (LoadAction) -> Void = { _ in }

  private var isGone = false
  private let banner: BannerWidget
  private let note: Widget
  private let line: IndicatorWidget
  private let region: Widget
  private let content: ContentView
  private let placeholder: PlaceholderView
  private let indicator: IndicatorWidget
  private let message: MessageWidget
  private let announcement = AnnouncementView()

  /// Creates a bin that draws nothing yet.
  ///
  /// - Parameters:
  ///   - content: The widget of the content.
  ///   - placeholder: The layout before there is content, such as ``PlaceholderRows``. Without one a sign of work
  ///     stands in the middle.
  ///   - layout: Whether it fills a page or is a part of one.
  public init(content: Widget, placeholder: Widget? = nil, layout: LoadBinLayout = .page) {
    Style.install()
    let choice = Choice()
    let press: @MainActor (LoadAction) -> Void = { choice.bin?.onAction($0) }
    banner = BannerWidget(press: press)
    note = Widgets.label().styled("caption", "dim-label", "loadkit-note")
    line = IndicatorWidget(.line, press: press)
    self.content = ContentView(content)
    self.placeholder = PlaceholderView(placeholder)
    indicator = IndicatorWidget(layout == .page ? .page : .line, press: press)
    message = MessageWidget(layout, press: press)
    region = Widgets.column(
      role: GTK_ACCESSIBLE_ROLE_GROUP, self.content.widget, self.placeholder.widget, indicator.widget, message.widget)
    region.expanding(horizontal: true, vertical: layout == .page)
    let overlay: Widget = gtk_overlay_new()
    gtk_overlay_set_child(overlay.opaque, Widgets.column(banner.widget, note, line.widget, region))
    gtk_overlay_add_overlay(overlay.opaque, announcement.widget)
    widget = adw_bin_new()
    adw_bin_set_child(widget.of(AdwBin.self), overlay)
    for page in [self.content.widget, self.placeholder.widget, message.widget, note] { page.isShown = false }
    choice.bin = self
    widget.on("destroy") { [weak self] in self?.isGone = true }
    widget.own(self)
  }

  /// Draws a presentation. Without effect if it is drawn already.
  public func draw(_ presentation: LoadPresentation) {
    guard !isGone, presentation != self.presentation else { return }
    self.presentation = presentation
    let focus = Focus(in: widget)
    banner.update(presentation.banner)
    showNote([presentation.note, presentation.age].compactMap { $0 })
    let (shown, target) = drawBody(presentation)
    for page in shown { page.isShown = true }
    // Before anything goes, since GTK would then move the focus to wherever.
    if focus.isLost(showing: shown, of: pages) { target() }
    for page in pages where !shown.contains(page) { page.isShown = false }
    // A sample is not there for assistive technology. GTK takes what is made visible to be there, so this comes last.
    if shown.contains(content.widget) { content.widget.setHidden(presentation.body.isSample) }
  }

  /// Says something to users of assistive technology, unless that takes back what was said before.
  ///
  /// - Parameter announcement: What to say; `nil` if what was said last is no longer true.
  public func announce(_ announcement: LoadAnnouncement?) {
    if !isGone { self.announcement.say(announcement) }
  }

  // MARK: Implementation

  private var pages: [Widget] { [content.widget, placeholder.widget, indicator.widget, message.widget, line.widget] }

  private func showNote(_ notes: [String]) {
    note.isShown = !notes.isEmpty
    gtk_label_set_text(note.opaque, notes.joined(separator: " · "))
  }

  /// Draws what takes the place of content, and the sign of work above it.
  ///
  /// - Returns: What shows, and what moves the focus there.
  private func drawBody(_ presentation: LoadPresentation) -> (shown: [Widget], focus: @MainActor () -> Void) {
    loadkit_accessible_set_busy(region, presentation.body.isWork ? 1 : 0)
    content.update(presentation)
    line.update(presentation.refresh)
    var shown = presentation.refresh == nil ? [] : [line.widget]
    switch presentation.body {
    case .placeholder(let layout):
      placeholder.update(layout.label, isSample: layout.isSample)
      line.update(layout.indicator)
      shown = layout.indicator == nil ? [] : [line.widget]
      return (shown + [placeholder.widget] + (layout.isSample ? [content.widget] : []), placeholder.focusTarget.focus)
    case .indicator(let work) where placeholder.hasLayout:
      placeholder.update(work.label, isSample: false)
      line.update(work)
      return ([line.widget, placeholder.widget], line.focusTarget.focus)
    case .indicator(let work):
      indicator.update(work)
      return (shown + [indicator.widget], indicator.focusTarget.focus)
    case .content:
      return (shown + [content.widget], content.focus)
    case .message(let words):
      message.update(words)
      return (shown + [message.widget], message.focusTarget.focus)
    }
  }
}

/// Who is told what the user chose: the parts of a bin are made before the bin is.
@MainActor private final class Choice {
  weak var bin: PresentationBin?
}

extension LoadPresentation.Body {
  /// Whether content is still to come.
  fileprivate var isWork: Bool {
    switch self {
    case .placeholder, .indicator: true
    case .content, .message: false
    }
  }
}
