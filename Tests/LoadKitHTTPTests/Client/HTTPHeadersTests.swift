import Testing

@testable import LoadKitHTTP

@Suite("Header fields")
struct HTTPHeadersTests {
  @Test("Names are compared without regard to case; the last value counts")
  func names() {
    var headers: HTTPHeaders = ["Accept": "a", "ACCEPT": "b"]
    #expect(headers["accept"] == "b")
    #expect(headers.names == ["Accept"])
    headers["aCCept"] = "c"
    #expect(headers["Accept"] == "c")
    headers["accept"] = nil
    #expect(headers == HTTPHeaders())
    headers["accept"] = nil
    #expect(headers.names.isEmpty)
  }

  @Test("B81 fields of a response whose names differ only in case are joined, and none is lost")
  func joined() {
    let fields = ["Cache-Control": "no-store", "cache-control": "max-age=60", "CACHE-CONTROL": "private", "X": "1"]
    for _ in 0..<20 {
      // A new dictionary may have another order.
      let headers = HTTPHeaders(joining: Dictionary(uniqueKeysWithValues: fields.map { ($0, $1) }))
      #expect(headers["Cache-Control"] == "private, no-store, max-age=60" && headers["x"] == "1")
      #expect(headers.names == ["CACHE-CONTROL", "X"])
    }
    #expect(HTTPHeaders(joining: [AnyHashable(1): "a", "A": 1, "B": "b"]) == ["B": "b"])
  }

  @Test("Of two sets the second counts")
  func merged() {
    let merged = (["A": "1", "B": "1"] as HTTPHeaders).merging(["b": "2", "C": "2"])
    #expect(merged == ["c": "2", "a": "1", "b": "2"])
    #expect(merged.hashValue == (["c": "2", "a": "1", "b": "2"] as HTTPHeaders).hashValue)
    #expect(merged != ["c": "2", "a": "1", "b": "1"])
  }

  @Test("B84 No value is in a description, or in a dump")
  func secrets() {
    let headers: HTTPHeaders = ["Authorization": "secret"]
    var dumped = ""
    dump(headers, to: &dumped)
    for text in ["\(headers)", String(reflecting: headers), "\([headers])", "\(Optional(headers) as Any)", dumped] {
      #expect(!text.contains("secret"))
      #expect(text.contains("Authorization"))
    }
  }
}
