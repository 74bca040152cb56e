/// What becomes of a failure that the app was told of (``Loader/onFailure``, ``LoadSubmission/onFailure``).
public enum LoadFailureHandling: Sendable, Hashable {
  /// The screen shows the failure and announces it.
  case shown
  /// The app deals with it, for example by leaving the screen: it is neither shown nor announced, and what was settled
  /// before shows again.
  case handled
}
