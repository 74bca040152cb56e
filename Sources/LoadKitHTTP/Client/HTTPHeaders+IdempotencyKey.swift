import LoadKit

extension HTTPHeaders {
  /// Adds the key by which the server recognises this submission when it comes again, as `Idempotency-Key: "…"`.
  ///
  /// The field is a string of RFC 8941, section 3.3.3, as draft-ietf-httpapi-idempotency-key-header, section 2.1, asks
  /// for. ``HTTPClient/submit(_:_:to:query:headers:as:context:)`` and its relatives add it by themselves.
  ///
  /// - Parameter key: The key of the submission: `LoadContext.idempotencyKey`.
  /// - Throws: A `LoadFailure` of kind `invalidRequest`, if the key is empty, longer than 255 bytes or not of printable
  ///   ASCII: a submission without its key must not be sent.
  public mutating func setIdempotencyKey(_ key: String) throws {
    guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      throw LoadFailure(.invalidRequest, diagnostic: "idempotency key that cannot be sent")
    }
    let escaped = key.reduce(into: "") { text, character in
      if character == "\"" || character == "\\" { text.append("\\") }
      text.append(character)
    }
    self["Idempotency-Key"] = "\"\(escaped)\""
  }
}
