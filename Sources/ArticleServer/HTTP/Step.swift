extension ArticleServer {
  /// One thing that the server does to a connection in answer to a request.
  ///
  /// An answer is a list of steps; after the last one the connection serves the next request, or ends if the client
  /// asked for that. A fault is only another list of steps.
  public enum Step: Sendable, Hashable {
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
}
