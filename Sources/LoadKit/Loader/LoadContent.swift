/// A value whose type is put away, as a loader's machine holds it.
///
/// So the machine and the driver are compiled for this one type. Compiled for all types, they would look up at every
/// step how to copy, compare and destroy the app's, which costs several times the rest of a load.
struct LoadContent {
  private let box: AnyObject

  init<Value>(_ value: Value) { box = LoadBox(value) }

  /// Whether it is the very same value that was put away.
  func isIdentical(to other: LoadContent?) -> Bool { box === other?.box }

  /// The value. Its type has to be the one that it was put away with: a loader holds values of one type only.
  func open<Value>(as type: Value.Type) -> Value { unsafeDowncast(box, to: LoadBox<Value>.self).value }
}

private final class LoadBox<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension LoadState where Value == LoadContent {
  /// The same state with its content's own type.
  func open<Content>(as type: Content.Type) -> LoadState<Content> {
    switch self {
    case .idle: .idle
    case .loading(let activity): .loading(activity)
    case .loaded(let value, let status): .loaded(value.open(as: type), status)
    case .empty(let status): .empty(status)
    case .failed(let failure): .failed(failure)
    }
  }
}

extension LoadSeed {
  /// The same seed with the type of its value put away.
  func closed() -> LoadSeed<LoadContent> {
    switch self {
    case .none: .none
    case .placeholder(let value): .placeholder(LoadContent(value))
    case .cached(let value, let age): .cached(LoadContent(value), age: age)
    case .known(let value): .known(LoadContent(value))
    }
  }
}

extension LoadTraits {
  /// The same traits for values whose type is put away, as far as the machine asks for them.
  func closed() -> LoadTraits<LoadContent> {
    var traits = LoadTraits<LoadContent>(
      isEmpty: { [isEmpty] in isEmpty($0.open(as: Value.self)) },
      isSame: { [isSame] in isSame($0.open(as: Value.self), $1.open(as: Value.self)) })
    traits.isPaged = isPaged
    return traits
  }
}
