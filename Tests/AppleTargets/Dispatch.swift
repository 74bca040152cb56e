// As much of Apple's Dispatch as the sources need to be type-checked. Nothing here runs.

/// https://developer.apple.com/documentation/dispatch/dispatchqueue
open class DispatchQueue: @unchecked Sendable {
  /// https://developer.apple.com/documentation/dispatch/dispatchqueue/main
  public class var main: DispatchQueue { fatalError() }
  /// https://developer.apple.com/documentation/dispatch/dispatchqueue/init(label:qos:attributes:autoreleasefrequency:target:)
  public init(label: String) {}
  /// https://developer.apple.com/documentation/dispatch/dispatchqueue/async(group:qos:flags:execute:)
  @preconcurrency public func async(execute work: @escaping @Sendable () -> Void) {}
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
