/// Finds the errors that are stored inside an error: in the cases of an enum, the properties of a struct or a class,
/// and in the tuples, optionals, arrays and plain structs and enums among these.
///
/// An error can be of any shape, and can contain itself, so each walk has limits: `maxChildren` of a value,
/// `maxNesting` plain values around an error, `budget` values in all. Objects that are no errors and dictionaries are
/// left alone.
struct WrappedErrors {
  enum Found {
    /// A cause.
    case one(any Error)
    /// The members of an array, each of which went its own way.
    case group([any Error])
  }

  static let maxChildren = 32
  static let maxNesting = 5

  /// How many more values are looked at.
  private(set) var budget = 256

  mutating func inside(_ error: any Error) -> [Found] {
    if let wrapping = error as? any LoadErrorWrapping {
      let errors = Array(wrapping.wrappedErrors.prefix(Self.maxChildren))
      budget -= errors.count
      guard budget > 0 else { return [] }
      return errors.count == 1 ? [.one(errors[0])] : [.group(errors)]
    }
    var found: [Found] = []
    var mirror: Mirror? = Mirror(reflecting: error)
    for _ in 0..<Self.maxNesting {
      guard let level = mirror else { break }
      collect(from: level, nesting: 0, into: &found)
      mirror = level.superclassMirror
    }
    return found
  }

  private mutating func collect(from mirror: Mirror, nesting: Int, into found: inout [Found]) {
    // Most errors hold nothing, and an iteration allocates.
    if mirror.children.isEmpty { return }
    var count = 0
    for child in mirror.children {
      guard count < Self.maxChildren, budget > 0 else { return }
      count += 1
      budget -= 1
      if let error = child.value as? any Error {
        found.append(.one(error))
      } else if nesting < Self.maxNesting {
        look(into: child.value, nesting: nesting + 1, found: &found)
      }
    }
  }

  private mutating func look(into value: Any, nesting: Int, found: inout [Found]) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .enum, .tuple, .optional:
      collect(from: mirror, nesting: nesting, into: &found)
    case .collection:
      var members: [Found] = []
      collect(from: mirror, nesting: nesting, into: &members)
      let errors = members.flatMap { member in
        switch member {
        case .one(let error): [error]
        case .group(let errors): errors
        }
      }
      if !errors.isEmpty { found.append(.group(errors)) }
    default:
      break
    }
  }
}
