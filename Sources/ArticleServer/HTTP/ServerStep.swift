/// One action of the server on a connection.
///
/// A response is a list of steps; after the last one the connection serves the next request, or ends if the client
/// asked for that. A fault is only another list of steps.
public enum ServerStep: Sendable, Hashable {
  /// Sends bytes as they are.
  case send([UInt8])
  /// Does nothing for a while, at most an hour.
  case wait(Duration)
  /// Does nothing more until the client gives up.
  case stall
  /// Ends the connection in an orderly way.
  case close
  /// Ends the connection so that the client sees a reset.
  case reset
}

extension ServerStep {
  /// Sends a text in UTF-8.
  static func send(_ text: String) -> Self { .send(Array(text.utf8)) }
}
