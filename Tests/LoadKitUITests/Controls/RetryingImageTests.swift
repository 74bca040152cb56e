import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("An image that is loaded") struct RetryingImageTests {
  let clock = ManualClock()
  let wording = LoadWording(loading: "Loading portrait", retry: "Retry loading the portrait")

  func at(_ milliseconds: Int, _ host: Host) async {
    await host.hearing { await clock.advance(to: .milliseconds(milliseconds)) }
  }

  func show(_ script: ScriptedOperation<Int, Image>, id: Int = 1, label: String? = "Portrait") -> some View {
    RetryingImage(
      id, label: label, wording: wording, image: { try await script.operation($0, LoadContext()) }
    ) { $0 }
    .loadEnvironment(LoadEnvironment(clock: clock))
  }

  @Test("a placeholder at first, a spinner after the grace period, then the image with its label")
  func success() async {
    let script = ScriptedOperation<Int, Image>(clock, [.succeed(Image(systemName: "star"), after: ms(600))])
    let host = Host(show(script))
    await at(199, host)
    #expect(host.all("ProgressView").isEmpty)
    #expect(host.spoken.isEmpty)
    await at(200, host)
    #expect(host.spoken == ["Portrait, Loading portrait"])
    await at(600, host)
    #expect(host.all("Image").map { $0.attributes["symbol"] } == ["star"])
    #expect(host.accessibility.map(\.label) == ["Portrait"])
    #expect(host.announcements.isEmpty)
  }

  @Test("a failure is a retry in its place, which asks again for the same, once")
  func retry() async throws {
    let script = ScriptedOperation<Int, Image>(
      clock, [.fail(LoadFailure(.notFound)), .succeed(Image(systemName: "star"), after: ms(10))])
    let host = Host(show(script))
    await at(10, host)
    try host.tap("Retry loading the portrait")
    for _ in 0..<5 { try? host.tap("Retry loading the portrait") }
    await at(1_000, host)
    #expect(host.all("Image").map { $0.attributes["symbol"] } == ["star"])
    #expect(script.calls.map(\.input) == [1, 1])
  }

  @Test("it is loaded once, however often it is drawn, and anew for another")
  func identity() async {
    let script = ScriptedOperation<Int, Image>(clock) { .succeed(Image(systemName: "\($0.input).circle")) }
    let host = Host(show(script))
    await at(10, host)
    host.show(show(script))
    host.disappear()
    host.appear()
    await at(100, host)
    #expect(script.calls.count == 1)
    host.show(show(script, id: 2))
    await at(200, host)
    #expect(host.all("Image").map { $0.attributes["symbol"] } == ["2.circle"])
    #expect(script.calls.map(\.input) == [1, 2])
  }

  @Test("time in the background counts for nothing")
  func background() async {
    let script = ScriptedOperation<Int, Image>(clock, [.hang])
    let host = Host(show(script))
    await at(1_000, host)
    host.background()
    await at(90_000, host)
    host.foreground()
    await at(91_000, host)
    #expect(script.calls.count == 1)
    #expect(script.running == 1)
    // The rest of the 15 s that an attempt may take.
    await at(105_000, host)
    #expect(script.cancellations == 1)
  }

  @Test("a decoration is not heard once it is there")
  func decoration() async {
    let script = ScriptedOperation<Int, Image>(clock, [.succeed(Image(systemName: "star"))])
    let host = Host(show(script, label: nil))
    await at(10, host)
    #expect(host.all("Image").count == 1)
    #expect(host.spoken.isEmpty)
  }

  @Test("data is decoded outside of the main actor")
  func data() async throws {
    let host = Host(
      RetryingImage(1, label: "Portrait", data: { _ in Data([1, 2, 3]) }) { $0 }
        .transformEnvironment(\.loadSettings) {
          $0.decodeImage = { data, _ in
            dispatchPrecondition(condition: .notOnQueue(.main))
            return Image(systemName: "\(data.count).circle")
          }
        })
    try await host.until("the image shows", timeout: .seconds(120)) { !$0.all("Image").isEmpty }
    #expect(host.all("Image").map { $0.attributes["symbol"] } == ["3.circle"])
  }

  @Test("too much data is not decoded")
  func tooMuch() async throws {
    let host = Host(
      RetryingImage(
        1, wording: wording, limits: ImageLimits(bytes: 2), data: { _ in Data([1, 2, 3]) }
      ) { $0 }
      .transformEnvironment(\.loadSettings) {
        $0.decodeImage = { _, _ in
          Issue.record("It was decoded")
          return Image(systemName: "star")
        }
      })
    try await host.until("the failure shows", timeout: .seconds(120)) {
      $0.accessibility.count == 1 && $0.all("ProgressView").isEmpty
    }
  }

  @Test("data that is no image is a failure, and limits below 1 count as 1")
  func noImage() async {
    let limits = ImageLimits(bytes: 0, pixels: -1, sourcePixels: 0)
    #expect(limits == ImageLimits(bytes: 1, pixels: 1, sourcePixels: 1))
    await #expect(throws: LoadFailure.self) { try await limits.decode(Data([1]), with: ImageLimits.decode) }
    await #expect(throws: LoadFailure.self) { try await limits.decode(Data([1, 2]), with: ImageLimits.decode) }
  }
}
