import Foundation

/// Where a value of the view's state is kept.
///
/// `@unchecked Sendable`: the only mutable state is `value`, and every access to it holds `lock`.
final class Location<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  private let readers = Readers()
  /// Is told each new value.
  private let onSet: (@Sendable () -> Void)?
  /// The view that the state belongs to, if it is drawn by the property.
  let owner: StateOwner?

  init(_ value: Value, owner: StateOwner? = nil, onSet: (@Sendable () -> Void)? = nil) {
    self.value = value
    self.owner = owner
    self.onSet = onSet
  }

  func get() -> Value {
    readers.note()
    return peek()
  }

  /// The value, read without a note of who reads it.
  func peek() -> Value { lock.withLock { value } }

  func set(_ newValue: Value) {
    let isNew = lock.withLock {
      let isNew = !Sameness.isSame(value, newValue)
      value = newValue
      return isNew
    }
    guard isNew else { return }
    readers.invalidate()
    owner?.invalidate()
    onSet?()
  }
}
