import Observation

#if canImport(Combine)
  import Combine
#endif

/// One place on screen that shows loaders: a SwiftUI screen, the view of a view controller, a page of a window.
///
/// A renderer translates the callbacks of its toolkit into the life calls: ``appear()``, ``disappear()``,
/// ``enterBackground()``, ``enterForeground()`` and ``refresh()``. They are flags, not counters: they may come in any
/// order, and more than once. A display is *on screen* from ``appear()`` to ``disappear()``, except while its scene is
/// in the background. It loads what its models show, renews it after the background, and reports effects (``onEffect``)
/// while it is on screen.
///
/// Creating one does nothing and can be done anywhere. It belongs to the main actor.
@MainActor public final class LoadDisplay {
  /// Called with each effect, in order, only while the display is on screen. The second argument is the model that the
  /// effect belongs to.
  public var onEffect: (@MainActor (LoadEffect, LoadDisplayMember) -> Void)?
  /// Whether the display is on screen.
  public var isOnScreen: Bool { hasAppeared && !isInBackground }

  private(set) var isInBackground = false
  private(set) var wasOnScreen = false
  private var hasAppeared = false
  private var members: [LoadDisplayMember] = []
  private var observation = LoadObservation()
  #if canImport(Combine)
    /// Sends when a model of the display changes, or comes or goes.
    public let objectWillChange = ObservableObjectPublisher()
  #endif
  /// The failures that were announced, with the model that they were announced for.
  private var announcedFailures: [LoadFailure.Kind: ObjectIdentifier] = [:]

  /// Creates a display without models.
  public nonisolated init() {}

  deinit {
    let members = members
    guard !members.isEmpty else { return }
    // The loaders hold displays weakly; they look again once this one is gone.
    Task { @MainActor in for member in members { member.displayDidEnd() } }
  }

  // MARK: Models

  /// The models that the display holds, in the order in which they were added.
  public var models: [LoadDisplayMember] { members }

  /// Adds a model, and loads for it if the display is on screen. Without effect if it is there.
  ///
  /// A model belongs to one display at a time: it leaves the one before.
  ///
  /// - Parameter model: The model.
  public func add(_ model: LoadDisplayMember) {
    guard model.display !== self else { return }
    model.display?.remove(model)
    change { members.append(model) }
    model.display = self
    model.displayDidChange(.added)
    if isOnScreen { model.displayDidChange(.appeared) }
  }

  /// Removes a model. What it loads goes on for as long as another display, a caller or a detached request needs it.
  ///
  /// - Parameter model: The model.
  public func remove(_ model: LoadDisplayMember) {
    guard model.display === self else { return }
    change { members.removeAll { $0 === model } }
    model.displayDidChange(.removed)
    model.display = nil
  }

  // MARK: Life

  /// The screen appeared: loads what is not fresh (rule 4).
  public func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    if isOnScreen { show() }
  }

  /// The screen disappeared: it was covered, left, or its tab was changed (rule 17).
  public func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    tell(.disappeared)
  }

  /// The scene went to the background, on a system where that means suspension: iOS, tvOS, watchOS, visionOS (rule 22).
  ///
  /// On other systems a renderer does not call it.
  public func enterBackground() {
    guard !isInBackground else { return }
    isInBackground = true
    tell(.enteredBackground)
  }

  /// The scene returned to the foreground: renews what became stale. Without effect unless it was in the background.
  public func enterForeground() {
    guard isInBackground else { return }
    isInBackground = false
    if hasAppeared, !wasOnScreen {
      show()
    } else {
      wasOnScreen = wasOnScreen || hasAppeared
      tell(.enteredForeground)
    }
  }

  /// The user pulled to refresh: refreshes all loaders of the display, and returns when all have settled (rule 7).
  ///
  /// It goes on if the calling task is cancelled, as SwiftUI does when it draws the screen again.
  public func refresh() async { await startRefresh().value }

  /// Begins what ``refresh()`` does, and returns at once.
  ///
  /// - Returns: A task that ends when all loaders of the display have settled. It goes on if it is not held.
  @discardableResult public func startRefresh() -> Task<Void, Never> {
    userActed()
    let waits = members.compactMap { $0.beginRefresh() }
    return Task { for wait in waits { await wait() } }
  }

  /// The button or the key that refreshes all loaders of the display, with the names of the first: busy while the user
  /// refreshes one of them, and disabled while that or another run of the user's goes on. `nil` if there is none.
  public var refreshAction: LoadPresentation.Action? {
    observation.access(.status)
    let actions = members.compactMap(\.refreshActionNow)
    guard var action = actions.first else { return nil }
    action.isBusy = actions.contains(where: \.isBusy)
    action.isEnabled = actions.allSatisfy(\.isEnabled)
    return action
  }

  // MARK: Implementation

  private func show() {
    wasOnScreen = true
    tell(.appeared)
  }

  private func tell(_ change: LoadDisplayMember.Change) {
    // Models may come and go meanwhile.
    for member in members where member.display === self { member.displayDidChange(change) }
  }

  /// Changes the models, and notifies observers of ``refreshAction``.
  private func change(_ change: () -> Void) {
    memberDidChange()
    observation.willChange(content: false, status: true)
    change()
    observation.didChange(content: false, status: true)
  }

  /// A model changes.
  func memberDidChange() {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
  }

  /// The user asked for something: failures are announced again.
  func userActed() { announcedFailures = [:] }

  /// A loader of the display succeeded: failures are announced again.
  func loaderDidSucceed() { announcedFailures = [:] }

  /// Reports that the content of a model changed.
  func report(_ change: LoadContentChange, of model: LoadDisplayMember) {
    if isOnScreen { send(.content(change), of: model) }
  }

  /// Reports what a change means to assistive technology.
  ///
  /// - Parameters:
  ///   - announcement: What to say.
  ///   - region: Where the focus goes, because the region that had it was replaced; `nil` if it stays.
  ///   - failure: The failure that the announcement is about, if it is about one.
  ///   - model: The model.
  func report(
    _ announcement: LoadAnnouncement?, focus region: LoadRegion?, about failure: LoadFailure?,
    of model: LoadDisplayMember
  ) {
    guard isOnScreen else { return }
    let said = announcement.flatMap { model.announces && isNews(failure, of: model) ? $0 : nil }
    if let region {
      // Assistive technology speaks the name of the element that gets the focus.
      send(.focus(region, said?.text == model.name(of: region) ? nil : said), of: model)
    } else if let said {
      send(.announce(said), of: model)
    }
  }

  private func send(_ effect: LoadEffect, of model: LoadDisplayMember) {
    model.onEffect?(effect)
    onEffect?(effect, model)
  }

  /// Whether no other model of the display announced such a failure since a success or a user's action.
  private func isNews(_ failure: LoadFailure?, of model: LoadDisplayMember) -> Bool {
    guard let failure else { return true }
    let owner = ObjectIdentifier(model)
    if let first = announcedFailures[failure.kind], first != owner { return false }
    announcedFailures[failure.kind] = owner
    return true
  }
}

extension LoadDisplay: LoadDisplayState {
  /// Whether one of the models announces changes of an object.
  func announces(_ owner: AnyObject) -> Bool { members.contains { $0.announces && $0.shows(owner) } }
}

#if canImport(Combine)
  extension LoadDisplay: ObservableObject {}
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension LoadDisplay: Observable {}

/// A model that a display holds: ``LoadScreenModel``, ``LoadNextPageModel`` or ``LoadFormModel``.
@MainActor public class LoadDisplayMember {
  /// What a display tells its models.
  enum Change {
    case added
    case appeared
    case disappeared
    case enteredBackground
    case enteredForeground
    case removed
  }

  /// Called after each change of what the model draws, for renderers that do not use Observation: an age or an activity
  /// changed, or the content. Effects are reported by the display.
  public var onChange: (@MainActor () -> Void)?
  /// Called with each effect of the model, in order, before ``LoadDisplay/onEffect``: for a renderer in which several
  /// parts of a screen share a display and each carries out its own effects.
  public var onEffect: (@MainActor (LoadEffect) -> Void)?
  /// Whether changes of the model are announced. Default: yes.
  public var announces = true
  /// Whether the renderer shows the technical details of a failure when the user chooses the action for it. Default:
  /// yes.
  public var showsDetails = true
  /// The environment of the place where the model draws (rule 31). Set it before the model shows something: a loader,
  /// next page or form that has no environment of its own takes it before its state is read. Default: none.
  public var environment: LoadEnvironment?
  /// The display that holds the model.
  public internal(set) weak var display: LoadDisplay?
  /// Called when the renderer has to know in which region the focus of assistive technology is; `nil` if it is
  /// elsewhere.
  ///
  /// The frame from before the change is still on screen then. Default: elsewhere.
  public var focusedRegion: (@MainActor () -> LoadRegion?)?

  nonisolated init() {}

  /// Whether the model's display is on screen.
  public var isOnScreen: Bool { display?.isOnScreen ?? false }

  func displayDidChange(_ change: Change) {}

  /// Whether the model shows a loader, a group, a paged loader or a form.
  func shows(_ owner: AnyObject) -> Bool { false }

  /// The actions that are shown: those of the app, of the source, and of the renderer.
  func available(
    _ handlers: [LoadAction: @MainActor () -> Void], _ source: Set<LoadAction>?
  ) -> Set<LoadAction> {
    Set(handlers.keys).union(source ?? []).union(showsDetails ? [.details] : [])
  }

  /// The display is gone.
  func displayDidEnd() {}

  /// The name of the element that stands for a region, as far as the model knows it.
  func name(of region: LoadRegion) -> String? { nil }

  /// The action that refreshes the model, where there is one.
  var refreshActionNow: LoadPresentation.Action? { nil }

  /// Begins what a pull refreshes, and returns a function that waits until that has settled.
  func beginRefresh() -> (@MainActor () async -> Void)? { nil }

  /// Notifies those who follow the model without Observation.
  func notifyChange() {
    onChange?()
    display?.memberDidChange()
  }
}
