@_spi(Testing) import SwiftUI
import Testing

/// What happened, in order.
@MainActor @Observable final class Record {
  var events: [String] = []
  func callAsFunction(_ event: String) { events.append(event) }
}

@MainActor @Suite("Appearing, disappearing, tasks and changes") struct LifecycleTests {
  let record = Record()

  @Test("A view appears once for each identity, and disappears once") func appearance() {
    let host = Host(Text("A").onAppear { record("appear") }.onDisappear { record("disappear") })
    host.show(Text("A").onAppear { record("appear") }.onDisappear { record("disappear") })
    #expect(record.events == ["appear"])
    host.disappear()
    #expect(record.events == ["appear", "disappear"])
    host.appear()
    #expect(record.events == ["appear", "disappear", "appear"])
  }

  @Test("What goes with its host disappears too") func close() {
    var host: Host? = Host(Text("A").onDisappear { record("disappear") })
    #expect(host?.text == "A")
    host = nil
    #expect(record.events == ["disappear"])
  }

  @Test("A task begins when its view appears, and is cancelled when the view disappears") func task() async throws {
    let host = Host(
      Text("A").task {
        record("begin")
        await Gate().wait()
        record(Task.isCancelled ? "cancelled" : "ended")
      })
    try await host.until("it begins") { _ in record.events == ["begin"] }
    host.disappear()
    try await host.settle()
    #expect(record.events == ["begin", "cancelled"])
    host.appear()
    try await host.until("it begins again") { _ in record.events.count == 3 }
  }

  @Test("A task begins anew when its id changes, after the one before was cancelled; the same id changes nothing")
  func taskID() async throws {
    func view(_ id: Int) -> some View {
      Text("A").task(id: id) {
        record("begin \(id)")
        await Gate().wait()
        if Task.isCancelled { record("cancelled \(id)") }
      }
    }
    let host = Host(view(1))
    try await host.until("it begins") { _ in record.events == ["begin 1"] }
    host.show(view(1))
    host.show(view(2))
    try await host.until("it begins anew") { _ in record.events.count == 3 }
    #expect(record.events.sorted() == ["begin 1", "begin 2", "cancelled 1"])
    #expect(record.events.first == "begin 1")
    host.disappear()
    try await host.settle()
    #expect(record.events.count { $0.hasPrefix("cancelled") } == 2)
  }

  @Test("A task whose view is gone before it could begin never begins") func neverBegins() async throws {
    let host = Host(Text("A").task { record("begin") })
    host.show(Text("B"))
    try await host.settle()
    // The first was begun in the turn in which the view appeared; its cancellation is seen by it.
    #expect(record.events.count <= 1)
  }

  @Test("onChange tells old and new, in both forms, and not the first value") func changes() {
    func view(_ value: Int) -> some View {
      Text("\(value)")
        .onChange(of: value) { record("\($0) to \($1)") }
        .onChange(of: value) { record("changed") }
        .onChange(of: value, initial: true) { record("initial") }
    }
    let host = Host(view(1))
    #expect(record.events == ["initial"])
    host.show(view(1))
    #expect(record.events == ["initial"])
    host.show(view(2))
    #expect(record.events.sorted() == ["1 to 2", "changed", "initial", "initial"])
  }

  @Test("S14 The earlier form of onChange calls the closure of the view before, with the new value")
  func earlierChange() {
    func view(_ value: Int) -> some View {
      Text("A")
        .onChange(of: value, perform: { record("made for \(value), now \($0)") })
        .onChange(of: value) { record("later form, made for \(value), now \($1)") }
    }
    let host = Host(view(1))
    host.show(view(2))
    #expect(record.events == ["made for 1, now 2", "later form, made for 2, now 2"])
    host.show(view(2))
    host.show(view(3))
    #expect(record.events.suffix(2) == ["made for 2, now 3", "later form, made for 3, now 3"])
  }

  @Test("S26 What changes while a view is not on screen is not told") func hiddenChange() {
    func view(_ value: Int) -> some View { Text("A").onChange(of: value) { record("\($0) to \($1)") } }
    let host = Host(view(1))
    host.disappear()
    host.show(view(2))
    host.appear()
    #expect(record.events == [])
    host.show(view(3))
    #expect(record.events == ["2 to 3"])
  }

  @Test("S12 The innermost view appears first, and all appear before a task begins, the innermost first")
  func order() async throws {
    func noted<Content: View>(_ content: Content, _ name: String) -> some View {
      content
        .onAppear { record("\(name) appears") }
        .task { record("\(name) begins") }
    }
    let inner = noted(noted(Text("A"), "inside"), "around")
      .onChange(of: 1, initial: true) { record("initial") }
    let host = Host(noted(VStack { inner }, "outermost"))
    try await host.settle()
    #expect(
      record.events == [
        "inside appears", "around appears", "initial", "outermost appears", "inside begins", "around begins",
        "outermost begins",
      ])
  }

  @Test("State that an action sets is on screen when the action is over") func stateInActions() {
    struct Screen: View {
      @State private var word = "before"
      var body: some View { Text(word).onAppear { word = "after" } }
    }
    #expect(Host(Screen()).text == "after")
  }

  @Test("Leaving the app and coming back passes through inactivity") func phases() {
    struct Screen: View {
      let record: Record
      @Environment(\.scenePhase) private var phase
      var body: some View { Text("A").onChange(of: phase) { record("\($1)") } }
    }
    let host = Host(Screen(record: record))
    host.background()
    host.foreground()
    #expect(record.events == ["inactive", "background", "inactive", "active"])
    host.deactivate()
    host.activate()
    #expect(record.events.suffix(2) == ["inactive", "active"])
  }

  @Test("S13 With a new identity the new view appears before the old one disappears; an identity transition turns that")
  func newIdentity() async throws {
    func view(_ id: Int) -> some View {
      Text("A").onAppear { record("\(id) appears") }.onDisappear { record("\(id) disappears") }
    }
    let host = Host(view(1).id(1))
    record.events = []
    host.show(view(2).id(2))
    #expect(record.events == ["2 appears", "1 disappears"])

    for isInside in [false, true] {
      func moved(_ id: Int) -> some View {
        VStack {
          if isInside { view(id).transition(.identity).id(id) } else { view(id).id(id).transition(.identity) }
        }
      }
      let identity = Host(moved(1))
      record.events = []
      identity.show(moved(2))
      #expect(record.events == ["1 disappears", "2 appears"])
    }

    let opacity = Host(VStack { view(1).transition(.opacity).id(1) })
    record.events = []
    opacity.show(VStack { view(2).transition(.opacity).id(2) })
    #expect(record.events == ["2 appears", "1 disappears"])
  }

  @Test("S13 The task of a new identity begins before the old one is cancelled") func tasksOfIdentities() async throws {
    func view(_ id: Int) -> some View {
      Text("A").task {
        record("begin \(id)")
        await Gate().wait()
        record("cancelled \(id)")
      }.id(id)
    }
    let host = Host(view(1))
    try await host.until("it begins") { _ in record.events == ["begin 1"] }
    host.show(view(2))
    try await host.until("it begins again") { _ in record.events.count == 3 }
    #expect(record.events.sorted() == ["begin 1", "begin 2", "cancelled 1"])
  }
}
