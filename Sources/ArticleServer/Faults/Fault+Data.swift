extension Fault {
  /// The steps of faults in the data of a valid HTTP response.
  func dataSteps(_ exchange: Exchange) -> [ServerStep]? {
    guard let body = data(exchange) else { return nil }
    var response = exchange.response
    response.body = body
    if self == .latin1 {
      response.headers.removeAll { $0.name == "Content-Type" }
      response.headers.append(ServerHeader("Content-Type", "application/json; charset=iso-8859-1"))
    }
    return exchange.send(response)
  }

  private func data(_ exchange: Exchange) -> [UInt8]? {
    // Computed, so that the right response is made only where it is sent: making it may write an article.
    var json: [UInt8] { exchange.response.body }
    // Where a list was asked for, the record stands in one.
    func record(_ text: String) -> [UInt8] { Array((json.first == UInt8(ascii: "[") ? "[\(text)]" : text).utf8) }
    return switch self {
    case .emptyBody: []
    case .byteOrderMark: [0xEF, 0xBB, 0xBF] + json
    case .utf16:
      [0xFF, 0xFE] + String(decoding: json, as: UTF8.self).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .latin1:
      record(#"{"userId":1,"id":1,"title":"Caf_","body":""}"#).map { $0 == UInt8(ascii: "_") ? 0xE9 : $0 }
    case .deep: Array((String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)).utf8)
    case .hugeNumber: record(#"{"userId":1,"id":1e400,"title":"Tea","body":""}"#)
    case .duplicateKeys: Self.changed(json) { $0 + $0.prefix(1) }
    case .missingKeys: record(#"{"userId":1,"id":1,"body":""}"#)
    case .extraKeys:
      Self.changed(json) { members in
        let list = JSON.list([.number(1), .literal("null"), .object([("b", .literal("true"))])])
        return members + [("more", .object([("a", list)])), ("", .number(0))]
      }
    case .wrongTypes: record(#"{"userId":"1","id":[1],"title":{"a":1},"body":null}"#)
    case .null: Array("null".utf8)
    default: nil
    }
  }

  /// The same data with a change to the members of each record.
  private static func changed(_ json: [UInt8], _ change: ([(String, JSON)]) -> [(String, JSON)]) -> [UInt8] {
    JSONReader.value(json).map { Array($0.changingRecords(change).encoded.utf8) } ?? json
  }
}

extension JSON {
  /// A change to each object that does not lie in another one.
  fileprivate func changingRecords(_ change: ([(String, JSON)]) -> [(String, JSON)]) -> JSON {
    switch self {
    case .object(let members): .object(change(members))
    case .list(let items): .list(items.map { $0.changingRecords(change) })
    case .text, .number, .literal: self
    }
  }
}
