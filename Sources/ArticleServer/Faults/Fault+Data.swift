extension Fault {
  /// The steps of faults in the data of an answer whose HTTP is right.
  func dataSteps(_ exchange: Exchange) -> [Step]? {
    guard let body = data(exchange.answer.body) else { return nil }
    let type = self == .latin1 ? "application/json; charset=iso-8859-1" : "application/json"
    return exchange.send(
      Response(headers: [Header("Content-Type", type), Header("Cache-Control", "no-store")], body: body))
  }

  private func data(_ json: [UInt8]) -> [UInt8]? {
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
    case .duplicateKeys: record(#"{"userId":1,"id":1,"title":"Tea","title":"Tea","body":"","id":1}"#)
    case .missingKeys: record(#"{"userId":1,"id":1,"body":""}"#)
    case .extraKeys: record(#"{"userId":1,"id":1,"title":"Tea","body":"","more":{"a":[1,null,{"b":true}]},"":0}"#)
    case .wrongTypes: record(#"{"userId":"1","id":[1],"title":{"a":1},"body":null}"#)
    case .null: Array("null".utf8)
    default: nil
    }
  }
}
