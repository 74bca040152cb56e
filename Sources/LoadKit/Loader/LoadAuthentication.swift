/// Where the app signs in, for all loaders that share it through ``LoadEnvironment/authentication``.
///
/// A load that is refused for the lack of it fails as ``LoadFailure/Kind/unauthorized``, and its screen offers the
/// action ``LoadAction/signIn``. When the user has signed in, those loads run again by themselves: once, and no others.
///
/// ```swift
/// let authentication = LoadAuthentication { await account.showSignIn() }
/// let environment = LoadEnvironment(authentication: authentication)
/// ```
@MainActor public final class LoadAuthentication {
  private let operation: (@MainActor () async -> Bool)?
  private var observers = LoadObservers<Event>()
  private var current: Task<Bool, Never>?
  /// Whether the user has signed out and none has signed in since. while this is so, cached content may belong to the
  /// user before (rule 1).
  private(set) var isSignedOut = false

  /// Creates an authentication that is only told by ``signedIn()``: the app offers to sign in elsewhere.
  public nonisolated init() { operation = nil }

  /// Creates an authentication that lets the user sign in.
  ///
  /// - Parameter signIn: Shows whatever it takes, and returns whether the user has signed in. Called once at a time.
  public nonisolated init(signIn: @escaping @MainActor () async -> Bool) { operation = signIn }

  /// Whether there is something that signs in, so that the action can be offered.
  public nonisolated var canSignIn: Bool { operation != nil }

  /// Whether the user is signing in now.
  public var isSigningIn: Bool { current != nil }

  /// Lets the user sign in, and has the loads that need it run again. Who calls while that goes on waits for the same.
  ///
  /// It goes on to its end, whoever waits for it or leaves.
  ///
  /// - Returns: Whether the user has signed in.
  @discardableResult public func signIn() async -> Bool {
    guard let operation else { return false }
    let task =
      current
      ?? Task { @MainActor in
        let isSignedIn = await operation()
        current = nil
        if isSignedIn { signedIn() }
        return isSignedIn
      }
    current = task
    return await task.value
  }

  /// The user has signed in, in whatever way: the loads that failed as ``LoadFailure/Kind/unauthorized`` run again,
  /// each once.
  ///
  /// So does one that is refused later although it began before this. What the user sent is not sent again by itself:
  /// it may be somebody else who has signed in.
  public func signedIn() {
    isSignedOut = false
    observers.tell(.signedIn)
  }

  /// The user has signed out, or another one is about to sign in: what was loaded belongs to somebody else now.
  ///
  /// Every loader that shares this forgets its content and gives up what is under way, and loads again when the next
  /// user has signed in. Cached content is not asked for until then, even by loaders that are created in between. What
  /// the user sent goes on to its end; forms that send nothing forget how the last sending ended, and the draft stays.
  /// Call it before anybody else signs in, and clear what the app keeps elsewhere: caches, a ``LoaderStore``.
  public func signedOut() {
    isSignedOut = true
    observers.tell(.signedOut)
  }

  /// What loaders are told.
  enum Event {
    case signedIn
    case signedOut
  }

  /// Calls `notify` at every event for as long as `owner` lives.
  func observe(_ owner: AnyObject, _ notify: @escaping @MainActor (Event) -> Void) { observers.add(owner, notify) }
}
