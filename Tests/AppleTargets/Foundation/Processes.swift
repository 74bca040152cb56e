// What only the tests use of Foundation: processes, files, threads. Nothing here runs.

/// https://developer.apple.com/documentation/foundation/processinfo
open class ProcessInfo: NSObject {
  open class var processInfo: ProcessInfo { fatalError() }
  open var arguments: [String] { fatalError() }
  open var environment: [String: String] { fatalError() }
}

#if os(macOS)
  /// https://developer.apple.com/documentation/foundation/process
  open class Process: NSObject, @unchecked Sendable {
    /// https://developer.apple.com/documentation/foundation/process/terminationreason-swift.enum
    public enum TerminationReason: Int, Sendable { case exit = 1, uncaughtSignal }
    open var currentDirectoryURL: URL? {
      get { fatalError() }
      set {}
    }
    open var executableURL: URL? {
      get { fatalError() }
      set {}
    }
    open var arguments: [String]? {
      get { fatalError() }
      set {}
    }
    open var environment: [String: String]? {
      get { fatalError() }
      set {}
    }
    open var standardInput: Any? {
      get { fatalError() }
      set {}
    }
    open var standardOutput: Any? {
      get { fatalError() }
      set {}
    }
    open var standardError: Any? {
      get { fatalError() }
      set {}
    }
    open var processIdentifier: Int32 { fatalError() }
    open var terminationStatus: Int32 { fatalError() }
    open var terminationReason: TerminationReason { fatalError() }
    /// https://developer.apple.com/documentation/foundation/process/terminationhandler
    open var terminationHandler: (@Sendable (Process) -> Void)? {
      get { fatalError() }
      set {}
    }
    open func run() throws {}
  }
#endif

/// https://developer.apple.com/documentation/foundation/filehandle
open class FileHandle: NSObject, @unchecked Sendable {
  public init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool) {}
  open class var nullDevice: FileHandle { fatalError() }
  open var fileDescriptor: Int32 { fatalError() }
  open func close() throws {}
  /// https://developer.apple.com/documentation/foundation/filehandle/read(uptocount:)
  @available(macOS 10.15.4, iOS 13.4, watchOS 6.2, tvOS 13.4, *)
  public func read(upToCount count: Int) throws -> Data? { fatalError() }
  public convenience init?(forReadingAtPath path: String) { fatalError() }
  public convenience init?(forWritingAtPath path: String) { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/pipe
open class Pipe: NSObject, @unchecked Sendable {
  open var fileHandleForReading: FileHandle { fatalError() }
  open var fileHandleForWriting: FileHandle { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/thread
open class Thread: NSObject {
  /// https://developer.apple.com/documentation/foundation/thread/detachnewthread(_:)
  open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
  open class var isMainThread: Bool { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/nscondition
open class NSCondition: NSObject, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
  open func wait() {}
  open func wait(until limit: Date) -> Bool { fatalError() }
  open func signal() {}
  open func broadcast() {}
}

/// https://developer.apple.com/documentation/foundation/dateformatter
open class DateFormatter: NSObject {
  open var locale: Locale! {
    get { fatalError() }
    set {}
  }
  open var timeZone: TimeZone! {
    get { fatalError() }
    set {}
  }
  open var dateFormat: String! {
    get { fatalError() }
    set {}
  }
  open func string(from date: Date) -> String { fatalError() }
}

/// https://developer.apple.com/documentation/objectivec/objcbool
public struct ObjCBool: Sendable, ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/nstemporarydirectory()
public func NSTemporaryDirectory() -> String { fatalError() }
