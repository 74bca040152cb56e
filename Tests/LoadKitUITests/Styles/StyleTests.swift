import LoadKit
import LoadKitLanguages
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

/// An app's style that draws its own indicator and leaves the rest.
private struct BrandStyle: LoadStateViewStyle {
  func makeIndicator(configuration: Configuration.Indicator) -> some View {
    Text("Brand: \(configuration.indicator.label), \(String(describing: configuration.placement))")
  }

  var bannerEdge: VerticalEdge { .bottom }
}

/// A style that draws everything itself.
private struct PlainStyle: LoadStateViewStyle {
  func makeMessage(configuration: Configuration.Message) -> some View {
    Text("Message: \(configuration.message.title)")
    ForEach(configuration.message.actions, id: \.action) { LoadActionButton($0, perform: configuration.perform) }
  }

  func makeIndicator(configuration: Configuration.Indicator) -> some View { Text("Indicator") }

  func makeBanner(configuration: Configuration.Banner) -> some View { Text("Banner: \(configuration.banner.title)") }

  func makeNote(configuration: Configuration.Note) -> some View {
    Text("Note: \(configuration.note ?? "none"), \(configuration.age ?? "no age")")
  }
}

@MainActor @Suite("Styles") struct StyleTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  @Test("a style set once restyles every screen within, rows included, and what it leaves stays as it is")
  func partial() async throws {
    let stage = Stage([.fail(broken, after: ms(900)), .hang])
    let host = await stage.show {
      VStack {
        LoadStateView(stage.loader) { TextList(texts: $0) }
        List { LoadStateRows(stage.loader) { ForEach($0, id: \.self) { Text($0) } } }
      }
      .loadStateViewStyle(BrandStyle())
    }
    await stage.at(200)
    #expect(host.text == "Brand: Loading texts, screen\nBrand: Loading texts, row")
    await stage.at(900)
    #expect(host.find("Retry loading texts").count == 2)
  }

  @Test("a style can draw all parts, and its buttons work")
  func complete() async throws {
    let stage = Stage([.fail(broken), .succeed(["One"], after: ms(300)), .fail(broken)])
    let host = await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }.loadStateViewStyle(PlainStyle())
    }
    #expect(host.text.hasPrefix("Message: "))
    try host.tap("Retry loading texts")
    #expect(host.text == "Indicator")
    await stage.at(1_000)
    #expect(host.text == "One")
    stage.loader.start(.poll)
    await stage.at(2_000)
    #expect(host.text == "Banner: Couldn’t Refresh Texts\nNote: none, Updated just now\nOne")
  }

  @Test("the inner style wins, and the automatic one is this module's")
  func nested() async {
    let stage = Stage([.hang])
    let host = await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }
        .loadStateViewStyle(.automatic)
        .loadStateViewStyle(BrandStyle())
    }
    await stage.at(200)
    #expect(host.all("ProgressView").count == 1)
    #expect(host.text == "Loading texts")
  }

  @Test("the content's identity is the same whatever the style")
  func noErasure() async {
    let stage = Stage([.succeed(["One"])])
    let host = await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }.loadStateViewStyle(PlainStyle())
    }
    #expect(host.evaluations(of: TextList.self) == 1)
    stage.loader.start(.poll)
    await stage.at(100)
    #expect(host.evaluations(of: TextList.self) == 1)
  }
}

@MainActor @Suite("Messages on both kinds of systems") struct MessageTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  func show(_ state: LoadState<[String]>, isEarlier: Bool, wording: LoadWording = .texts) -> Host {
    Host(
      LoadStateView(state: state, content: { TextList(texts: $0) }, onRetry: {})
        .loadWording(wording)
        .onLoadAction(.contactSupport) {}
        .transformEnvironment(\.loadSettings) { $0.imitatesEarlierSystem = isEarlier })
  }

  @Test("both say the same, in the same order, under the same names")
  func alike() {
    for kind in LoadFailure.Kind.allCases {
      let state = LoadState<[String]>.failed(LoadFailure(kind, diagnostic: "code 7"))
      let (new, old) = (show(state, isEarlier: false), show(state, isEarlier: true))
      #expect(new.text == old.text)
      #expect(new.accessibility.map(\.label) == old.accessibility.map(\.label))
      #expect(new.all("ContentUnavailableView").count == 1)
      #expect(old.all("ContentUnavailableView").isEmpty)
    }
    let (new, old) = (show(.empty(LoadStatus()), isEarlier: false), show(.empty(LoadStatus()), isEarlier: true))
    #expect(new.text == "No Texts\nTexts appear here.")
    #expect(old.text == new.text)
  }

  @Test("the symbol only decorates: it is not heard")
  func symbol() {
    for isEarlier in [false, true] {
      let host = show(.failed(LoadFailure(.offline)), isEarlier: isEarlier)
      #expect(host.all("Image").count == 1)
      #expect(!host.spoken.contains { $0.contains("image") || $0.contains("wifi") })
    }
  }

  @Test("details are shown on request, and put away again", arguments: [false, true])
  func details(isEarlier: Bool) throws {
    let host = show(.failed(LoadFailure(.unknown, diagnostic: "code 7")), isEarlier: isEarlier)
    guard host.has("Details of the problem") else {
      #expect(!host.shows("code 7"))
      return
    }
    #expect(!host.shows("code 7"))
    try host.tap("Details of the problem")
    #expect(host.shows("code 7"))
    try host.tap("Details of the problem")
    #expect(!host.shows("code 7"))
  }

  @Test("a banner shows its details on request too")
  func bannerDetails() throws {
    let failure = LoadFailure(.unknown, diagnostic: "code 7")
    let host = show(.loaded(["One"], LoadStatus(refresh: .failed(failure))), isEarlier: false)
    #expect(!host.shows("code 7"))
    try host.tap("Details of the problem")
    #expect(host.shows("code 7"))
    #expect(host.shows("One"))
    try host.tap("Details of the problem")
    #expect(!host.shows("code 7"))
  }

  @Test("words for failures can be replaced, for a part of the app")
  func failureWording() {
    let messages = FailureWording.standard.overriding(
      .notFound,
      with: FailureMessage(symbol: "doc", title: "No Such Text", message: "It was removed.", suggestion: "Look again."))
    let host = Host(
      LoadStateView(state: LoadState<[String]>.failed(LoadFailure(.notFound))) { TextList(texts: $0) }
        .failureWording(messages))
    #expect(host.text.hasPrefix("No Such Text\nIt was removed.\nLook again."))
  }

  @Test("B9C an app that set no language shows English in every locale, unless a view brings a language along")
  func language() {
    let state = LoadState<[String]>.failed(LoadFailure(.offline))
    let english = Host(LoadStateView(state: state, content: { TextList(texts: $0) }, onRetry: {}))
    let german = Host(
      LoadStateView(state: state, content: { TextList(texts: $0) }, onRetry: {})
        .environment(\.locale, Locale(identifier: "de_CH")))
    #expect(english.text == german.text)
    let own = Host(LoadStateView(state: state, content: { TextList(texts: $0) }, onRetry: {}).commonWording(.german))
    #expect(own.text.hasPrefix("Du bist offline"))
  }

  @Test("an action that the app supplies is offered, and an app's own is known by its identifier")
  func actions() throws {
    var performed: [String] = []
    let state = LoadState<[String]>.empty(LoadStatus())
    let host = Host(
      LoadStateView(
        state: state,
        empty: .firstUse(title: "No Texts", action: .custom(id: "write", title: "Write the First Text"))
      ) { TextList(texts: $0) }
      .onLoadAction(.custom(id: "write", title: "whatever")) { performed.append("write") })
    try host.tap("Write the First Text")
    #expect(performed == ["write"])
    let unauthorized = LoadState<[String]>.failed(LoadFailure(.unauthorized))
    #expect(!Host(LoadStateView(state: unauthorized) { TextList(texts: $0) }).has("Sign in"))
    let signIn = Host(
      LoadStateView(state: unauthorized) { TextList(texts: $0) }.onLoadAction(.signIn) { performed.append("sign in") })
    try signIn.tap("Sign in")
    #expect(performed == ["write", "sign in"])
    let nobody = LoadStateView(state: unauthorized) { TextList(texts: $0) }.onLoadAction(.signIn, perform: nil)
    #expect(!Host(nobody).has("Sign in"))
    #expect(!Host(nobody.onLoadAction(.signIn) {}).has("Sign in"))
  }

  @Test("B32 a loader that can sign in offers it and does it; an app's own way comes first")
  func signIn() async throws {
    let (signIns, continuation) = AsyncStream.makeStream(of: String.self)
    let authentication = LoadAuthentication {
      continuation.yield("loader")
      return false
    }
    let loader = Loader<NoInput, [String]>(environment: LoadEnvironment(authentication: authentication)) { _ in
      throw LoadFailure(.unauthorized)
    }
    await loader.load()
    let screen = LoadStateView(loader) { TextList(texts: $0) }
    let host = Host(screen)
    try host.tap("Sign in")
    for await signIn in signIns {
      #expect(signIn == "loader")
      break
    }
    let own = Host(screen.onLoadAction(.signIn) { continuation.yield("app") })
    try own.tap("Sign in")
    for await signIn in signIns {
      #expect(signIn == "app")
      break
    }
  }

  @Test("rule 28: every control of every state has a name that stands alone, on both kinds of systems")
  func names() {
    let names: Set<String> = ["Retry", "Cancel", "Load", "Refresh", "Dismiss", "Details", ""]
    for isEarlier in [false, true] {
      for example in LoadStateExample.all(["One"]) {
        let host = show(example.state, isEarlier: isEarlier)
        for element in host.accessibility where element.traits.contains(.isButton) {
          #expect(!names.contains(element.label), "\(example.id): \(element.spoken)")
        }
      }
    }
  }
}
