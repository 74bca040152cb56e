/// What becomes of a failure that the app was told of (``Loader/onFailure``, ``LoadSubmission/onFailure``).
public enum LoadFailureHandling: Sendable, Hashable {
  /// The screen shows the failure and announces it.
  case shown
  /// The app has handled the failure, for example by leaving the screen. The failure is neither shown nor announced.
  /// The settled state from before the run shows again.
  case handled
}
