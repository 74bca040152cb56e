import LoadKitHTTP
import Testing

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
