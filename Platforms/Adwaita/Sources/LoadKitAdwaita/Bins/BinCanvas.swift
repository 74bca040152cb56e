import CAdwaita
import CAdwaitaSupport
import LoadKit

/// The widgets of a bin: the content or what takes its place, and what is beside it.
///
/// - Assistive technology sees one of content, placeholder, indicator and message at a time.
/// - If the widget with the keyboard's focus is about to be hidden, the focus moves to what takes its place.
@MainActor final class BinCanvas {
  /// The outermost widget. It owns this object, and the content. Once it is destroyed, nothing is drawn.
  let widget: Widget
  /// Called with each action that the user chose, except details, which are shown here.
  var onAction: @MainActor (LoadAction) -> Void = { _ in }

  private var isGone = false
  private let banner: BannerWidget
  private let note: Widget
  private let line: IndicatorWidget
  private let region: Widget
  private let content: ContentView
  private let placeholder: PlaceholderView
  private let indicator: IndicatorWidget
  private let message: MessageWidget
  private let announcement: AnnouncementView
  private let focusAnnouncement: FocusAnnouncement
  private var presentation: LoadPresentation?
  /// The widgets beside one another that the presentation shows.
  private var shown: [Widget] = []
  /// Moves the focus to what takes the place of the content.
  private var focusBody: @MainActor () -> Void = {}

  /// Creates a canvas that draws nothing yet.
  ///
  /// - Parameters:
  ///   - content: The widget of the content.
  ///   - placeholder: The layout before there is content, such as ``PlaceholderRows``. Without one an indicator stands
  ///     in the middle.
  ///   - layout: Whether it fills a page or is a part of one.
  init(content: Widget, placeholder: Widget?, layout: LoadBinLayout) {
    Style.install()
    let choice = Choice()
    let announcement = AnnouncementView()
    self.announcement = announcement
    focusAnnouncement = FocusAnnouncement { [weak announcement] in announcement?.say($0) }
    let press: @MainActor (LoadAction) -> Void = { choice.canvas?.onAction($0) }
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
    choice.canvas = self
    widget.on("destroy") { [weak self] in self?.isGone = true }
    widget.own(self)
    nameParts()
  }

  /// Names the parts for tests that drive an app.
  private func nameParts() {
    for (part, widget) in [
      (LoadPart.banner, banner.widget), (.note, note), (.activity, line.widget), (.placeholder, placeholder.widget),
      (.indicator, indicator.widget), (.message, message.widget),
    ] { widget.identified(part.identifier) }
  }

  /// Draws a presentation. Without effect if it is drawn already.
  func draw(_ presentation: LoadPresentation) {
    guard !isGone, presentation != self.presentation else { return }
    self.presentation = presentation
    let focus = Focus(in: widget)
    let before = shown + (banner.widget.isShown ? [banner.widget] : [])
    banner.update(presentation.banner)
    showNote([presentation.note, presentation.age].compactMap { $0 })
    shown = drawBody(presentation)
    for page in shown { page.isShown = true }
    // GTK would move the focus of a hidden widget anywhere, after the next frame.
    if focus.isLost(showing: shown, of: pages) { focusBody() }
    for page in pages where !shown.contains(page) { page.isShown = false }
    // A sample is hidden from assistive technology. GTK does not hide what it makes visible, so this comes last.
    if shown.contains(content.widget) { content.widget.setHidden(presentation.body.isSample) }
    // What was announced for other parts of the screen may no longer be true.
    if before != shown + (banner.widget.isShown ? [banner.widget] : []) { announcement.say(nil) }
  }

  /// The region in which the keyboard's focus is; `nil` if it is outside of the bin.
  var focusedRegion: LoadRegion? {
    if banner.widget.hasFocus { return .banner }
    guard let presentation, pages.contains(where: \.hasFocus) else { return nil }
    // The line of an indicator belongs to what it stands above.
    return presentation.body.region
  }

  /// Moves the focus to a region that is drawn, unless it is there, and announces when the frame with it is laid out.
  ///
  /// - Parameters:
  ///   - region: The region.
  ///   - announcement: The announcement; it is left out if the focused widget says the same.
  func moveFocus(to region: LoadRegion, saying announcement: LoadAnnouncement?) {
    guard !isGone else { return }
    if focusedRegion != region { if region == .banner { banner.focusTarget.focus() } else { focusBody() } }
    guard let announcement, presentation?.says(announcement.text, in: region) != true else { return }
    focusAnnouncement.announce(announcement, afterFrameOf: widget)
  }

  /// Announces to users of assistive technology.
  func announce(_ announcement: LoadAnnouncement) {
    guard !isGone else { return }
    focusAnnouncement.postPending()
    self.announcement.say(announcement)
  }

  /// Puts another widget in the place of the content.
  func replaceContent(_ content: Widget) {
    guard !isGone else { return }
    self.content.replace(content)
  }

  // MARK: Implementation

  private var pages: [Widget] { [content.widget, placeholder.widget, indicator.widget, message.widget, line.widget] }

  private func showNote(_ notes: [String]) {
    note.isShown = !notes.isEmpty
    gtk_label_set_text(note.opaque, notes.joined(separator: " · "))
  }

  /// Draws what takes the place of the content, and the indicator above it.
  ///
  /// - Returns: The widgets to show.
  private func drawBody(_ presentation: LoadPresentation) -> [Widget] {
    loadkit_accessible_set_busy(region, presentation.body.isWork ? 1 : 0)
    content.update(presentation)
    line.update(presentation.refresh)
    let line = presentation.refresh == nil ? [] : [line.widget]
    switch presentation.body {
    case .placeholder(let layout):
      placeholder.update(layout.label, isSample: layout.isSample)
      self.line.update(layout.indicator)
      focusBody = placeholder.focusTarget.focus
      return (layout.indicator == nil ? [] : [self.line.widget]) + [placeholder.widget]
        + (layout.isSample ? [content.widget] : [])
    case .indicator(let work) where placeholder.hasLayout:
      placeholder.update(work.label, isSample: false)
      self.line.update(work)
      focusBody = self.line.focusTarget.focus
      return [self.line.widget, placeholder.widget]
    case .indicator(let work):
      indicator.update(work)
      focusBody = indicator.focusTarget.focus
      return line + [indicator.widget]
    case .content:
      focusBody = content.focus
      return line + [content.widget]
    case .message(let words):
      message.update(words)
      focusBody = message.focusTarget.focus
      return line + [message.widget]
    }
  }
}

/// Passes on actions to the canvas, whose parts are created before it.
@MainActor private final class Choice {
  weak var canvas: BinCanvas?
}

extension LoadPresentation {
  /// Whether a widget that shows a region reads a text to assistive technology when it gets the focus.
  fileprivate func says(_ text: String, in region: LoadRegion) -> Bool {
    func letters(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
    guard region == body.region else { return false }
    return letters(text) == letters(body.spokenText)
  }
}

extension LoadPresentation.Body {
  /// Whether content is still to come.
  fileprivate var isWork: Bool { region == .indicator }

  /// The region that takes the place of the content.
  fileprivate var region: LoadRegion {
    switch self {
    case .placeholder, .indicator: .indicator
    case .content: .content
    case .message: .message
    }
  }

  /// The name and the description of the widget that gets the focus.
  fileprivate var spokenText: String {
    switch self {
    case .placeholder(let layout): layout.label
    case .indicator(let work): work.label
    case .content: ""
    case .message(let message): [message.title, message.description, message.suggestion].compactMap { $0 }.joined()
    }
  }
}
