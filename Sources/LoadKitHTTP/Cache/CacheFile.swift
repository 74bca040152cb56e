import Foundation

/// The bytes of one stored response on disk.
///
/// | Bytes | |
/// | --- | --- |
/// | 8 | `LKCACHE` and the version of the format |
/// | 32 | the SHA-256 of everything else |
/// | 64 | the key, so that a file under the name of another is damaged |
/// | 4 + 8 | the number of header fields, the length of the body |
/// | 4 + 4 and more for each field | the lengths of its name and its value, and these |
/// | the rest | the body |
///
/// Numbers are big-endian. A file in which one bit is changed, missing or added is damaged, and so is one of another
/// version.
enum CacheFile {
  private static let beginning = Array("LKCACHE".utf8) + [1]
  private static let digestLength = 32
  /// The size of a file without fields and body, in bytes.
  static let headLength = beginning.count + digestLength + 64 + 12

  /// The bytes of an entry.
  static func bytes(of entry: HTTPCacheEntry, for key: HTTPCacheKey) -> Data {
    var content: [UInt8] = []
    content.reserveCapacity(entry.size + entry.body.count)
    content += key.description.utf8
    content += number(entry.fields.count, 4)
    content += number(entry.body.count, 8)
    for (name, value) in entry.fields.sorted(by: { $0.key < $1.key }) {
      content += number(name.utf8.count, 4)
      content += number(value.utf8.count, 4)
      content += name.utf8
      content += value.utf8
    }
    content += entry.body
    return Data(beginning + digest(of: content[...]) + content)
  }

  /// The entry in the bytes of a file; `nil` if they are damaged, or of another key or version.
  static func entry(in data: Data, for key: HTTPCacheKey) -> HTTPCacheEntry? {
    let bytes = [UInt8](data)
    guard bytes.count >= headLength, bytes.starts(with: beginning) else { return nil }
    let content = bytes[(beginning.count + digestLength)...]
    guard bytes[beginning.count..<beginning.count + digestLength].elementsEqual(digest(of: content)) else { return nil }
    var rest = content
    guard take(64, from: &rest)?.elementsEqual(key.description.utf8) == true,
      let fieldCount = takeNumber(4, from: &rest), let bodyLength = takeNumber(8, from: &rest)
    else { return nil }
    var fields: [String: String] = [:]
    for _ in 0..<fieldCount {
      guard let nameLength = takeNumber(4, from: &rest), let valueLength = takeNumber(4, from: &rest),
        let name = take(nameLength, from: &rest), let value = take(valueLength, from: &rest)
      else { return nil }
      fields[String(decoding: name, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
    }
    guard rest.count == bodyLength else { return nil }
    return HTTPCacheEntry(fields: fields, body: Data(rest))
  }

  // MARK: Implementation

  private static func digest(of content: ArraySlice<UInt8>) -> [UInt8] {
    var hash = SHA256()
    beginning.withUnsafeBytes { hash.update($0) }
    content.withUnsafeBytes { hash.update($0) }
    return hash.finalized()
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: UInt64(value) >> UInt64($0 * 8)) }
  }

  private static func take(_ count: Int, from rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private static func takeNumber(_ count: Int, from rest: inout ArraySlice<UInt8>) -> Int? {
    take(count, from: &rest).flatMap { Int(exactly: $0.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }) }
  }
}
