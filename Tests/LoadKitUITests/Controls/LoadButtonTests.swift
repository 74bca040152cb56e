import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

extension LoadWording {
  fileprivate static let posting = LoadWording(
    loading: "Posting text", loaded: "Text posted", retry: "Retry posting the text")
}

@MainActor @Suite("A button for work") struct LoadButtonTests {
  typealias Stage = LoadKitUITests.Stage<String>

  @Test("it runs the loader for its input, is busy and disabled meanwhile, and says what happened")
  func loader() async throws {
    let stage = Stage([.succeed(["Receipt"], after: ms(900))], wording: .posting)
    let host = await stage.show { LoadButton("Post", loader: stage.loader, input: "draft") }
    #expect(stage.calls == 0)
    try host.tap("Post")
    #expect(host.all("ProgressView").count == 1)
    #expect(host.accessibility.count == 1)
    #expect(host.accessibility.first?.isEnabled == false)
    #expect(host.announcements == ["Posting text"])
    await stage.at(900)
    #expect(host.all("ProgressView").isEmpty)
    #expect(host.find("Post").first?.isEnabled == true)
    #expect(host.announcements == ["Posting text", "Text posted"])
    #expect(stage.script.calls.map(\.input) == ["draft"])
  }

  @Test("ten quick taps are one call")
  func tenTaps() async throws {
    let stage = Stage([.succeed(["Receipt"], after: ms(100))], wording: .posting)
    let host = await stage.show { LoadButton("Post", loader: stage.loader, input: "draft") }
    for _ in 0..<10 { try? host.tap("Post") }
    await stage.at(1_000)
    #expect(stage.calls == 1)
  }

  @Test("it keeps its width while it is busy: the title stays, unseen")
  func width() async throws {
    let stage = Stage([.hang], wording: .posting)
    let host = await stage.show { LoadButton("Post", loader: stage.loader, input: "draft") }
    try host.tap("Post")
    let title = host.screen.all.first { $0.attributes["opacity"] == "0.0" }
    #expect(title?.text == "Post")
    #expect(!host.shows("Post"))
    #expect(host.accessibility.first?.label.contains("Posting text") == true)
  }

  @Test("a failure is an alert with a retry of the same input, and can be dismissed")
  func alert() async throws {
    let stage = Stage(
      [.fail(broken, after: ms(10)), .fail(broken, after: ms(10)), .succeed(["Receipt"])], wording: .posting)
    let host = await stage.show { LoadButton("Post", loader: stage.loader, input: "draft") }
    try host.tap("Post")
    await stage.at(400)
    #expect(host.all("Alert").count == 1)
    try host.tap("Retry")
    await stage.at(800)
    #expect(host.all("Alert").count == 1)
    try host.tap("Dismiss")
    #expect(host.all("Alert").isEmpty)
    #expect(stage.calls == 2)
    try host.tap("Post")
    await stage.at(2_000)
    #expect(host.all("Alert").isEmpty)
    #expect(stage.script.calls.map(\.input) == ["draft", "draft", "draft"])
  }

  @Test("a failure can stand below the button instead, with its retry")
  func inline() async throws {
    let stage = Stage([.fail(broken, after: ms(10)), .succeed(["Receipt"])], wording: .posting)
    let host = await stage.show { LoadButton("Post", loader: stage.loader, input: "draft", failure: .inline) }
    try host.tap("Post")
    await stage.at(400)
    #expect(host.all("Alert").isEmpty)
    try host.tap("Retry posting the text")
    await stage.at(1_000)
    #expect(host.text == "Post")
    #expect(stage.calls == 2)
  }

  @Test("a second submission that fails is a failure of its own, not a failed refresh")
  func secondSubmission() async throws {
    let stage = Stage([.succeed(["Receipt"]), .fail(broken, after: ms(10))], wording: .posting)
    let host = await stage.show { LoadButton("Post", loader: stage.loader, input: "draft") }
    try host.tap("Post")
    await stage.at(400)
    try host.tap("Post")
    await stage.at(800)
    #expect(host.all("Alert").count == 1)
    #expect(host.announcements.last?.contains("Refresh") == false)
  }

  @Test("where the app shows failures itself the button does not")
  func hidden() async throws {
    let stage = Stage([.fail(broken, after: ms(10))], wording: .posting)
    let host = await stage.show { LoadButton("Post", loader: stage.loader, input: "draft", failure: .hidden) }
    try host.tap("Post")
    await stage.at(400)
    #expect(host.text == "Post")
    #expect(host.all("Alert").isEmpty)
  }

  @Test("any work can be behind a button: the newest closure runs, once, and is not repeated by itself")
  func action() async throws {
    let clock = ManualClock()
    var sent: [Int] = []
    func screen(_ number: Int) -> some View {
      LoadButton(wording: .posting, role: .destructive) {
        sent.append(number)
        try await clock.deliver(after: ms(20_000))
        if number == 2 { throw LoadFailure(.timedOut) }
      } label: {
        Label("Post", systemImage: "paperplane")
      }
      .loadEnvironment(LoadEnvironment(clock: clock))
    }
    let host = Host(screen(1))
    host.show(screen(2))
    try host.tap("Post")
    await host.hearing { await clock.advance(by: ms(19_999)) }
    #expect(host.accessibility.first?.isEnabled == false)
    await host.hearing { await clock.advance(by: ms(1)) }
    #expect(sent == [2])
    #expect(host.all("Alert").count == 1)
    try host.tap("Dismiss")
    host.show(screen(3))
    try host.tap("Post")
    await host.hearing { await clock.advance(by: ms(30_000)) }
    #expect(sent == [2, 3])
    #expect(host.announcements.last == "Text posted")
    #expect(host.all("Button").first?.attributes["role"] == "destructive")
  }

  @Test("time in the background counts for nothing, and coming back submits nothing again")
  func background() async throws {
    let stage = Stage([.fail(broken, after: ms(10)), .hang], wording: .posting)
    let host = await stage.show { LoadButton("Post", loader: stage.loader, input: "draft", failure: .hidden) }
    try host.tap("Post")
    await stage.at(1_000)
    host.background()
    host.foreground()
    await stage.at(2_000)
    #expect(stage.calls == 1)
    try host.tap("Post")
    host.background()
    await stage.at(200_000)
    #expect(stage.loader.activity?.phase == .working)
    host.foreground()
    await stage.at(204_000)
    #expect(stage.loader.activity?.phase == .slow)
  }

  @Test("work goes on to its end when the button leaves the screen, and its loader goes then")
  func leaves() async throws {
    let clock = ManualClock()
    var ends: [Bool] = []
    weak var submission: Loader<String, Int>?
    func screen(_ loader: Loader<String, Int>?) -> some View {
      VStack {
        if let loader {
          LoadButton("Pay", wording: .posting) {
            try await clock.deliver(after: ms(8_000))
            ends.append(Task.isCancelled)
          }
          LoadButton("Post", loader: loader, input: "draft")
        }
      }
      .loadEnvironment(LoadEnvironment(clock: clock))
    }
    func show() throws -> Host {
      let loader = Loader<String, Int>(environment: LoadEnvironment(clock: clock)) { _, _ in
        try await clock.deliver(after: ms(8_000))
        ends.append(Task.isCancelled)
        return 1
      }
      submission = loader
      let host = Host(screen(loader))
      try host.tap("Pay")
      try host.tap("Post")
      return host
    }
    let host = try show()
    await host.hearing { await clock.advance(by: ms(100)) }
    host.show(screen(nil))
    await host.hearing { await clock.advance(by: ms(5_000)) }
    #expect(submission != nil)
    await host.hearing { await clock.advance(by: ms(10_000)) }
    #expect(ends == [false, false])
    #expect(submission == nil)
  }

  @Test("work that ends at once is done once")
  func atOnce() async throws {
    let clock = ManualClock()
    var count = 0
    let host = Host(
      LoadButton("Delete", wording: .posting) { count += 1 }.loadEnvironment(LoadEnvironment(clock: clock)))
    try host.tap("Delete")
    await host.hearing { await clock.advance(by: ms(1_000)) }
    #expect(count == 1)
  }

  @Test("with a title it is a button with that name")
  func title() async throws {
    var count = 0
    let host = Host(LoadButton("Delete", wording: .posting) { count += 1 })
    try host.tap("Delete")
    try await host.until("it was called", timeout: .seconds(120)) { _ in count == 1 }
  }

  @Test("without a wording the busy button has the title's name, and its failure the general words")
  func noWording() async throws {
    let clock = ManualClock()
    let host = Host(
      VStack {
        LoadButton("Delete") {
          try await clock.deliver(after: ms(900))
          throw broken
        }
        LoadButton(failure: .hidden) {
        } label: {
          Text("Mark")
        }
      }
      .loadEnvironment(LoadEnvironment(clock: clock)))
    try host.tap("Delete")
    await host.hearing { await clock.advance(by: ms(300)) }
    #expect(host.find("Delete").first?.isEnabled == false)
    await host.hearing { await clock.advance(by: ms(1_000)) }
    #expect(host.all("Alert").count == 1)
    #expect(host.announcements.first == "Delete")
  }

  @Test("on earlier systems it is the same")
  func earlier() async throws {
    let stage = Stage([.succeed(["Receipt"], after: ms(900))], wording: .posting)
    let host = await stage.show {
      LoadButton("Post", loader: stage.loader, input: "draft")
        .transformEnvironment(\.loadSettings) { $0.imitatesEarlierSystem = true }
        .loadEnvironment(LoadEnvironment(clock: stage.clock))
    }
    try host.tap("Post")
    #expect(host.accessibility.first?.isEnabled == false)
    await stage.at(900)
    #expect(host.announcements == ["Posting text"])
    await stage.at(1_400)
    #expect(host.announcements == ["Posting text", "Text posted"])
  }
}
