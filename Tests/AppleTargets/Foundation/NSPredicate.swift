/// https://developer.apple.com/documentation/foundation/nspredicate
open class NSPredicate: NSObject {
  /// https://developer.apple.com/documentation/foundation/nspredicate/init(format:argumentarray:)
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {}
}
