// As much of Apple's ImageIO as the sources need to be type-checked. The classes of Core Foundation are stood for by
// what is bridged to them, since that bridging is Objective-C's. Nothing here runs.
@_exported import Foundation

/// https://developer.apple.com/documentation/corefoundation/cfdata
public typealias CFData = Data
/// https://developer.apple.com/documentation/corefoundation/cfdictionary
public typealias CFDictionary = [AnyHashable: Any]
/// https://developer.apple.com/documentation/corefoundation/cfstring
public final class CFString: Hashable {
  public static func == (lhs: CFString, rhs: CFString) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}

/// https://developer.apple.com/documentation/imageio/cgimagesource
public final class CGImageSource {}

/// https://developer.apple.com/documentation/imageio/cgimagesourcecreatewithdata(_:_:)
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { fatalError() }
/// https://developer.apple.com/documentation/imageio/cgimagesourcecopypropertiesatindex(_:_:_:)
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { fatalError() }
/// https://developer.apple.com/documentation/imageio/cgimagesourcecreatethumbnailatindex(_:_:_:)
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { fatalError() }

/// https://developer.apple.com/documentation/imageio/kcgimagepropertypixelwidth
public var kCGImagePropertyPixelWidth: CFString { fatalError() }
/// https://developer.apple.com/documentation/imageio/kcgimagepropertypixelheight
public var kCGImagePropertyPixelHeight: CFString { fatalError() }
/// https://developer.apple.com/documentation/imageio/kcgimagesourcecreatethumbnailfromimagealways
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { fatalError() }
/// https://developer.apple.com/documentation/imageio/kcgimagesourcecreatethumbnailwithtransform
public var kCGImageSourceCreateThumbnailWithTransform: CFString { fatalError() }
/// https://developer.apple.com/documentation/imageio/kcgimagesourceshouldcacheimmediately
public var kCGImageSourceShouldCacheImmediately: CFString { fatalError() }
/// https://developer.apple.com/documentation/imageio/kcgimagesourcethumbnailmaxpixelsize
public var kCGImageSourceThumbnailMaxPixelSize: CFString { fatalError() }
