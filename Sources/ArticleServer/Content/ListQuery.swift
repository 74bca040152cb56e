/// The parameters of a list: a search, filters and a page, named as in json-server.
struct ListQuery {
  /// The size of a page if none is given.
  static let standardLimit = 10
  /// The size of the largest page.
  static let largestLimit = 100

  /// The parameters in their order, decoded.
  private let parameters: [(name: String, value: String)]
  /// The parameters as they came, without those that choose the page.
  private let otherParameters: [Substring]

  /// Reads what stands after the question mark of a URL; `nil` if its percent-encoding is broken.
  init?(_ query: String?) {
    let pairs = (query ?? "").split(separator: "&")
    var parameters: [(name: String, value: String)] = []
    var others: [Substring] = []
    for pair in pairs {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentEncoding.decode(sides[0], plusIsSpace: true),
        let value = PercentEncoding.decode(sides.count > 1 ? sides[1] : "", plusIsSpace: true)
      else { return nil }
      parameters.append((name, value))
      if name != "_page", name != "_limit" { others.append(pair) }
    }
    self.parameters = parameters
    otherParameters = others
  }

  /// The page, from 1, or `nil` without paging. Like json-server, it reads an invalid page number as 1.
  var page: Int? { value("_page").map { Self.positive($0) ?? 1 } }

  /// The most records to send, or `nil` for all of them.
  var limit: Int? {
    let limit = value("_limit").flatMap(Self.positive).map { min($0, Self.largestLimit) }
    return limit ?? (page == nil ? nil : Self.standardLimit)
  }

  /// The records that match, all pages.
  func select<Item: Record>(_ records: [Item]) -> [Item] {
    let words = SearchText.words(value("q") ?? "")
    return records.filter { isAllowed($0.filters) && SearchText.matches($0.searchText, words) }
  }

  /// The query of another page.
  func query(page: Int) -> String {
    let own = ["_page=\(page)", "_limit=\(limit ?? Self.standardLimit)"]
    return (otherParameters.map(String.init) + own).joined(separator: "&")
  }

  private func value(_ name: String) -> String? { parameters.first { $0.name == name }?.value }

  /// Whether a record passes all filters; a filter that is given more than once names alternatives.
  private func isAllowed(_ fields: [String: Int]) -> Bool {
    fields.allSatisfy { field in
      let wanted = parameters.filter { $0.name == field.key }
      return wanted.isEmpty || wanted.contains { $0.value == String(field.value) }
    }
  }

  /// A number from 1; one with too many digits is as large as numbers get.
  private static func positive(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let number = Int(text) ?? .max
    return number > 0 ? number : nil
  }
}
