#if canImport(SwiftUI)
  import Foundation
  import LoadKit
  import SwiftUI

  #if canImport(ImageIO)
    import ImageIO
  #endif

  /// How large the data of an image and the image itself may be.
  public struct ImageLimits: Sendable, Hashable {
    /// The most bytes of data. Default: 10 MB. More are a failure of the kind `tooLarge`, and are not decoded.
    public var bytes: Int
    /// The most pixels along the longer side of the decoded image; a larger one is decoded smaller. Default: 2,048.
    public var pixels: Int
    /// The most pixels that an image may have before it is made smaller. Default: 50 million.
    public var sourcePixels: Int

    /// Creates limits. Numbers below 1 count as 1.
    public init(bytes: Int = 10_000_000, pixels: Int = 2_048, sourcePixels: Int = 50_000_000) {
      self.bytes = max(1, bytes)
      self.pixels = max(1, pixels)
      self.sourcePixels = max(1, sourcePixels)
    }
  }

  extension ImageLimits {
    /// Decodes data within the limits, outside of the main actor.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - decoder: Decodes.
    /// - Returns: The image.
    /// - Throws: `LoadFailure` of the kind `tooLarge`, or what the decoder throws.
    @concurrent func decode(_ data: Data, with decoder: ImageDecoder) async throws -> Image {
      guard data.count <= bytes else {
        throw LoadFailure(.tooLarge, diagnostic: "image of \(data.count) bytes, at most \(bytes)")
      }
      return try decoder(data, self)
    }
  }

  /// Decodes the data of an image within limits. It throws `LoadFailure` of the kind `tooLarge` or `invalidData`.
  typealias ImageDecoder = @Sendable (Data, ImageLimits) throws -> Image

  extension ImageLimits {
    /// Decodes an image of any format that the system knows, no larger than needed.
    @Sendable static func decode(_ data: Data, _ limits: ImageLimits) throws -> Image {
      #if canImport(ImageIO)
        guard let source = CGImageSourceCreateWithData(data as CFData, nil) else {
          throw LoadFailure(.invalidData, diagnostic: "not an image")
        }
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        let width = properties?[kCGImagePropertyPixelWidth] as? Int ?? 0
        let height = properties?[kCGImagePropertyPixelHeight] as? Int ?? 0
        let (area, overflows) = width.multipliedReportingOverflow(by: height)
        guard !overflows, area <= limits.sourcePixels else {
          throw LoadFailure(.tooLarge, diagnostic: "image of \(width) x \(height) pixels")
        }
        let options: [CFString: Any] = [
          kCGImageSourceCreateThumbnailFromImageAlways: true,
          kCGImageSourceCreateThumbnailWithTransform: true,
          kCGImageSourceShouldCacheImmediately: true,
          kCGImageSourceThumbnailMaxPixelSize: limits.pixels,
        ]
        guard let decoded = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) else {
          throw LoadFailure(.invalidData, diagnostic: "image that cannot be decoded")
        }
        return Image(decorative: decoded, scale: 1)
      #else
        throw LoadFailure(.invalidData, diagnostic: "no decoder on this system")
      #endif
    }
  }
#endif
