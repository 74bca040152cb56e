/// A place on the display, in pixels.
public struct Frame: Sendable, Hashable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int
}

extension Desktop {
  /// Where an element is in its window.
  public func frame(of element: Element) throws -> Frame { try tree.frame(of: element) }

  /// How wide the content of a window is.
  public func width(of window: Element) throws -> Int {
    try window.children.map { try tree.frame(of: $0).width }.max() ?? 0
  }
}
