import Foundation

/// The place of a request: a path below ``HTTPClient/baseURL``, or an address of your own.
///
/// Every method that takes a path takes a text, an `HTTPPath` or a `URL`.
///
/// ```swift
/// try await client.get("/places:searchText", as: [Place].self)
/// try await client.get(.segments("artists", "AC/DC"), as: Artist.self)
/// try await client.get(.encodedPath("/files/a%2Fb"), as: File.self)
/// try await client.get(URL(string: "https://files.example.com/7")!, as: File.self)
/// ```
/// | Given as | Sent |
/// | --- | --- |
/// | a text, such as `"/a b/c"` | Segments with slashes between them. Characters that a segment may have stay. |
/// | ``init(segments:)`` | Everything but letters, digits and `-._~` is encoded. For text from a user. |
/// | ``init(encodedPath:)`` | As it is. |
/// | a `URL` | As it is, without its fragment. |
///
/// In a text, letters, digits and `-._~!$&'()*+,;=:@` are sent as they are (RFC 3986, section 3.3). All other
/// characters are percent-encoded, `%` included. `?` and `#` are errors: parameters go into `query:`, and text that may
/// have these characters into `segments:`.
///
/// An address of your own may be of another origin. The client's ``HTTPClient/headers`` and its authorization are sent
/// only to the origin of ``HTTPClient/baseURL``. An address of `http` fails as `insecureConnection` if the base address
/// is of `https`.
///
/// A malformed path fails as `invalidRequest` when the request is made.
public struct HTTPPath: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case text(String)
    case segments([String])
    case encoded(String)
    case url(URL)
  }

  let kind: Kind

  /// Creates a path from plain text.
  ///
  /// - Parameter text: Segments with slashes between them. A slash at its beginning may be omitted.
  public init(_ text: String) { kind = .text(text) }

  /// Creates a path from segments that may hold any character.
  ///
  /// A segment that is empty, `.` or `..` is an invalid request, because it would lead elsewhere.
  ///
  /// - Parameter segments: The segments, as plain text.
  public init(segments: [String]) { kind = .segments(segments) }

  /// Creates a path that is sent as it is.
  ///
  /// It is an invalid request if it has a character that must be encoded, a malformed percent-encoding, or a segment
  /// `.` or `..`, which sessions would resolve.
  ///
  /// - Parameter encodedPath: A path that is percent-encoded already. A slash at its beginning may be omitted.
  public init(encodedPath: String) { kind = .encoded(encodedPath) }

  /// Creates the place of an address.
  ///
  /// - Parameter url: An absolute address of `http` or `https`.
  public init(_ url: URL) { kind = .url(url) }
}

/// A type that names the place of a request: `String`, `URL` and ``HTTPPath``.
public protocol HTTPPathConvertible: Sendable {
  /// The place.
  var httpPath: HTTPPath { get }
}

extension HTTPPath: HTTPPathConvertible {
  /// The path itself.
  public var httpPath: HTTPPath { self }
}

extension String: HTTPPathConvertible {
  /// A path of plain text.
  public var httpPath: HTTPPath { HTTPPath(self) }
}

extension URL: HTTPPathConvertible {
  /// The address itself.
  public var httpPath: HTTPPath { HTTPPath(self) }
}

extension HTTPPathConvertible where Self == HTTPPath {
  /// A path from segments that may hold any character; see ``HTTPPath/init(segments:)``.
  ///
  /// - Parameter segments: The segments, as plain text.
  /// - Returns: The path.
  public static func segments(_ segments: String...) -> HTTPPath { HTTPPath(segments: segments) }

  /// A path that is sent as it is; see ``HTTPPath/init(encodedPath:)``.
  ///
  /// - Parameter path: A path that is percent-encoded already.
  /// - Returns: The path.
  public static func encodedPath(_ path: String) -> HTTPPath { HTTPPath(encodedPath: path) }
}

extension HTTPPath: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// How it is given. An address may hold secrets.
  public var description: String {
    switch kind {
    case .text: "HTTPPath(text)"
    case .segments(let segments): "HTTPPath(\(segments.count) segments)"
    case .encoded: "HTTPPath(encoded)"
    case .url(let url): "HTTPPath(\(HTTPDiagnostic.address(of: url)))"
    }
  }
  /// As `description`.
  public var debugDescription: String { description }
  /// How it is given.
  public var customMirror: Mirror { Mirror(self, children: ["path": description]) }
}
