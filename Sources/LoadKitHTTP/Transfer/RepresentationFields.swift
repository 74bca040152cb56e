/// The fields that tell one version of a file from another, besides its entity tag.
struct RepresentationFields: Sendable, Hashable {
  /// `Last-Modified` (RFC 9110, section 8.8.2), digests of the whole file (RFC 9530, section 3; RFC 3230), and the
  /// versions that storage services name.
  private static let names = [
    "Last-Modified", "Repr-Digest", "Digest", "X-Amz-Version-Id", "X-Goog-Generation", "X-Ms-Version-Id",
  ]

  private var values: [String: String] = [:]

  /// The fields of a response.
  init(_ head: HTTPResponse) {
    for name in Self.names { values[name] = head.headers[name] }
  }

  /// Whether no field has another value in another response. A part need not have them (RFC 9110, section 15.3.7).
  func agree(with others: RepresentationFields) -> Bool {
    values.allSatisfy { name, value in others.values[name] == nil || others.values[name] == value }
  }
}
