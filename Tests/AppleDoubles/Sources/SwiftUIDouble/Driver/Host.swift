import AccessibilityDouble

/// A screen that shows a view, and a user in front of it.
///
/// Reading from it brings it up to date first. ``settle()`` and ``until(_:timeout:_:)`` wait for work that goes on.
@_spi(Testing) @MainActor public final class Host {
  let core: HostCore
  /// Whether the app has the life cycle of SwiftUI.
  private let hasScenePhase: Bool

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - configure: Changes the environment: the size of text, Reduce Motion.
  ///   - content: The view.
  public convenience init<Content: View>(
    _ configure: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), configure)
  }

  /// Shows a view in an app with the life cycle of SwiftUI.
  public convenience init<Content: View>(
    _ content: Content, _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(content, hasScenePhase: true, configure)
  }

  private init(_ content: any View, hasScenePhase: Bool, _ configure: (inout EnvironmentValues) -> Void) {
    self.hasScenePhase = hasScenePhase
    var environment = EnvironmentValues()
    if hasScenePhase { environment.scenePhase = .active }
    configure(&environment)
    core = HostCore(content, environment)
    core.environment.openURL = OpenURLAction(system: { [weak core] in core?.opened.append($0) })
    core.update()
  }

  /// Shows a view as the root of a `UIHostingController`, in an app with a scene delegate.
  ///
  /// The scene phase is its default, `.background`, and never changes. UIKit posts its notifications instead, also when
  /// the app is launched. They reach every observer of the process, so the test runs in an app of its own.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - configure: Changes the environment.
  public static func hosting<Content: View>(
    _ content: Content, _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Host {
    let host = Host(content, hasScenePhase: false, configure)
    host.enterForeground()
    return host
  }

  /// Starts an app.
  public convenience init<A: App>(_ app: A, _ configure: (inout EnvironmentValues) -> Void = { _ in }) {
    self.init(AppWindow(app: app), configure)
  }

  isolated deinit { core.end() }

  // MARK: What shows

  /// What is on screen.
  public var screen: Element {
    core.update()
    return Element("Screen", children: core.isOnScreen ? core.root?.elements ?? [] : [])
  }

  /// The words on screen, a line each.
  public var text: String { screen.drawnText.joined(separator: "\n") }

  /// What is on screen, one element a line.
  public var outline: String { screen.outline }

  /// What assistive technology finds.
  public var accessibility: [AccessibilityElement] { front.accessibilityElements }

  /// What assistive technology reads out, one element a line.
  public var spoken: [String] { accessibility.map(\.spoken) }

  /// The announcements that were heard so far: neither lost nor cut off by the next one (S04, S72).
  public var announcements: [String] { core.log.heard }

  /// All announcements that were posted so far.
  public var postedAnnouncements: [String] { core.log.announcements }

  /// The time of the test, so that speech lasts. Default: none; speech lasts as long as the turn.
  public var speechClock: (@Sendable () -> Duration)? {
    get { core.log.clock }
    set { core.log.clock = newValue }
  }

  /// The addresses that were opened so far.
  public var opened: [URL] { core.opened }

  /// "low", "default" or "high" for each announcement that was posted and has a priority.
  public var announcementPriorities: [String?] { core.log.priorities }

  /// How often the body of a view or modifier of this type was evaluated so far.
  public func evaluations<V>(of type: V.Type) -> Int { core.evaluations[ObjectIdentifier(type), default: 0] }

  /// The elements of one kind.
  public func all(_ kind: String) -> [Element] { screen.all(kind) }

  /// Whether these words are on screen.
  public func shows(_ words: String) -> Bool { text.contains(words) }

  /// The alert or sheet that covers everything else, or the whole screen.
  var front: Element {
    let screen = screen
    return screen.all.last(where: { $0.isModal && $0.isDrawn }) ?? screen
  }

  // MARK: The app

  /// Replaces the view, as an evaluation of a parent does: what is the same view keeps its state.
  public func show<Content: View>(_ content: Content) { core.replace(content) }

  /// Changes the environment: Dynamic Type, Reduce Motion, dark mode.
  public func change(_ environment: (inout EnvironmentValues) -> Void) {
    environment(&core.environment)
    core.update()
  }

  /// The user leaves the app.
  public func background() {
    guard hasScenePhase else { return enterBackground() }
    change { $0.scenePhase = .inactive }
    change { $0.scenePhase = .background }
  }

  /// The user comes back to the app.
  public func foreground() {
    guard hasScenePhase else { return enterForeground() }
    change { $0.scenePhase = .inactive }
    change { $0.scenePhase = .active }
  }

  /// A call, or the app switcher: the app stays on screen, and does not get taps.
  ///
  /// On a Mac the windows of another app have the focus; the scene stays active (S32).
  public func deactivate() {
    if hasScenePhase, core.system != .macOS { change { $0.scenePhase = .inactive } }
  }

  /// The app gets taps again.
  public func activate() { if hasScenePhase, core.system != .macOS { change { $0.scenePhase = .active } } }

  private func enterBackground() {
    core.perform { core.app.enterBackground(core.scene) }
    core.update()
  }

  private func enterForeground() {
    core.perform { core.app.enterForeground(core.scene) }
    core.update()
  }

  /// The screen is covered by another one.
  public func disappear() {
    core.isOnScreen = false
    core.update()
  }

  /// The screen is shown again.
  public func appear() {
    core.isOnScreen = true
    core.update()
  }
}
