import _ArticleServer

extension Fault {
  /// Whether this program, which is the client too, would be ended by the answer.
  ///
  /// FoundationNetworking before Swift 6.4 ends the process with its request when an answer ends within its head, or
  /// has header fields after its body. Nothing is reported before that, and no option changes it.
  public var endsProcess: Bool {
    #if canImport(FoundationNetworking) && compiler(<6.4)
      self == .headCut || self == .trailers
    #else
      false
    #endif
  }
}
