import Foundation
import LoadKit

/// Decodes the body of a response.
enum JSONBody {
  /// Decodes on the concurrent pool, also for a caller on the main actor, where a large body would drop frames.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - response: A response with a status from 200 to 299.
  ///   - request: Its request, before redirects.
  ///   - nestingLimit: The deepest nesting of arrays and objects.
  ///   - makeDecoder: Makes the decoder.
  /// - Returns: The value.
  /// - Throws: A `LoadFailure` of kind `invalidData`, or the error of the decoder.
  @concurrent static func decode<Value: Decodable & Sendable>(
    _ type: Value.Type, from response: HTTPResponse, to request: HTTPRequest, nestingLimit: Int,
    with makeDecoder: @Sendable () -> JSONDecoder
  ) async throws -> Value {
    if response.body.isEmpty {
      if let optional = type as? any ExpressibleByNilLiteral.Type, let none = optional.init(nilLiteral: ()) as? Value {
        return none
      }
      throw LoadFailure(.invalidData, diagnostic: "HTTP \(response.status) without a body")
    }
    guard isUTF8(response.body) else {
      throw WebPage.failure(response, to: request)
        ?? LoadFailure(.invalidData, diagnostic: "\(kind(of: response)) that is not UTF-8")
    }
    guard !isDeeper(than: nestingLimit, response.body) else {
      throw WebPage.failure(response, to: request)
        ?? LoadFailure(.invalidData, diagnostic: "JSON nested more than \(nestingLimit) deep")
    }
    do {
      return try makeDecoder().decode(type, from: response.body)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      guard JSONSyntax.isWellFormed(response.body, nestingLimit: nestingLimit) else {
        throw WebPage.failure(response, to: request)
          ?? LoadFailure(.invalidData, diagnostic: "\(kind(of: response)) that is not well-formed JSON")
      }
      // The description for a number that doesn't fit its type. The app's own types have other descriptions.
      guard context.debugDescription == "The given data was not valid JSON." else {
        throw DecodingError.dataCorrupted(context)
      }
      throw LoadFailure(cause: .numberOutOfRange, diagnostic: "a number out of range")
    }
  }

  /// The media type of the body, if it is a type that services often send in place of JSON.
  private static func kind(of response: HTTPResponse) -> String {
    let type = response.headers["Content-Type"]?.lowercased() ?? ""
    return ["text/html", "text/plain", "application/xml", "text/xml"].first { type.hasPrefix($0) } ?? "body"
  }

  /// Whether the body can be UTF-8, as required for JSON (RFC 8259, section 8.1).
  ///
  /// The decoder also accepts UTF-16 and UTF-32, in which ``isDeeper(than:_:)`` cannot count brackets. Their first two
  /// characters have a zero byte, or they begin with a byte order mark.
  private static func isUTF8(_ body: Data) -> Bool {
    let start = body.prefix(4)
    return !start.contains(0) && !start.starts(with: [0xFE, 0xFF]) && !start.starts(with: [0xFF, 0xFE])
  }

  /// Whether arrays and objects are nested deeper than a limit.
  ///
  /// Counts brackets outside strings, also in invalid JSON.
  static func isDeeper(than limit: Int, _ body: Data) -> Bool {
    body.withUnsafeBytes { bytes in
      var depth = 0
      var isInString = false
      var isEscaped = false
      for byte in bytes {
        if isInString {
          if isEscaped {
            isEscaped = false
          } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
          } else if byte == UInt8(ascii: "\"") {
            isInString = false
          }
          continue
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          depth += 1
          if depth > limit { return true }
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
      }
      return false
    }
  }
}
