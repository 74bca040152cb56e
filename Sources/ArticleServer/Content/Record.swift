/// Something that the server lists, finds and filters.
protocol Record {
  /// The number that names it.
  var id: Int { get }
  /// The texts that a search compares.
  var searchText: String { get }
  /// The values that a list can be filtered by, by their names on the wire.
  var filters: [String: Int] { get }
  /// Its JSON.
  var json: JSON { get }
}

extension Catalog.Article: Record {
  var searchText: String { title + "\n" + body }
  var filters: [String: Int] { ["id": id, "userId": userID] }
  var json: JSON {
    .object([("userId", .number(userID)), ("id", .number(id)), ("title", .text(title)), ("body", .text(body))])
  }
}

extension Catalog.Comment: Record {
  var searchText: String { name + "\n" + body }
  var filters: [String: Int] { ["id": id, "postId": postID] }
  var json: JSON {
    .object([
      ("postId", .number(postID)), ("id", .number(id)), ("name", .text(name)), ("email", .text(email)),
      ("body", .text(body)),
    ])
  }
}

extension Catalog.Author: Record {
  var searchText: String { name + "\n" + company.name }
  var filters: [String: Int] { ["id": id] }
  var json: JSON {
    let place: JSON = .object([
      ("street", .text(address.street)), ("suite", .text(address.suite)), ("city", .text(address.city)),
      ("zipcode", .text(address.zipcode)),
      ("geo", .object([("lat", .text(address.latitude)), ("lng", .text(address.longitude))])),
    ])
    let employer: JSON = .object([
      ("name", .text(company.name)), ("catchPhrase", .text(company.catchPhrase)), ("bs", .text(company.trade)),
    ])
    return .object([
      ("id", .number(id)), ("name", .text(name)), ("username", .text(username)), ("email", .text(email)),
      ("address", place), ("phone", .text(phone)), ("website", .text(website)), ("company", employer),
    ])
  }
}
