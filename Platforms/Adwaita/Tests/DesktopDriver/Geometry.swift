/// A place on the display, in pixels.
public struct Frame: Sendable, Hashable {
  /// The distance from the left edge.
  public var x: Int
  /// The distance from the upper edge.
  public var y: Int
  /// The width.
  public var width: Int
  /// The height.
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
