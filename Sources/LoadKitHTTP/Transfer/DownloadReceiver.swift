import Foundation
import LoadKit

/// Writes the body of a response to a file: a whole body from the beginning, a rest after the gap for the partial file.
final class DownloadReceiver: HTTPBodyReceiver {
  private struct State: Sendable {
    var resumed = false
    var wasUnusable = false
    var head: HTTPResponse?
  }

  private let file: PartialFile
  /// The partial file whose rest was requested; `nil` if the whole file was requested.
  private let remainder: Remainder?
  private let limit: Int64
  private let report: @Sendable (LoadProgress) -> Void
  private let state = LoadLock(State())

  init(
    _ file: PartialFile, after remainder: Remainder?, limit: Int64, report: @escaping @Sendable (LoadProgress) -> Void
  ) {
    self.file = file
    self.remainder = remainder
    self.limit = limit
    self.report = report
  }

  /// Whether the response is the rest of the partial file.
  var isResumed: Bool { state.withLock { $0.resumed } }

  /// Whether the response was an unusable part, and the whole file may be requested.
  var wasUnusable: Bool { state.withLock { $0.wasUnusable } }

  /// The head of a 2xx response, once received.
  var head: HTTPResponse? { state.withLock { $0.head } }

  /// The size of the whole file, if the response has it.
  var total: Int64? {
    guard let head else { return nil }
    guard isResumed, let remainder else { return head.contentLength }
    return head.contentLength.map { $0 + remainder.count } ?? head.contentRange?.total
  }

  func receiveHead(_ head: HTTPResponse) throws {
    let offset: Int64
    switch head.status {
    case 200, 203:
      guard !head.isEncoded || SessionPlatform.noticesCutEncodings else {
        throw LoadFailure(.invalidData, diagnostic: "an encoded body, which may be cut, instead of a file")
      }
      // The whole file, even if a range was requested (RFC 9110, sections 13.1.5 and 14.2).
      offset = 0
    case 206:
      guard let remainder else { throw LoadFailure(.invalidData, diagnostic: "HTTP 206 without a range asked for") }
      guard head.continues(remainder) else {
        state.withLock { $0.wasUnusable = true }
        throw LoadFailure(.invalidData, diagnostic: "another part than was asked for")
      }
      offset = remainder.count
    default:
      throw LoadFailure(.invalidData, diagnostic: "HTTP \(head.status) instead of a file")
    }
    state.withLock { state in
      state.head = head
      state.resumed = offset > 0
    }
    guard offset + (head.contentLength ?? 0) <= limit else { throw tooLarge }
    try file.reset(to: offset)
    report(LoadProgress(completed: offset, total: total))
  }

  func receiveChunk(_ chunk: Data) throws {
    guard Int64(chunk.count) <= limit - file.count else { throw tooLarge }
    try file.write(chunk)
    report(LoadProgress(completed: file.count, total: total))
  }

  private var tooLarge: LoadFailure { LoadFailure(.tooLarge, diagnostic: "file over \(limit) bytes") }
}

extension HTTPResponse {
  /// Whether the body has no content encoding. The header fields describe the encoded bytes and their length.
  private var isAsItWasSent: Bool { !isEncoded }

  /// Whether the body has a content encoding. (RFC 9110, section 8.4.1: the fields of several lines are a list.)
  var isEncoded: Bool {
    (headers["Content-Encoding"] ?? "").split(separator: ",").contains { coding in
      !["", "identity"].contains(coding.filter { $0 != " " && $0 != "\t" }.lowercased())
    }
  }

  /// The length of the decoded body, if the response has it.
  var contentLength: Int64? {
    guard isAsItWasSent, headers["Transfer-Encoding"] == nil, let text = headers["Content-Length"] else { return nil }
    return Self.number(text[...])
  }

  /// A strong entity tag, which changes with every byte (RFC 9110, section 8.8.3); `nil` also if it belongs to encoded
  /// bytes.
  var strongValidator: String? {
    guard isAsItWasSent, let tag = headers["ETag"], tag.utf8.count <= 1_000, tag.utf8.count >= 2, tag.hasPrefix("\""),
      tag.hasSuffix("\""), tag.utf8.dropFirst().dropLast().allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x22 })
    else { return nil }
    return tag
  }

  /// Whether a part (206) begins where the remainder ends, and belongs to the same whole: it has the same strong
  /// validator, and no other one in any field (RFC 9110, sections 15.3.7.2 and 15.3.7.3). A server that ignores
  /// `If-Range` may send a part of another file.
  func continues(_ remainder: Remainder) -> Bool {
    guard strongValidator == remainder.validator else { return false }
    let others = RepresentationFields(self)
    guard others.agree(with: remainder.fields) else { return false }
    guard isAsItWasSent, let range = contentRange, range.first == remainder.count else { return false }
    // The part has to reach the end of the file, and the file must have the same size as before.
    guard [range.total, remainder.total].allSatisfy({ $0 == nil || $0 == range.last + 1 }) else { return false }
    return contentLength.map { $0 == range.last - range.first + 1 } ?? true
  }

  /// The range of a part: its first and its last byte, and the size of the whole file, if known (RFC 9110, section
  /// 14.4).
  var contentRange: (first: Int64, last: Int64, total: Int64?)? {
    guard let field = headers["Content-Range"]?.lowercased(), field.hasPrefix("bytes ") else { return nil }
    let parts = field.dropFirst("bytes ".count).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let range = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard range.count == 2, let first = Self.number(range[0]), let last = Self.number(range[1]), last >= first else {
      return nil
    }
    if parts[1] == "*" { return (first, last, nil) }
    guard let total = Self.number(parts[1]) else { return nil }
    return (first, last, total)
  }

  /// A number of decimal digits only, small enough that a sum of two does not overflow.
  private static func number(_ text: Substring) -> Int64? {
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(text)
  }
}
