/// How a screen model reads and drives what it shows.
@MainActor class ScreenSource<Value> {
  /// A sample value for the placeholder.
  let sample: Value?
  /// Whether the screen loads when it appears.
  var loadsOnAppear = true

  init(sample: Value?) { self.sample = sample }

  /// The loader or the group; `nil` for a state of the app's own.
  var owner: AnyObject? { nil }
  var state: LoadState<Value> { .idle }
  /// The state as it is drawn: without a banner that was hidden, or idle where there is no input.
  var shownState: LoadState<Value> { state }
  var contentVersion: Int { 0 }
  /// The numbers that stand for the inputs that the content answers, as far as they count for the identity of the
  /// content.
  var contentInput: [Int] { [] }
  /// The number that stands for the input that was asked for last.
  var askedInput: Int { 0 }
  /// The number that stands for the input that the content answers.
  var answeredInput: Int { 0 }
  /// Whether the content answers the input of the source.
  var answersInput: Bool { true }
  /// Whether the source tells how its runs end.
  var tellsSettlements: Bool { true }
  /// Whether the content was forgotten because the user has signed out.
  var isSignedOut: Bool { false }
  var wording: Shared<LoadWording> { .standardWording }
  var traits: LoadTraits<Value> { LoadTraits() }
  /// The clock of the state's ages; `nil` where no age is known.
  var clock: LoadClock? { nil }
  /// The present on the time line of the state's ages; `nil` where no age is known.
  var now: Duration? { clock?.now() }
  /// Whether there is something that the model asks for when its display appears.
  var asks: Bool { false }
  /// Whether idle is the beginning of a load that somebody else begins.
  var isAboutToLoad: Bool { false }
  var availableActions: Set<LoadAction> { [] }

  /// Whether a run is the outcome of typing.
  func isTyped(_ reason: LoadReason) -> Bool { false }

  /// Whether another source shows the same thing for the same input.
  func isSame(as other: ScreenSource<Value>) -> Bool { false }
  /// Why there is nothing to show, where the source knows it.
  var emptyContent: EmptyContent? { nil }
  /// Gives the loaders the environment of the place that shows them.
  func adopt(_ environment: LoadEnvironment) {}
  /// Takes over what an earlier source of the same thing remembers.
  func inherit(from other: ScreenSource<Value>) {}

  func observe(_ notify: @escaping @MainActor (LoadTransition<Value>) -> Void) -> LoadSubscription? { nil }
  func attach(_ display: LoadDisplay) {}
  func detach(_ display: LoadDisplay) {}
  func displayDidAppear(_ display: LoadDisplay) {}
  /// The display went to the background, came back, or left the screen.
  func displayDidChange() {}
  /// Whether a display announces what happens.
  func isSpeaker(_ display: LoadDisplay) -> Bool { true }

  /// Asks for content because the display appeared or shows another input.
  func ask() {}
  /// Asks for newer content because the display returned to the foreground.
  func renew() {}
  /// Begins a refresh of the user's, and returns a function that waits until it has settled.
  func beginRefresh() -> (@MainActor () async -> Void)? { nil }
  func perform(_ action: LoadAction) -> Bool { false }
  /// Whether the source itself hides a banner that is dismissed, which changes no state.
  var hidesBanners: Bool { false }
}
