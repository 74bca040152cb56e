// As much of Apple's Dispatch as the sources need to be type-checked. Nothing here runs.

/// https://developer.apple.com/documentation/dispatch/dispatchqueue
open class DispatchQueue: @unchecked Sendable {
  /// https://developer.apple.com/documentation/dispatch/dispatchqueue/main
  public class var main: DispatchQueue { fatalError() }
  /// https://developer.apple.com/documentation/dispatch/dispatchqueue/init(label:qos:attributes:autoreleasefrequency:target:)
  public init(label: String) {}
  /// https://developer.apple.com/documentation/dispatch/dispatchqueue/setspecific(key:value:)
  @preconcurrency public func setSpecific<T: Sendable>(key: DispatchSpecificKey<T>, value: T?) {}
  /// https://developer.apple.com/documentation/dispatch/dispatchqueue/getspecific(key:)-swift.type.method
  @preconcurrency public class func getSpecific<T: Sendable>(key: DispatchSpecificKey<T>) -> T? { fatalError() }
  /// https://developer.apple.com/documentation/dispatch/dispatchqueue/async(group:qos:flags:execute:)
  @preconcurrency public func async(execute work: @escaping @Sendable () -> Void) {}
  /// https://developer.apple.com/documentation/dispatch/dispatchqueue/asyncafter(deadline:qos:flags:execute:)
  @preconcurrency public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {}
}

/// https://developer.apple.com/documentation/dispatch/dispatchsourceprotocol
public protocol DispatchSourceProtocol: AnyObject {}

extension DispatchSourceProtocol {
  /// https://developer.apple.com/documentation/dispatch/dispatchsourceprotocol/dispatchsourcehandler
  public typealias DispatchSourceHandler = () -> Void
  /// https://developer.apple.com/documentation/dispatch/dispatchsourceprotocol/seteventhandler(qos:flags:handler:)
  public func setEventHandler(handler: DispatchSourceHandler?) {}
  /// https://developer.apple.com/documentation/dispatch/dispatchsourceprotocol/activate()
  @available(macOS 10.12, iOS 10.0, tvOS 10.0, watchOS 3.0, *)
  public func activate() {}
  /// https://developer.apple.com/documentation/dispatch/dispatchsourceprotocol/cancel()
  public func cancel() {}
}

/// https://developer.apple.com/documentation/dispatch/dispatchsourcesignal
public protocol DispatchSourceSignal: DispatchSourceProtocol {}
/// https://developer.apple.com/documentation/dispatch/dispatchsourceread
public protocol DispatchSourceRead: DispatchSourceProtocol {}

/// https://developer.apple.com/documentation/dispatch/dispatchsource
open class DispatchSource {
  /// https://developer.apple.com/documentation/dispatch/dispatchsource/makesignalsource(signal:queue:)
  public class func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal {
    fatalError()
  }
  /// https://developer.apple.com/documentation/dispatch/dispatchsource/makereadsource(filedescriptor:queue:)
  public class func makeReadSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceRead {
    fatalError()
  }
}

/// https://developer.apple.com/documentation/dispatch/dispatchsemaphore
open class DispatchSemaphore: @unchecked Sendable {
  public init(value: Int) {}
  public func wait() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { fatalError() }
  @discardableResult public func signal() -> Int { fatalError() }
}

/// https://developer.apple.com/documentation/dispatch/dispatchtimeoutresult
public enum DispatchTimeoutResult: Sendable { case success, timedOut }

/// https://developer.apple.com/documentation/dispatch/dispatchtimeinterval
public enum DispatchTimeInterval: Sendable { case seconds(Int), milliseconds(Int) }

/// https://developer.apple.com/documentation/dispatch/dispatchtime
public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { fatalError() }
}

/// https://developer.apple.com/documentation/dispatch/dispatchspecifickey
public final class DispatchSpecificKey<T>: @unchecked Sendable {
  public init() {}
}
