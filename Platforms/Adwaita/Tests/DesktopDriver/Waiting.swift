/// What a test waited for in vain.
public struct Timeout: Error, CustomStringConvertible {
  /// What that was, and what was there instead.
  public var description: String
}

extension Desktop {
  /// How long a test waits at most.
  public static let patience = Duration.seconds(180)

  /// The windows as assistive technology sees them now.
  public func windows() throws -> [Element] { try tree.windows() }

  /// Waits until a window is as expected.
  ///
  /// The tree is read element by element while the window goes on, so that what is expected together has to be found
  /// together.
  ///
  /// AT-SPI tells most changes, and is asked again then. It does not tell all, so that it is asked again after a moment
  /// as well.
  ///
  /// - Parameters:
  ///   - what: What is expected, for the message if it does not come.
  ///   - find: Finds it in a window, or gives `nil`.
  /// - Returns: What was found.
  /// - Throws: ``Timeout``, with what was there instead.
  @discardableResult public func wait<Result>(
    _ what: String, for find: (Element) throws -> Result?
  ) throws -> Result {
    let end = ContinuousClock.now + Self.patience
    var last: [Element] = []
    while ContinuousClock.now < end {
      last = try windows()
      for window in last {
        if let result = try find(window) { return result }
      }
      tree.waitForChange()
    }
    throw Timeout(description: "not within \(Self.patience): \(what)\n\(last.map(\.outline).joined())")
  }

  /// Waits until a window has an element.
  ///
  /// - Returns: The element.
  /// - Throws: ``Timeout``.
  @discardableResult public func waitFor(_ role: String, _ name: String) throws -> Element {
    try wait("\(role) “\(name)”") { $0.first(role, name) }
  }

  /// Waits for words that are drawn.
  ///
  /// - Returns: The window at that time.
  /// - Throws: ``Timeout``.
  @discardableResult public func waitFor(_ text: String) throws -> Element {
    try wait("“\(text)”") { $0.says(text) ? $0 : nil }
  }

  /// Waits until no window has an element any more.
  ///
  /// - Returns: The window at that time.
  /// - Throws: ``Timeout``.
  @discardableResult public func waitUntilGone(_ role: String, _ name: String) throws -> Element {
    try wait("no \(role) “\(name)”") { $0.first(role, name) == nil ? $0 : nil }
  }

  /// Waits until an element has the keyboard's focus.
  ///
  /// - Returns: The window at that time.
  /// - Throws: ``Timeout``.
  @discardableResult public func waitForFocus(_ role: String, _ name: String) throws -> Element {
    try wait("focus on \(role) “\(name)”") { window in
      window.focus.map { $0.role == role && $0.name == name } == true ? window : nil
    }
  }

  /// Waits for an element that is pressed by assistive technology, and presses it.
  ///
  /// - Throws: ``Timeout``.
  public func press(_ role: String, _ name: String) throws {
    try tree.press(try waitFor(role, name))
  }

  /// Presses a button by its name for assistive technology.
  ///
  /// - Throws: ``Timeout``.
  public func pressButton(_ name: String) throws { try press("button", name) }
}
