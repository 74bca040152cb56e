import LoadKit
import Testing

@Suite("Names of fields") struct FieldNameTests {
  @Test(
    "B80 dots, brackets, JSONPath and JSON pointers name one field",
    arguments: [
      "address.street", "address[street]", "[address][street]", "address['street']", "[\"address\"].street",
      "$.address.street", "$['address']['street']", "/address/street", "#/address/street", ".address.street",
      " address.street", "address[]street", "address..street",
    ])
  func forms(name: String) {
    #expect(FieldName.normalized(name) == "address.street")
    #expect(FieldError(field: name, message: "").isAbout("Address.Street"))
    #expect(FieldError(field: "address.street", message: "").isAbout(name))
    #expect(!FieldError(field: name, message: "").isAbout("address"))
  }

  @Test(
    "positions are numbers, and escapes of pointers are read",
    arguments: [
      "items[0].name": "items.0.name", "items.0.name": "items.0.name", "/items/0/name": "items.0.name",
      "tags[]": "tags", "/a~1b/c~0d": "a/b.c~d", "#/e%20f": "e f", "/a%2": "a%2", "/a%zz": "a%zz", "/~2": "~2",
      "$price": "$price", "a$.b": "a$.b", "a[b": "a[b", "a]b": "a]b", "ü[ö]": "ü.ö", "a/b": "a/b", "$": nil, "": nil,
      "/": nil, "#": nil, "#/": nil, "[]": nil, "$.": nil, "a[']": "a.'",
    ])
  func parts(name: String, expected: String?) {
    #expect(FieldName.normalized(name) == expected)
  }

  @Test("B81 a name of a million brackets is bounded")
  func bounds() {
    #expect(FieldName.normalized(String(repeating: "[", count: 1_000_000))?.count == 1_000)
    #expect(FieldName.normalized(String(repeating: "[a]", count: 1_000_000))?.split(separator: ".").count == 334)
  }
}
