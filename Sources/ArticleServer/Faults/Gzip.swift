/// Makes gzip (RFC 1952) by hand: little data that becomes much.
enum Gzip {
  /// The unpacked size of a block of ``unfinishedSpaces(blocks:)``, in bytes: the longest match of deflate.
  static let blockLength = 258

  /// One space, and then blocks of spaces, 13 bits each, with the fixed codes of RFC 1951, section 3.2.6.
  ///
  /// The end of the data and the checksum after it are missing: no client should get so far.
  static func unfinishedSpaces(blocks: Int) -> [UInt8] {
    var bits = Bits()
    // The last part of the data, in fixed codes; then the code of a space, which is 0x30 more than the byte.
    bits.append(0b011, 3)
    bits.appendCode(0x50, 8)
    for _ in 0..<blocks {
      // Code 285: 258 bytes, as they are one byte before.
      bits.appendCode(0b1100_0101, 8)
      bits.appendCode(0, 5)
    }
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF] + bits.bytes
  }

  /// Bits in the order of deflate: the first one is the lowest of a byte.
  private struct Bits {
    private(set) var bytes: [UInt8] = []
    private var pending = 0
    private var count = 0

    /// Appends a number, its lowest bit first.
    mutating func append(_ number: Int, _ length: Int) {
      pending |= number << count
      count += length
      while count >= 8 {
        bytes.append(UInt8(pending & 0xFF))
        pending >>= 8
        count -= 8
      }
    }

    /// Appends a code, its highest bit first, as section 3.1.1 wants it.
    mutating func appendCode(_ code: Int, _ length: Int) {
      append((0..<length).reduce(0) { $0 << 1 | code >> $1 & 1 }, length)
    }
  }
}
