// As much of the standard library's Synchronization as the doubles need to be type-checked. Nothing here runs. Without
// availability: no source of LoadKit that is built for Apple's systems uses it.

public struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  public init(_ initialValue: consuming sending Value) { fatalError() }
  public borrowing func withLock<Result: ~Copyable, E: Error>(
    _ body: (inout sending Value) throws(E) -> sending Result
  ) throws(E) -> sending Result { fatalError() }
}
