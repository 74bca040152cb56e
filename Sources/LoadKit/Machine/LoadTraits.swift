/// What a loader needs to know about its values: whether one is empty, whether two are the same, how many items it has.
///
/// Its functions are called where the loader lives, on the main actor.
public struct LoadTraits<Value> {
  /// Whether there is nothing in the value to show, which makes the state ``LoadState/empty(_:)``.
  public var isEmpty: (Value) -> Bool
  /// Whether two values look the same on screen, so that nobody is notified (rule 8).
  public var isSame: (Value, Value) -> Bool
  /// The number of items to announce, or `nil` where the value is not a list of items.
  public var count: (Value) -> Int?
  #if !hasFeature(Embedded)
    /// Why an empty value is empty, for a screen that knows more than its ``LoadWording/empty`` says: what was searched
    /// for, whether filters are on. `nil`, the default, for the screen's usual words.
    public var empty: (Value) -> EmptyContent? = { _ in nil }
  #endif
  /// Whether a value is the beginning of a list that pages are joined to.
  var isPaged = false
  /// A value that the app changed, with everything that no change of the app affects: the cursors of a list.
  var edited: (_ old: Value, _ new: Value) -> Value = { $1 }
  /// The items that a value has at one of its ends in addition to an earlier one, if all others are the same; `nil`
  /// otherwise.
  var appended: (_ old: Value, _ new: Value) -> Range<Int>? = { _, _ in nil }
  var prepended: (_ old: Value, _ new: Value) -> Range<Int>? = { _, _ in nil }

  /// Creates traits.
  ///
  /// - Parameters:
  ///   - isEmpty: By default no value is empty.
  ///   - isSame: By default no two values are the same.
  ///   - count: By default the value has no count.
  public init(
    isEmpty: @escaping (Value) -> Bool = { _ in false },
    isSame: @escaping (Value, Value) -> Bool = { _, _ in false },
    count: @escaping (Value) -> Int? = { _ in nil }
  ) {
    self.isEmpty = isEmpty
    self.isSame = isSame
    self.count = count
  }
}
