import CAdwaita
import Foundation

/// What a display shows.
public struct Picture {
  /// Something is wrong with the display's memory.
  struct Failure: Error {}

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Blue, green, red and a byte that means nothing, for each pixel.
  private let pixels: [UInt8]

  /// Reads the memory of a virtual display: an X window dump.
  init(dump: [UInt8]) throws {
    func word(_ index: Int) throws -> Int {
      guard dump.count >= 4 * index + 4 else { throw Failure() }
      return dump[(4 * index)..<(4 * index + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    let (header, colors, bytesPerLine) = (try word(0), try word(19), try word(12))
    (width, height) = (try word(4), try word(5))
    let start = header + 12 * colors
    guard try word(11) == 32, bytesPerLine == 4 * width, dump.count >= start + 4 * width * height else {
      throw Failure()
    }
    pixels = Array(dump[start..<(start + 4 * width * height)])
  }

  private init(width: Int, height: Int, pixels: [UInt8]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The picture without its edges, where a window without a window manager draws a frame.
  public func cropped(by edge: Int) -> Picture {
    let (width, height) = (self.width - 2 * edge, self.height - 2 * edge)
    var rows: [UInt8] = []
    rows.reserveCapacity(4 * width * height)
    for row in edge..<(edge + height) {
      let start = 4 * (row * self.width + edge)
      rows += pixels[start..<(start + 4 * width)]
    }
    return Picture(width: width, height: height, pixels: rows)
  }

  /// How many different colours there are among one in seven pixels.
  public var colorCount: Int {
    Set(sample.map { UInt32($0[0]) | UInt32($0[1]) << 8 | UInt32($0[2]) << 16 }).count
  }

  /// How bright one in seven pixels is on average, from 0 to 1.
  public var brightness: Double {
    let sample = sample
    return Double(sample.reduce(0) { $0 + Int($1[0]) + Int($1[1]) + Int($1[2]) })
      / Double(255 * 3 * max(1, sample.count))
  }

  private var sample: [[UInt8]] {
    stride(from: 0, to: pixels.count - 3, by: 4 * 7).map { Array(pixels[$0..<($0 + 3)]) }
  }

  /// Writes it as a PNG file.
  public func write(to path: String) throws {
    let bytes = g_bytes_new(pixels, UInt(pixels.count))
    let texture = gdk_memory_texture_new(
      Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, UInt(4 * width))
    defer {
      g_bytes_unref(bytes)
      if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
    }
    guard let texture, gdk_texture_save_to_png(texture, path) != 0 else { throw Failure() }
  }
}

extension Desktop {
  /// What the display shows now, without the frame of the window.
  public func picture() throws -> Picture {
    let dump = try Data(contentsOf: URL(fileURLWithPath: folder + "/Xvfb_screen0"))
    return try Picture(dump: Array(dump)).cropped(by: 5 * scale)
  }
}
