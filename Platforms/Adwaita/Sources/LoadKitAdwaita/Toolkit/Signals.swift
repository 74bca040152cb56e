import CAdwaita
import CAdwaitaSupport

/// What a signal hands over, and what its handler answers.
package struct SignalArguments {
  fileprivate let values: UnsafePointer<GValue>
  fileprivate let count: Int
  fileprivate let result: UnsafeMutablePointer<GValue>?

  /// The object at a position; 0 is the one that emits the signal.
  package func object<Type>(_ index: Int, as type: Type.Type = GObject.self) -> UnsafeMutablePointer<Type>? {
    guard index < count else { return nil }
    return g_value_get_object(values + index)?.assumingMemoryBound(to: type)
  }

  /// The position of an item, as at an index of the arguments.
  package func position(_ index: Int) -> Int {
    index < count ? Int(g_value_get_uint(values + index)) : 0
  }

  /// Answers whether the signal was dealt with.
  package func answer(_ isHandled: Bool) {
    if let result { g_value_set_boolean(result, isHandled ? 1 : 0) }
  }
}

/// Keeps the closure of a handler alive for as long as the connection exists.
@MainActor private final class SignalBox {
  let handler: @MainActor (SignalArguments) -> Void

  init(_ handler: @escaping @MainActor (SignalArguments) -> Void) { self.handler = handler }
}

/// Calls a closure at every emission of a signal, until the object goes.
///
/// The object owns the closure, so that a closure which holds on to the object keeps it for ever: capture weakly.
///
/// - Parameters:
///   - object: The object, which has to live.
///   - signal: The name, such as "clicked" or "notify::selected".
///   - handler: The closure. GTK emits its signals on the main thread only.
@MainActor package func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping @MainActor (SignalArguments) -> Void
) {
  let box = Unmanaged.passRetained(SignalBox(handler))
  loadkit_signal_connect(
    object, signal, box.toOpaque(),
    { data, values, count, result in
      let box = Unmanaged<SignalBox>.fromOpaque(data).takeUnretainedValue()
      let arguments = SignalArguments(values: values, count: Int(count), result: result)
      MainActor.assumeIsolated { box.handler(arguments) }
    },
    { Unmanaged<SignalBox>.fromOpaque($0).release() })
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Calls a closure at every emission of a signal; see ``connect(_:_:_:)``.
  @MainActor @discardableResult package func on(
    _ signal: String, _ handler: @escaping @MainActor () -> Void
  ) -> Widget {
    connect(self, signal) { _ in handler() }
    return self
  }

  /// Makes the widget own an object of Swift, which goes when the widget goes.
  @MainActor package func own(_ object: AnyObject) {
    let key = "loadkit-\(ObjectIdentifier(object).hashValue)"
    g_object_set_data_full(of(GObject.self), key, Unmanaged.passRetained(object).toOpaque()) { data in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
  }
}
