import LoadKit
import Testing

@testable import LoadKitLanguages

/// The samples of whole numbers that CLDR lists for each category.
@Suite("Plural forms")
struct PluralTests {
  private func check(_ forms: some PluralForms, _ samples: [String: [Int]]) {
    for (category, numbers) in samples {
      for number in numbers { #expect(forms.form(for: number) == category, "\(number)") }
    }
  }

  @Test("B9B each number has its category in CLDR")
  func categories() {
    check("other" as InvariantForms, ["other": [0, 1, 2, 15, 100, 1_000_000]])
    check(OneOtherForms(one: "one", other: "other"), ["one": [1], "other": [0, 2, 16, 100, 101, 1_000_000]])
    check(ZeroOneOtherForms(one: "one", other: "other"), ["one": [0, 1], "other": [2, 17, 100, 101, 1_000_000]])
    check(
      OneManyOtherForms(one: "one", many: "many", other: "other"),
      ["one": [1], "many": [1_000_000, 2_000_000], "other": [0, 2, 16, 100, 1_000, 100_000, 1_000_001]])
    check(
      ZeroOneManyOtherForms(one: "one", many: "many", other: "other"),
      ["one": [0, 1], "many": [1_000_000, 3_000_000], "other": [2, 17, 100, 1_000, 100_000, 1_000_001]])
    check(
      PolishForms(one: "one", few: "few", many: "many"),
      [
        "one": [1], "few": [2, 3, 4, 22, 23, 24, 32, 102, 1_002],
        "many": [0, 5, 11, 12, 13, 14, 19, 20, 21, 31, 100, 101, 112, 1_000_000],
      ])
    check(
      EastSlavicForms(one: "one", few: "few", many: "many"),
      [
        "one": [1, 21, 31, 81, 101, 1_001], "few": [2, 3, 4, 22, 24, 34, 102, 1_002],
        "many": [0, 5, 11, 12, 14, 19, 20, 25, 100, 111, 112, 1_000_000],
      ])
    check(
      ArabicForms(zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other"),
      [
        "zero": [0], "one": [1], "two": [2], "few": [3, 10, 103, 110, 1_003], "many": [11, 26, 99, 111, 1_011],
        "other": [100, 101, 102, 200, 202, 1_000, 1_000_000],
      ])
    check(
      HebrewForms(one: "one", two: "two", other: "other"),
      ["one": [1], "two": [2], "other": [0, 3, 17, 100, 101, 1_000_000]])
  }

  @Test("numbers, queries and amounts take the place of the braces, in their order")
  func templates() {
    #expect(Template.filled("{} and {}", "1", "2") == "1 and 2")
    #expect(Template.filled("“{}”", "{}") == "“{}”")
    #expect(Template.filled("{x} {", "1") == "{x} {")
    #expect(Template.filled("", "1") == "" && Template.filled("{}", "") == "")
    #expect(OneOtherForms(one: "{} item", other: "{} items").text(for: -3) == "0 items")
  }
}
