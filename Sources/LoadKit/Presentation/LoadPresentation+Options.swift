extension LoadPresentation {
  /// What a renderer and its app add to the state.
  public struct Options: Sendable, Hashable {
    /// Whether the renderer is about to load, so that an idle state is drawn as the beginning of that. Default: no.
    ///
    /// A view that loads by itself when it appears says yes until it has done so. After the user has stopped the first
    /// load it says no, and a message offers to load (rule 1).
    public var isAboutToLoad: Bool
    /// The actions for which there is something that carries them out. No other is shown, apart from
    /// ``LoadAction/custom(id:title:)``, which only an app can name. Default: what a loader does itself.
    public var available: Set<LoadAction>
    /// Whether the renderer draws sample values that stand in for content. One that does not shows an indicator where
    /// others let the sample be the sign of work. Default: yes.
    public var drawsSamples: Bool
    /// Now, on the loader's own timeline (``Loader/now``). Without it no age is told.
    public var now: Duration?
    /// From what age on the age is told. Default: 60 s. It is also told beside a failed refresh, and of cached content.
    public var showsAgeAfter: Duration
    /// Whether the user has signed out, so that idle is the message of ``LoadFailure/Kind/unauthorized`` with Sign In.
    /// Default: no.
    public var isSignedOut: Bool

    /// Creates options.
    public init(
      isAboutToLoad: Bool = false, available: Set<LoadAction> = Self.loaderActions,
      drawsSamples: Bool = true, now: Duration? = nil, showsAgeAfter: Duration = .seconds(60),
      isSignedOut: Bool = false
    ) {
      self.isSignedOut = isSignedOut
      self.isAboutToLoad = isAboutToLoad
      self.available = available
      self.drawsSamples = drawsSamples
      self.now = now
      self.showsAgeAfter = showsAgeAfter
    }

    /// What a loader does itself: load, retry, refresh and cancel.
    public static let loaderActions: Set<LoadAction> = [.load, .retry, .refresh, .cancel]
  }
}
