/// One way in which the bytes of a response can be malformed or unusual.
///
/// A user may meet a ``Scenario``; a client has to survive a fault. `Scenario.fault(_:)` puts one in force, also as
/// `articles --scenario bad-chunk`. Responses that are unusual but right carry the status and the data that they would
/// have without the fault.
public enum Fault: String, CaseIterable, Sendable, Hashable {
  // MARK: The connection

  /// Every connection is closed as soon as it is made.
  case closedAtOnce = "closed-at-once"
  /// Every connection is reset as soon as it is made.
  case resetAtOnce = "reset-at-once"
  /// The connection is closed in place of a response.
  case unanswered
  /// No response ever arrives, and the connection stays open.
  case silent
  /// A connection serves one request; the next one on it gets a reset.
  case staleConnection = "stale-connection"

  // MARK: The head of the response

  /// The connection is closed within the head.
  case headCut = "head-cut"
  /// The connection is reset within the head.
  case headReset = "head-reset"
  /// The head comes byte by byte. The response is right.
  case headDrip = "head-drip"
  /// Bytes that aren't HTTP.
  case garbage
  /// A body without a head, as before HTTP/1.0.
  case http09 = "http-0.9"
  /// A status line without a status.
  case noStatus = "no-status"
  /// Status 0.
  case status0 = "status-0"
  /// Status 99.
  case status99 = "status-99"
  /// Status 1000.
  case status1000 = "status-1000"
  /// Header fields without an end: 64 MB of them.
  case endlessHead = "endless-head"
  /// One header field of a megabyte.
  case hugeField = "huge-field"
  /// Header fields that are there twice, with the same value where only one may be. The response is right.
  case repeatedFields = "repeated-fields"
  /// Two different lengths.
  case twoLengths = "two-lengths"
  /// Header fields without a space after the colon, or with several. The response is right.
  case tightFields = "tight-fields"
  /// A `100 Continue` before the response, which is right.
  case continues = "continue-100"
  /// A `103 Early Hints` before the response, which is right.
  case earlyHints = "early-hints"
  /// A `100 Continue`, and then nothing but the end of the connection.
  case onlyContinue = "only-continue"

  // MARK: The body of the response

  /// The connection is reset within the body.
  case bodyReset = "body-reset"
  /// The body comes byte by byte. The response is right.
  case drip
  /// The body comes byte by byte and has no end.
  case endlessDrip = "endless-drip"
  /// The length is larger than the body, and the connection stays open.
  case longLength = "long-length"
  /// The length is smaller than the body.
  case shortLength = "short-length"
  /// A chunk with an invalid size.
  case badChunk = "bad-chunk"
  /// The connection is closed within a chunk.
  case chunkCut = "chunk-cut"
  /// The connection is closed where the last chunk should be.
  case noLastChunk = "no-last-chunk"
  /// A chunk larger than anything can be.
  case hugeChunk = "huge-chunk"
  /// Chunks, with header fields after the last one. The response is right.
  case trailers
  /// A body that is said to be gzip, and is not.
  case badGzip = "bad-gzip"
  /// Half of a gzip body, of the length that was announced.
  case gzipCut = "gzip-cut"
  /// 80 kB of gzip that unpack to 13 MB.
  case gzipBomb = "gzip-bomb"
  /// A content encoding that does not exist.
  case unknownEncoding = "unknown-encoding"
  /// A body that is announced to be larger than a client should take.
  case tooLarge = "too-large"
  /// 64 MB without an announced length.
  case endlessBody = "endless-body"

  // MARK: The status

  /// A redirect to the same address.
  case redirectLoop = "redirect-loop"
  /// A redirect to an FTP address.
  case redirectScheme = "redirect-scheme"
  /// A redirect to `https` on a port that does not speak TLS.
  case redirectTLS = "redirect-tls"
  /// A redirect to another host, which sends the right response.
  ///
  /// The status is 307, which keeps the method and the body. With a 302 a client may turn a `POST` into a `GET` (RFC
  /// 9110, section 15.4.3).
  case redirectHost = "redirect-host"
  /// A redirect without an address.
  case redirectNowhere = "redirect-nowhere"
  /// A redirect to an address that is malformed.
  case redirectMalformed = "redirect-malformed"
  /// A redirect that asks for the same method and body at another path, where the response is right (307).
  case redirectSame = "redirect-same"
  /// Status 401 that asks for a password.
  case basicChallenge = "basic-challenge"
  /// Status 413 before the body of the request was read, and the end of the connection.
  case early413 = "early-413"
  /// Status 204.
  case noContent = "no-content"
  /// Status 304 for a request without a condition.
  case notModified = "not-modified"

  // MARK: The data

  /// Status 200 without a body.
  case emptyBody = "empty-body"
  /// Data after a byte order mark. It is right.
  case byteOrderMark = "byte-order-mark"
  /// Data in UTF-16.
  case utf16 = "utf-16"
  /// Data in Latin-1.
  case latin1 = "latin-1"
  /// Arrays in arrays, 100,000 deep.
  case deep = "deep-json"
  /// A number that no type can hold.
  case hugeNumber = "huge-number"
  /// A record with a key twice. It is right.
  case duplicateKeys = "duplicate-keys"
  /// A record without one of its keys.
  case missingKeys = "missing-keys"
  /// A record with unknown keys. It is right.
  case extraKeys = "extra-keys"
  /// A record with values of the wrong types.
  case wrongTypes = "wrong-types"
  /// `null` in place of data.
  case null

  /// The name on a command line, such as `bad-chunk`.
  public var name: String { rawValue }
}
