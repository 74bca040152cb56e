import LoadKit
import LoadKitTesting
import Observation
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

/// A view model as a team has it, without a loader.
@MainActor @Observable private final class Model {
  var loadState = LoadState<[String]>.idle
  private(set) var loads = 0
  private(set) var refreshes = 0

  func load() { loads += 1 }
  func refresh() async { refreshes += 1 }
}

private struct Screen: View {
  let model: Model

  var body: some View {
    LoadStateView(state: model.loadState, content: { TextList(texts: $0) }, onRetry: { model.load() })
      .loadWording(.texts)
  }
}

@MainActor @Suite("A screen over a state of the app's own") struct OwnStateTests {
  @Test("it follows the model, and loads and retries by its closure")
  func follows() throws {
    let model = Model()
    let host = Host(Screen(model: model))
    try host.tap("Load texts")
    #expect(model.loads == 1)
    model.loadState = .loading(LoadActivity(indicator: .visible, phase: .slow, offersCancel: true))
    #expect(host.text == "Loading texts\nThis is taking longer than usual")
    model.loadState = .loaded(["One"], LoadStatus())
    #expect(host.text == "One")
    model.loadState = .failed(broken)
    try host.tap("Retry loading texts")
    #expect(model.loads == 2)
  }

  @Test("what the app does not supply is not offered")
  func nothingSupplied() {
    let host = Host(LoadStateView(state: LoadState<[String]>.failed(broken)) { TextList(texts: $0) })
    #expect(!host.has("Retry loading"))
    #expect(throws: HostError.self) { try host.beginPull() }
  }

  @Test("a closure for refreshing is the pull and the toolbar's button; one for cancelling is Cancel")
  func supplied() async throws {
    let model = Model()
    var cancels = 0
    let state = LoadState.loaded(
      ["One"],
      LoadStatus(refresh: .running(LoadActivity(indicator: .visible, phase: .slow, offersCancel: true), after: nil)))
    let host = Host(
      LoadStateView(
        state: state, content: { TextList(texts: $0) }, onRefresh: { await model.refresh() },
        onCancel: { cancels += 1 }
      )
      .loadWording(.texts)
      .transformEnvironment(\.loadSettings) { $0.hasRefreshButton = true })
    try await host.pull()
    #expect(model.refreshes == 1)
    try host.tap("Refresh texts")
    try await host.settle()
    #expect(model.refreshes == 2)
    try host.tap("Cancel loading texts")
    #expect(cancels == 1)
  }

  @Test("B44 a refresh goes on when SwiftUI cancels the pull, as it does when it draws the screen anew")
  func cancelledPull() async throws {
    var isCancelled: Bool?
    let host = Host(
      LoadStateView(
        state: .loaded(["One"], LoadStatus()), content: { TextList(texts: $0) },
        onRefresh: { isCancelled = Task.isCancelled }))
    let pull = try host.beginPull()
    pull.cancel()
    await pull.value
    #expect(isCancelled == false)
  }

  @Test("the banner is put away by the app, or else by the view until the next refresh")
  func dismiss() throws {
    var dismissals = 0
    let failed = LoadState.loaded(["One"], LoadStatus(refresh: .failed(broken)))
    let host = Host(
      LoadStateView(state: failed, content: { TextList(texts: $0) }, onDismiss: { dismissals += 1 }))
    try host.tap("Dismiss the message")
    #expect(dismissals == 1)
    #expect(host.shows("Couldn’t Refresh"))

    func screen(_ state: LoadState<[String]>) -> some View {
      LoadStateView(state: state) { TextList(texts: $0) }
    }
    let other = Host(screen(failed))
    try other.tap("Dismiss the message")
    #expect(other.text == "One")
    other.show(screen(.loaded(["One"], LoadStatus(refresh: .running(LoadActivity(), after: nil)))))
    other.show(screen(failed))
    #expect(other.shows("Couldn’t Refresh"))
    let empty = Host(screen(.empty(LoadStatus(refresh: .failed(broken)))))
    try empty.tap("Dismiss the message")
    #expect(!empty.shows("Couldn’t Refresh"))
  }

  @Test("idle is the beginning of a load if the app says so")
  func aboutToLoad() {
    let host = Host(
      LoadStateView(state: LoadState<[String]>.idle, placeholder: ["Sample"], isAboutToLoad: true) {
        TextList(texts: $0)
      })
    #expect(host.text == "██████")
  }
}
