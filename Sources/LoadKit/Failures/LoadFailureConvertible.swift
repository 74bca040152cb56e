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
/// ``FailureClassifier`` searches the stored properties of an enum, a struct or a class for errors and treats each as a
/// cause: a stored cancellation means that the work was cancelled. An error that adopts this protocol isn't searched.
/// Adopt it if the errors are stored elsewhere, for example behind a lock. Adopt it also if a stored error isn't a
/// cause, for example the error of an earlier attempt.
public protocol LoadErrorWrapping: Error {
  /// The errors inside. With one, this error says what that one says; several count as a group, of which each can have
  /// failed in its own way. At most 32 are looked at.
  var wrappedErrors: [any Error] { get }
}
