#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One joinable thread that runs a closure.
struct ServerThread: Sendable {
  /// The number of bytes of the thread's stack. Musl's own default would be too small for a debug build.
  private static let stackSize = 1 << 20

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// `pthread_t` is a number here and a pointer there; its bits are all that is kept, so that this type is `Sendable`.
  private let bits: UInt

  private var thread: pthread_t? {
    #if canImport(Glibc)
      bits
    #else
      pthread_t(bitPattern: bits)
    #endif
  }

  /// Starts a thread.
  ///
  /// - Parameter run: The work of the thread.
  /// - Throws: ``SystemError``, if the system has no thread to give.
  init(_ run: @escaping @Sendable () -> Void) throws(SystemError) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Glibc)
      var thread: pthread_t = 0
    #else
      var thread: pthread_t?
    #endif
    let code = pthread_create(&thread, &attributes, Self.threadMain, body.toOpaque())
    guard code == 0 else {
      body.release()
      throw SystemError(code: code)
    }
    #if canImport(Glibc)
      bits = thread
    #else
      bits = UInt(bitPattern: thread)
    #endif
  }

  #if canImport(Darwin)
    private static let threadMain: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run()
      return nil
    }
  #else
    private static let threadMain: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      if let body = $0 { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
      return nil
    }
  #endif

  /// Whether the caller runs on this thread.
  var isCurrent: Bool { thread.map { pthread_equal(pthread_self(), $0) != 0 } ?? false }

  /// Waits for the thread's end; call it once.
  ///
  /// On the thread itself, which cannot wait for its own end, it only gives up the right to wait.
  func join() {
    guard let thread else { return }
    if isCurrent { pthread_detach(thread) } else { pthread_join(thread, nil) }
  }
}
