// JSON. Nothing here runs.

/// https://developer.apple.com/documentation/foundation/jsondecoder
open class JSONDecoder {
  /// https://developer.apple.com/documentation/foundation/jsondecoder/keydecodingstrategy-swift.enum
  public enum KeyDecodingStrategy: Sendable { case useDefaultKeys, convertFromSnakeCase }
  public init() {}
  open var keyDecodingStrategy: KeyDecodingStrategy {
    get { fatalError() }
    set {}
  }
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/jsonencoder
open class JSONEncoder {
  /// https://developer.apple.com/documentation/foundation/jsonencoder/outputformatting-swift.struct
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, *)
    public static var sortedKeys: OutputFormatting { fatalError() }
  }
  public init() {}
  open var outputFormatting: OutputFormatting {
    get { fatalError() }
    set {}
  }
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/jsonserialization
open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/propertylistdecoder
open class PropertyListDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
