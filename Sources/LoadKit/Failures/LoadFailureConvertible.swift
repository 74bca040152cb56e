/// An error of an app that knows what it means for a screen.
///
/// ```swift
/// extension LibraryError: LoadFailureConvertible {
///   var loadFailure: LoadFailure? {
///     switch self {
///     case .cardExpired: LoadFailure(.forbidden)
///     case .userBackedOut: nil
///     }
///   }
/// }
/// ```
public protocol LoadFailureConvertible: Error {
  /// What the error means, or `nil` if it says that the work was cancelled, which is no failure.
  ///
  /// In a form `nil` says that the user backed out before anything was sent.
  var loadFailure: LoadFailure? { get }
}

extension LoadFailure: LoadFailureConvertible {
  /// The failure itself.
  public var loadFailure: LoadFailure? { self }
}

/// An error that has other errors inside, and names them.
///
/// ``FailureClassifier`` finds the errors that are stored in an enum, a struct or a class by itself, and takes each for
/// a cause: a stored cancellation means that the work was cancelled. Adopt this protocol where they are stored in
/// another way, behind a lock, or where a stored error is no cause, the one of an earlier attempt for example: an error
/// that adopts it is not searched.
public protocol LoadErrorWrapping: Error {
  /// The errors inside. With one, this error says what that one says; several count as a group, of which each can have
  /// failed in its own way. At most 32 are looked at.
  var wrappedErrors: [any Error] { get }
}
