extension Site {
  /// How many pieces a document is sent in.
  static let documentPieces = 20

  /// An article with all the others behind it, as one text file: something long enough to be followed while it arrives.
  ///
  /// It has a strong entity tag and can be asked for from a byte on (RFC 9110, section 14). With `chunked` in the query
  /// it comes without a length.
  func document(_ id: String, _ request: ServerRequest) -> ServerResponse {
    guard let index = catalog.articles.firstIndex(where: { String($0.id) == id }) else { return notFound }
    let text = (catalog.articles[index...] + catalog.articles[..<index]).map(Self.text).joined(separator: "\n\n")
    var response = ServerResponse(
      headers: [
        ServerHeader("Content-Type", "text/plain; charset=utf-8"), ServerHeader("Cache-Control", "no-store"),
        ServerHeader("Accept-Ranges", "bytes"),
      ], body: Array(text.utf8))
    let tag = "\"\(id)-\(Self.digest(response.body))\""
    response.headers.append(ServerHeader("ETag", tag))
    if let first = Self.firstByte(request.header("Range")), request.header("If-Range") ?? tag == tag {
      response = Self.part(of: response, from: first)
    }
    response.isChunked = (request.query ?? "").split(separator: "&").contains("chunked")
    response.pieces = Self.documentPieces
    return response
  }

  private static func text(_ article: Catalog.Article) -> String {
    article.title + "\n" + String(repeating: "=", count: min(60, article.title.count)) + "\n\n" + article.body + "\n"
  }

  private static func part(of whole: ServerResponse, from first: Int) -> ServerResponse {
    let count = whole.body.count
    guard first < count else {
      return ServerResponse(
        failure: 416, "The document is not that long.", headers: [ServerHeader("Content-Range", "bytes */\(count)")])
    }
    var part = whole
    part.status = 206
    part.headers.append(ServerHeader("Content-Range", "bytes \(first)-\(count - 1)/\(count)"))
    part.body = Array(whole.body[first...])
    return part
  }

  /// The first byte of a range without an end. Other ranges get the whole document, as RFC 9110 allows.
  private static func firstByte(_ range: String?) -> Int? {
    guard let range, range.hasPrefix("bytes="), range.hasSuffix("-") else { return nil }
    let digits = range.dropFirst("bytes=".count).dropLast()
    guard (1...18).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(digits)
  }

  /// A number that another text would hardly have: 64 bits of FNV-1a.
  private static func digest(_ bytes: [UInt8]) -> String {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(digest, radix: 16)
  }
}
