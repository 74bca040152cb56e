import LoadKit
import LoadKitLanguages
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("Identifiers of parts and buttons") struct IdentifierTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  @Test("parts and buttons have the same identifiers in every language", arguments: [CommonWording.english, .german])
  func languages(wording: CommonWording) async throws {
    let stage = Stage(
      [
        .fail(LoadFailure(.serverError)), .succeed(["One"], after: ms(50)), .fail(LoadFailure(.offline)),
        .succeed(["Two"], after: ms(500)),
      ], options: LoadOptions(retry: .never))
    let host = await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }.commonWording(wording)
    }
    await stage.at(100)
    #expect(host.has("loadkit.message") && host.has("loadkit.retry"))
    try host.tap("loadkit.retry")
    #expect(host.has("loadkit.indicator") && !host.has("loadkit.message"))
    await stage.at(1_000)
    #expect(host.shows("One") && !host.has("loadkit.indicator"))
    stage.loader.start(.poll)
    await stage.at(2_000)
    #expect(host.has("loadkit.banner") && host.has("loadkit.dismiss") && host.has("loadkit.note"))
    stage.loader.start(.poll)
    try host.tap("loadkit.dismiss")
    await stage.at(2_300)
    #expect(!host.has("loadkit.banner") && host.has("loadkit.activity"))
  }

  @Test("B73 a placeholder has an identifier")
  func placeholder() async {
    let stage = Stage([.hang])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    #expect(host.has("loadkit.placeholder"))
  }
}
