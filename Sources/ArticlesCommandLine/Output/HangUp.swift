#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The end of the terminal that the program was started from.
public enum HangUp {
  /// Whether whoever started the program wants it to go on then, as `nohup` does. To be asked before anybody listens.
  public static func isIgnored() -> Bool {
    let handler = signal(SIGHUP, SIG_IGN)
    signal(SIGHUP, handler)
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
