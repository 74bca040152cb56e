/// A value that the app sets once, before its first use. Only the app's defaults use it.
final class SetOnce<Value: Sendable>: Sendable {
  private struct Content: Sendable {
    var value: Value?
    var isUsed = false
  }

  /// Why a value was refused.
  enum Refusal: Sendable {
    case secondValue
    case afterUse
  }

  private let content = LoadLock(Content())

  init() {}

  /// Sets the value.
  ///
  /// - Parameter value: The value.
  /// - Returns: Why it was refused; `nil` if it was set.
  func set(_ value: Value) -> Refusal? {
    content.withLock { content in
      if content.value != nil { return .secondValue }
      if content.isUsed { return .afterUse }
      content.value = value
      return nil
    }
  }

  /// The value, which is fixed from now on; `nil` if none was set.
  func use() -> Value? {
    content.withLock { content in
      content.isUsed = true
      return content.value
    }
  }
}

extension SetOnce.Refusal {
  /// The message for the developer.
  ///
  /// - Parameter name: The function that was called.
  /// - Returns: The message.
  func message(for name: String) -> String {
    switch self {
    case .secondValue: "\(name) was called a second time. The first value stays. Call it once, as the app starts."
    case .afterUse:
      "\(name) was called after the default was used. The default stays. Call it as the app starts, before a screen is"
        + " created."
    }
  }
}
