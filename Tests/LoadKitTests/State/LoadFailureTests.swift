import LoadKit
import Testing

@Suite("Failure") struct LoadFailureTests {
  @Test("a diagnostic of 200 scalars is kept whole, and a longer one is cut")
  func diagnosticIsCut() {
    let limit = String(repeating: "é", count: 200)
    #expect(LoadFailure(.unknown, diagnostic: limit).diagnostic == limit)
    #expect(LoadFailure(.unknown, diagnostic: limit + "!").diagnostic == limit)
  }

  @Test("a single character of any length does not get round the limit")
  func hugeCharacterIsCut() {
    let accents = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(LoadFailure(.unknown, diagnostic: accents).diagnostic.unicodeScalars.count == 200)
  }
}
