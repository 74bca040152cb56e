import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("The footer of a paged list") struct LoadPageFooterTests {
  typealias Page = LoadPage<String, Int>

  let clock = ManualClock()

  func at(_ milliseconds: Int, _ host: Host) async {
    await host.hearing { await clock.advance(to: .milliseconds(milliseconds)) }
  }

  final class Source {
    var cursors: [Int?] = []
    var steps: [Result<Page, LoadFailure>]
    init(_ steps: [Result<Page, LoadFailure>]) { self.steps = steps }
  }

  func loader(_ source: Source, wording: LoadWording = .pages) -> PagedLoader<NoInput, String, Int> {
    PagedLoader(
      wording, options: LoadOptions(retry: .never), environment: LoadEnvironment(clock: clock), id: { $0 }
    ) { (cursor: Int?, _) in
      source.cursors.append(cursor)
      let step = source.steps.isEmpty ? .success(Page([], next: nil)) : source.steps.removeFirst()
      if cursor != nil { try await clock.deliver(after: ms(400)) }
      return try step.get()
    }
  }

  func screen(_ pages: PagedLoader<NoInput, String, Int>, isEarlier: Bool = false) -> some View {
    LoadStateView(pages.list) { items in
      List {
        ForEach(items, id: \.self) { Text(verbatim: $0) }
        LoadPageFooter(pages)
      }
    }
    .transformEnvironment(\.loadSettings) { $0.imitatesEarlierSystem = isEarlier }
    .loadEnvironment(LoadEnvironment(clock: clock))
  }

  @Test("B72 it asks for the next page when it shows, says that it comes and what has come", arguments: [false, true])
  func next(isEarlier: Bool) async {
    let source = Source([.success(Page(["One"], next: 2)), .success(Page(["Two", "Three"], next: nil))])
    let host = Host(screen(loader(source), isEarlier: isEarlier))
    await at(10, host)
    #expect(host.text == "One")
    #expect(source.cursors == [nil, 2])
    await at(250, host)
    #expect(host.all("ProgressView").count == 1)
    #expect(host.has("Loading more texts"))
    await at(2_000, host)
    #expect(host.text == "One\nTwo\nThree")
    #expect(host.all("List").first?.children.count == 3)
    #expect(host.announcements == ["Loading more texts", "2 more texts"])
    #expect(source.cursors == [nil, 2])
  }

  @Test("B60 B61 a page that fails leaves the list, is not asked for by scrolling, and once by its retry")
  func failure() async throws {
    let source = Source([
      .success(Page(["One"], next: 2)), .failure(broken), .success(Page(["Two"], next: nil)),
    ])
    let host = Host(screen(loader(source)))
    await at(1_000, host)
    #expect(host.shows("One"))
    #expect(host.shows("Couldn’t Load More Texts"))
    for _ in 0..<10 {
      host.disappear()
      host.appear()
    }
    await at(2_000, host)
    #expect(source.cursors == [nil, 2])
    for _ in 0..<5 { try? host.tap("Retry loading more texts") }
    await at(4_000, host)
    #expect(source.cursors == [nil, 2, 2])
    #expect(host.text == "One\nTwo")
  }

  @Test("B62 at the end there is no footer, or the note of the wording")
  func end() async {
    let source = Source([.success(Page(["One"], next: nil))])
    let host = Host(screen(loader(source)))
    await at(10, host)
    #expect(host.all("List").first?.children.count == 1)
    var wording = LoadWording.pages
    wording.nextPage.end = "No more texts"
    let other = Source([.success(Page(["One"], next: nil))])
    let noted = Host(screen(loader(other, wording: wording)))
    await at(20, noted)
    #expect(noted.text == "One\nNo more texts")
  }

  @Test("what the user stopped is a button")
  func stopped() async throws {
    let source = Source([
      .success(Page(["One"], next: 2)), .success(Page(["Two"], next: 3)), .success(Page(["Two"], next: nil)),
    ])
    let pages = loader(source)
    let host = Host(screen(pages))
    await at(250, host)
    pages.cancelMore()
    #expect(host.has("Load more texts"))
    await at(2_000, host)
    #expect(source.cursors == [nil, 2])
    try host.tap("Load more texts")
    await at(3_000, host)
    #expect(host.shows("Two"))
  }

  @Test("time in the background counts for nothing")
  func background() async throws {
    let script = ScriptedOperation<Int, Page>(clock) { $0.input == 0 ? .succeed(Page(["One"], next: 2)) : .hang }
    let pages = PagedLoader<NoInput, String, Int>(
      .pages, options: LoadOptions(retry: .never), environment: LoadEnvironment(clock: clock), id: { $0 }
    ) { (cursor: Int?, context) in try await script.operation(cursor ?? 0, context) }
    let host = Host(screen(pages))
    await at(1_000, host)
    #expect(host.has("Loading more texts"))
    host.background()
    await at(90_000, host)
    host.foreground()
    await at(92_000, host)
    #expect(!host.shows("This is taking longer than usual"))
    await at(94_000, host)
    #expect(host.shows("This is taking longer than usual"))
    try host.tap("Cancel loading more texts")
    #expect(host.has("Load more texts"))
  }

  @Test("another loader in the same place is followed instead")
  func another() async {
    let (first, second) = (Source([.success(Page(["One"], next: 2))]), Source([.success(Page(["A"], next: 7))]))
    let host = Host(screen(loader(first)))
    await at(10, host)
    host.show(screen(loader(second)))
    await at(2_000, host)
    #expect(second.cursors == [nil, 7])
    #expect(host.shows("A"))
  }

  @Test("as a sample it asks for nothing")
  func sample() async {
    let source = Source([.success(Page(["One"], next: 2))])
    let pages = loader(source)
    await pages.list.load()
    let host = Host(List { LoadPageFooter(pages) }.redacted(reason: .placeholder))
    await at(1_000, host)
    #expect(source.cursors == [nil])
  }
}

extension LoadWording {
  fileprivate static let pages = {
    var wording = LoadWording.texts
    wording.more = { $0 == 1 ? "1 more text" : "\($0) more texts" }
    wording.nextPage = NextPage(
      loading: "Loading more texts", load: "Load more texts", retry: "Retry loading more texts",
      cancel: "Cancel loading more texts", failed: "Couldn’t Load More Texts")
    return wording
  }()
}
