import CAdwaita
import Dispatch

/// A connection to a message bus.
final class Bus {
  /// What a signal told.
  struct Signal: Sendable {
    var sender: String
    var path: String
    var member: String
    /// What it is about, such as "insert" for a text.
    var detail: String
    /// The text that it carries, if any.
    var text: String?
  }

  /// Something that the bus did not do.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let connection: OpaquePointer
  private let inbox: Inbox

  /// Connects.
  ///
  /// - Parameter address: The address, as in `DBUS_SESSION_BUS_ADDRESS`.
  /// - Throws: ``Failure``.
  init(_ address: String) throws {
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    connection = try Self.checked { error in
      g_dbus_connection_new_for_address_sync(address, GDBusConnectionFlags(rawValue: flags), nil, nil, &error)
    }
    inbox = Inbox()
    g_dbus_connection_set_exit_on_close(connection, 0)
  }

  deinit {
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Calls a method.
  ///
  /// - Returns: What it answers, a tuple.
  /// - Throws: ``Failure``, also if nothing is answered within 30 s.
  @discardableResult func call(
    _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: Variant?...
  ) throws -> Variant {
    let tuple = Variant.tuple(arguments)
    let answer = try Self.checked { error in
      g_dbus_connection_call_sync(
        connection, name, path, interface, method, tuple?.pointer, nil, G_DBUS_CALL_FLAGS_NONE, 30_000, nil, &error)
    }
    guard let answer = Variant(taking: answer) else { throw Failure(description: "no answer") }
    return answer
  }

  /// Listens to the signals of an interface from now on.
  func listen(to interface: String) throws {
    inbox.attach(to: connection)
    try call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch",
      .text("type='signal',interface='\(interface)'"))
  }

  /// All signals that were heard.
  var signals: [Signal] { inbox.signals }

  /// Waits until something is heard that was not heard before, or a moment has passed.
  func waitForSignal() { inbox.wait() }

  private static func checked<Result>(
    _ body: (inout UnsafeMutablePointer<GError>?) -> Result?
  ) throws -> Result {
    var error: UnsafeMutablePointer<GError>?
    if let result = body(&error) { return result }
    defer { g_clear_error(&error) }
    throw Failure(description: error.map { String(cString: $0.pointee.message) } ?? "unknown error of D-Bus")
  }
}

/// The signals of a connection, which arrive on a thread of their own.
///
/// `@unchecked Sendable`: the signals are touched only on the queue `lock`. `isAttached` is used only by the driver's
/// thread, before the filter that is called on another one exists.
private final class Inbox: @unchecked Sendable {
  private let lock = DispatchQueue(label: "inbox")
  private let news = DispatchSemaphore(value: 0)
  private var all: [Bus.Signal] = []
  private var isAttached = false

  var signals: [Bus.Signal] { lock.sync { all } }

  func wait() { _ = news.wait(timeout: .now() + .milliseconds(50)) }

  func attach(to connection: OpaquePointer) {
    guard !isAttached else { return }
    isAttached = true
    g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, data in
        guard let message, let data, isIncoming != 0,
          g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_SIGNAL
        else { return message }
        Unmanaged<Inbox>.fromOpaque(data).takeUnretainedValue().receive(message)
        return message
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in
        if let data { Unmanaged<Inbox>.fromOpaque(data).release() }
      })
  }

  private func receive(_ message: OpaquePointer) {
    let body = g_dbus_message_get_body(message).flatMap { Variant(taking: g_variant_ref($0)) }
    let signal = Bus.Signal(
      sender: g_dbus_message_get_sender(message).map { String(cString: $0) } ?? "",
      path: g_dbus_message_get_path(message).map { String(cString: $0) } ?? "",
      member: g_dbus_message_get_member(message).map { String(cString: $0) } ?? "",
      detail: body?[0]?.text ?? "", text: body?[3]?.text)
    lock.sync { all.append(signal) }
    news.signal()
  }
}
