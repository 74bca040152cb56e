/// https://developer.apple.com/documentation/swiftui/preferencekey
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }

  /// https://developer.apple.com/documentation/swiftui/preferencekey/reduce(value:nextvalue:)
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/preference(key:value:)
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWrite<K>(value: value))
  }

  /// https://developer.apple.com/documentation/swiftui/view/transformpreference(_:_:)
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(callback: callback))
  }

  /// https://developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:)
  @preconcurrency public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }
}

struct PreferenceWrite<K: PreferenceKey> {
  let value: K.Value
}

extension PreferenceWrite: MemberModifier {
  typealias Body = Never
}

struct PreferenceTransform<K: PreferenceKey> {
  let callback: (inout K.Value) -> Void
}

extension PreferenceTransform: MemberModifier {
  typealias Body = Never
}

struct PreferenceObserver<K: PreferenceKey> where K.Value: Equatable {
  let action: @Sendable (K.Value) -> Void
}

extension PreferenceObserver: MemberModifier, ScreenObserver {
  typealias Body = Never

  func look(_ node: Node) {
    let value = node.wrapped?.preference(K.self) ?? K.defaultValue
    let old = node.state as? K.Value ?? K.defaultValue
    guard node.state == nil || old != value else { return }
    node.state = value
    if old != value { node.host.after { [action] in action(value) } }
  }
}

/// A modifier that looks at the whole of its member each time the screen was drawn.
@MainActor protocol ScreenObserver {
  func look(_ node: Node)
}

extension Node {
  /// What the member and the views in it prefer; `nil` if they say nothing.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let write = memberModifier as? PreferenceWrite<K> { return write.value }
    var parts = [wrapped?.preference(key)]
    for child in children where child.isShown { parts += child.members.map { $0.preference(key) } }
    var value: K.Value?
    for part in parts.compactMap({ $0 }) {
      if var before = value {
        K.reduce(value: &before) { part }
        value = before
      } else {
        value = part
      }
    }
    if let transform = memberModifier as? PreferenceTransform<K> {
      var changed = value ?? K.defaultValue
      transform.callback(&changed)
      return changed
    }
    return value
  }
}
