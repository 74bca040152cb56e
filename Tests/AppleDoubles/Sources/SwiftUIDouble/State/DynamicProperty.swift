/// https://developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the host connects with the node it belongs to.
protocol LinkedProperty: DynamicProperty {
  /// Connects the property, before each time the view is drawn.
  ///
  /// - Parameter place: Where the property is stored in the view.
  @MainActor mutating func link(_ node: Node, _ place: Int)

  /// Whether the view need not be drawn anew on account of this property. Both are connected.
  func isSame(as other: Self) -> Bool
}

extension Node {
  /// A copy of a view or modifier whose dynamic properties are connected with this node.
  func link<V>(_ value: V) -> V {
    var value = value
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      linkFields(of: V.self, at: base, 0)
    }
    return value
  }

  private func linkFields(of type: Any.Type, at base: UnsafeMutableRawPointer, _ offset: Int) {
    for field in Field.all(of: type) {
      func open<P>(_ type: P.Type) {
        guard let property = type as? any DynamicProperty.Type else { return }
        connect(property, at: base + field.offset, offset + field.offset)
      }
      _openExistential(field.type, do: open)
    }
  }

  private func connect<P: DynamicProperty>(_ type: P.Type, at address: UnsafeMutableRawPointer, _ place: Int) {
    if let linked = type as? any LinkedProperty.Type {
      linkProperty(linked, at: address, place)
    } else {
      linkFields(of: type, at: address, place)
      address.assumingMemoryBound(to: P.self).pointee.update()
    }
  }

  private func linkProperty<P: LinkedProperty>(_ type: P.Type, at address: UnsafeMutableRawPointer, _ place: Int) {
    address.assumingMemoryBound(to: P.self).pointee.link(self, place)
  }

  /// What a property keeps at its place, made on first use.
  func stored<T: AnyObject>(_ place: Int, _ make: () -> T) -> T {
    if let existing = storage[place] as? T { return existing }
    let new = make()
    storage[place] = new
    return new
  }
}
