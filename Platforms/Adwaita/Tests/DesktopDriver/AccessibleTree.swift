import CAdwaita

/// What assistive technology sees and does, over AT-SPI.
final class AccessibleTree {
  private static let accessible = "org.a11y.atspi.Accessible"
  private static let root = "/org/a11y/atspi/accessible/root"
  private static let registry = "org.a11y.atspi.Registry"

  private let bus: Bus

  /// Connects to the bus of AT-SPI.
  ///
  /// - Parameter session: The session bus, which knows where that is.
  /// - Throws: ``Bus/Failure``.
  init(session: Bus) throws {
    let answer = try session.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    guard let address = answer[0]?.text else { throw Bus.Failure(description: "no address of AT-SPI") }
    bus = try Bus(address)
    for interface in ["org.a11y.atspi.Event.Object", "org.a11y.atspi.Event.Window", "org.a11y.atspi.Event.Focus"] {
      try bus.listen(to: interface)
    }
    try bus.call(
      Self.registry, "/org/a11y/atspi/registry", Self.registry, "RegisterEvent", .text("object:"))
  }

  /// Waits until something in a window changes, or a moment has passed.
  func waitForChange() { bus.waitForSignal() }

  /// What was told of changes.
  var events: [Bus.Signal] { bus.signals }

  /// The windows of all applications.
  func windows() throws -> [Element] {
    let applications = try bus.call(Self.registry, Self.root, Self.accessible, "GetChildren")[0]
    return (applications?.members ?? []).flatMap { element($0)?.children ?? [] }
  }

  /// Does what a press does.
  func press(_ element: Element) throws {
    try bus.call(element.owner, element.path, "org.a11y.atspi.Action", "DoAction", .int(0))
  }

  /// Where an element is in its window.
  func frame(of element: Element) throws -> Frame {
    let numbers = try bus.call(
      element.owner, element.path, "org.a11y.atspi.Component", "GetExtents", .uint(1))[0]?.members.compactMap(\.number)
    guard let numbers, numbers.count == 4 else { throw Bus.Failure(description: "no extents") }
    return Frame(x: Int(numbers[0]), y: Int(numbers[1]), width: Int(numbers[2]), height: Int(numbers[3]))
  }

  /// Presses a key, and lets go of it, while others are held.
  ///
  /// - Parameters:
  ///   - symbol: The key, as X numbers what is on it.
  ///   - held: The codes of the keys that are held.
  /// - Throws: ``Bus/Failure``.
  func key(_ symbol: UInt32, holding held: [Int32] = []) throws {
    for code in held { try generate(code, type: 0) }
    try generate(Int32(bitPattern: symbol), type: 3)
    for code in held.reversed() { try generate(code, type: 1) }
  }

  /// Moves the pointer out of the way, lest what is below it is drawn otherwise.
  func parkPointer() throws {
    try bus.call(
      Self.registry, Self.events, "org.a11y.atspi.DeviceEventController", "GenerateMouseEvent", .int(9_999),
      .int(9_999),
      .text("abs"))
  }

  private static let events = "/org/a11y/atspi/registry/deviceeventcontroller"

  private func generate(_ key: Int32, type: UInt32) throws {
    try bus.call(
      Self.registry, Self.events, "org.a11y.atspi.DeviceEventController", "GenerateKeyboardEvent", .int(key), .text(""),
      .uint(type))
  }

  /// Reads an element and all that is within it. What goes meanwhile is left out.
  ///
  /// - Parameters:
  ///   - reference: Where it is.
  ///   - isRow: Whether it is a row of a long list: one of those says all by its name, and there are many.
  /// - Returns: The element, or `nil` if it has gone.
  private func element(_ reference: Variant?, isRow: Bool = false) -> Element? {
    guard let owner = reference?[0]?.text, let path = reference?[1]?.text else { return nil }
    func call(_ interface: String, _ method: String, _ arguments: Variant?...) -> Variant? {
      switch arguments.count {
      case 0: try? bus.call(owner, path, interface, method)[0]
      default: try? bus.call(owner, path, interface, method, arguments[0])[0]
      }
    }
    guard let role = call(Self.accessible, "GetRoleName")?.text,
      let properties = call("org.freedesktop.DBus.Properties", "GetAll", .text(Self.accessible))?.dictionary,
      let words = call(Self.accessible, "GetState")
    else { return nil }
    let bits = words.members.enumerated().reduce(UInt64(0)) { bits, word in
      bits | UInt64(word.element.number ?? 0) << (32 * UInt64(word.offset))
    }
    let value =
      role == "progress bar"
      ? call("org.freedesktop.DBus.Properties", "GetAll", .text("org.a11y.atspi.Value"))?.dictionary["CurrentValue"]
      : nil
    let within = isRow ? [] : call(Self.accessible, "GetChildren")?.members ?? []
    return Element(
      role: role, name: properties["Name"]?.text ?? "", description: properties["Description"]?.text ?? "",
      states: Set(Element.State.allCases.filter { bits & (1 << UInt64($0.rawValue)) != 0 }), value: value?.number,
      children: within.compactMap { element($0, isRow: role == "list" && within.count > 12) }, owner: owner, path: path)
  }
}
