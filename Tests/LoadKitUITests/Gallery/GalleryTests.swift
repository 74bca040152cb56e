import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("The gallery") struct GalleryTests {
  @Test("it shows every state side by side, each under its name, and announces nothing")
  func sideBySide() {
    let host = Host(
      LoadStateGallery(["One"], placeholder: ["Sample"], wording: .texts) { TextList(texts: $0) })
    for example in LoadStateExample.all(["One"]) { #expect(host.shows(example.id)) }
    #expect(host.announcements.isEmpty)
    #expect(host.has("Retry loading texts"))
  }

  @Test("there is an example of every kind of state, phase and failure, and no name twice")
  func complete() {
    let examples = LoadStateExample.all(["One"])
    #expect(Set(examples.map(\.id)).count == examples.count)
    let states = examples.map(\.state)
    for phase in LoadPhase.allCases { #expect(states.contains { $0.activity?.phase == phase }) }
    for kind in LoadFailure.Kind.allCases {
      #expect(states.contains { if case .failed(let failure) = $0 { failure.kind == kind } else { false } })
    }
    for origin in [LoadOrigin.current, .previousInput, .placeholder, .cached] {
      #expect(states.contains { $0.status?.origin == origin })
    }
    #expect(states.contains { $0.isIdle } && states.contains { $0.isEmpty } && states.contains { $0.isUserRefreshing })
  }

  @Test("live, the outcome is picked, and the states follow one another as in an app")
  func live() async throws {
    let clock = ManualClock()
    let host = Host(
      LiveGallery(value: ["One"], placeholder: nil, wording: .texts, clock: clock) { TextList(texts: $0) })
    func at(_ milliseconds: Int) async { await host.hearing { await clock.advance(to: .milliseconds(milliseconds)) } }
    await at(799)
    #expect(host.shows("Loading texts"))
    await at(900)
    #expect(host.shows("One"))
    try host.choose("Server error", in: "Next outcome")
    try host.tap("Reload")
    await at(2_000)
    #expect(host.shows("Couldn’t Refresh Texts"))
    try host.choose("Nothing", in: "Next outcome")
    try host.tap("Start Over")
    await at(2_500)
    #expect(host.shows("Loading texts"))
    await at(4_000)
    #expect(host.shows("No Texts"))
    try host.choose("Offline", in: "Next outcome")
    try host.tap("Start Over")
    await at(5_000)
    #expect(host.shows("You’re Offline"))
    try host.choose("No answer", in: "Next outcome")
    try host.tap("Retry loading texts")
    await at(12_000)
    try host.tap("Cancel loading texts")
    #expect(host.shows("You’re Offline"))
    for outcome in LiveOutcome.allCases { #expect(outcome.duration >= .zero) }
  }

  @Test("the gallery changes from one to the other")
  func picker() throws {
    let host = Host(LoadStateGallery(["One"]) { TextList(texts: $0) })
    try host.choose("Live", in: "Gallery")
    #expect(host.has("Reload"))
    #expect(!host.shows("Failed: notFound"))
  }

  @Test("the preview of this module draws")
  func preview() {
    let host = Host(LoadStateGallery_Previews.previews)
    #expect(host.shows("Content"))
  }
}
