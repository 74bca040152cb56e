@_exported import Foundation

// What UIKit adds to Foundation, and what it exports of Core Animation.

extension IndexPath {
  /// https://developer.apple.com/documentation/foundation/indexpath/init(row:section:)
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// https://developer.apple.com/documentation/foundation/indexpath/init(item:section:)
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// https://developer.apple.com/documentation/foundation/indexpath/row
  public var row: Int { self[1] }
  /// https://developer.apple.com/documentation/foundation/indexpath/item
  public var item: Int { self[1] }
  /// https://developer.apple.com/documentation/foundation/indexpath/section
  public var section: Int { self[0] }
}

extension NSAttributedString.Key {
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechannouncementpriority
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechqueueannouncement
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
}

/// https://developer.apple.com/documentation/quartzcore/calayer
@MainActor open class CALayer: NSObject {
  /// https://developer.apple.com/documentation/quartzcore/calayer/cornerradius
  open var cornerRadius: CGFloat = 0
  /// https://developer.apple.com/documentation/quartzcore/calayer/zposition
  open var zPosition: CGFloat = 0
}
