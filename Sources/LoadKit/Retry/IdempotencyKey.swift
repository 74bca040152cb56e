/// Makes idempotency keys: random UUIDs, as draft-ietf-httpapi-idempotency-key-header, section 2.2, recommends.
public enum IdempotencyKey {
  /// A new random UUID (RFC 9562, section 5.4) in lower case.
  ///
  /// - Returns: 36 characters.
  public static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    let high = (generator.next() & 0xFFFF_FFFF_FFFF_0FFF) | 0x4000
    let low = (generator.next() & 0x3FFF_FFFF_FFFF_FFFF) | 0x8000_0000_0000_0000
    return [
      hex(high >> 32, 8), hex(high >> 16, 4), hex(high, 4), hex(low >> 48, 4), hex(low, 12),
    ].joined(separator: "-")
  }

  private static func hex(_ number: UInt64, _ digits: Int) -> String {
    let text = String(number & (1 << (4 * UInt64(digits)) - 1), radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }
}
