/// A value behind one reference: a copy counts one reference, and not one for each text in the value.
struct Shared<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  init(_ value: Value) { box = Box(value) }

  /// The value, of which a reader copies only the parts that it keeps.
  var value: Value { _read { yield box.value } }
}
