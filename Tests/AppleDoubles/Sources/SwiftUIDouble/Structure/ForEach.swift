/// https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  /// https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) }, content: { content(data[$0.0]) },
      id: { $0.1 })
  }

  /// https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)
  public nonisolated init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: Primitive, Transparent where Content: View {
  func build(_ node: Node) {
    var seen: [ID: Int] = [:]
    let isOffMainThread = node.host.behaviour.contains(.makesRowsOffMainThread) && node.isInLazyStack
    for item in data {
      let id = id(item)
      let copy = seen[id, default: 0]
      seen[id] = copy + 1
      // Two items of one id are an error of the view, and undefined with Apple's; here both show.
      node.child(
        copy == 0 ? AnyHashable(id) : AnyHashable([AnyHashable(id), AnyHashable(copy)]),
        Row(isOffMainThread: isOffMainThread) { content(item) })
    }
  }
}

/// One item's content, which is drawn anew by itself when something it read changes.
struct Row<Content: View> {
  var isOffMainThread = false
  let content: () -> Content
}

extension Row: Transparent {
  func build(_ node: Node) {
    guard isOffMainThread, let made = OffMainThread.call(content) else { return node.child("row", content()) }
    node.child("row", made)
  }
}
