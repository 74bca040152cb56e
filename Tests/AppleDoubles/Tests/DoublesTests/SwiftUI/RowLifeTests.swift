@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite("What lists of real systems do to rows") struct RowLifeTests {
  let record = Record()

  @Test(
    "S03 A view in a condition in a row misses its life, unless a view around has an onAppear",
    arguments: [true, false])
  func missesLife(isOn: Bool) async throws {
    struct Inner: View {
      let record: Record
      let isRepaired: Bool
      var body: some View {
        let content = ZStack {
          if record.events.count < 100 {
            Text("A").onAppear { record("appear") }.task { record("task") }
          }
        }
        if isRepaired { content.onAppear() } else { content }
      }
    }
    func events<Content: View>(@ViewBuilder _ content: () -> Content) async throws -> [String] {
      record.events = []
      let host = Host({ $0.behaviour = isOn ? .missesLifeInRows : [] }, content: content)
      try await host.settle()
      return record.events
    }
    let all = ["appear", "task"]
    #expect(try await events { List { Inner(record: record, isRepaired: false) } } == (isOn ? [] : all))
    #expect(try await events { VStack { Inner(record: record, isRepaired: false) } } == all)
    #expect(try await events { List { Inner(record: record, isRepaired: true) } } == all)
    #expect(try await events { List { Inner(record: record, isRepaired: false) }.onAppear() } == (isOn ? [] : all))
    #expect(try await events { List { Inner(record: record, isRepaired: false).onAppear() } } == all)
    #expect(
      try await events { List { HStack { Text("B").onAppear { record("appear") }.task { record("task") } } } } == all)
  }

  @Test("S10 A spinner stands still when its row comes back, unless its identity is another one") func spinners() throws
  {
    struct Fresh: View {
      final class Identity: ObservableObject { @Published var value = UUID() }
      @StateObject private var identity = Identity()
      var body: some View { ProgressView().id(identity.value).onDisappear { identity.value = UUID() } }
    }
    let host = Host(Text(""))
    host.rowLimit = 2
    host.show(
      List {
        ProgressView("Still")
        HStack { Fresh() }
        Text("A")
        Text("B")
      })
    let lost = { host.all("ProgressView").map { $0.attributes["spinner"] } }
    #expect(lost() == [nil, nil])
    try host.scrollToEnd()
    try host.scrollToTop()
    #expect(lost() == ["lost", nil])
    #expect(host.shows("Still"))
  }

  @Test("S10 A spinner that is replaced in its row moves; one whose row was removed does not") func replacedSpinner() {
    func list(isWorking: Bool, hasFooter: Bool) -> some View {
      List {
        HStack { if isWorking { ProgressView() } }
        if hasFooter { ProgressView() }
      }
    }
    let host = Host(list(isWorking: true, hasFooter: true))
    host.show(list(isWorking: false, hasFooter: false))
    host.show(list(isWorking: true, hasFooter: true))
    #expect(host.all("ProgressView").map { $0.attributes["spinner"] } == [nil, "lost"])
  }

  @Test("S17 Buttons of the automatic style take the whole row, and all of them fire") func wholeRow() throws {
    let host = Host(
      List {
        HStack {
          Text("Words")
          Button("First") { record("first") }
          Button("Second") { record("second") }.buttonStyle(.automatic)
          Button("Own") { record("own") }.buttonStyle(.borderless)
          Text("Gesture").onTapGesture { record("gesture") }
        }
        Section("Head") {
          VStack {
            Text("Others")
            Button("Disabled") { record("disabled") }.disabled(true)
            Button("Plain") { record("plain") }.buttonStyle(.plain)
          }
        }
      })
    for name in ["Words", "First", "Second"] {
      record.events = []
      try host.tap(name)
      #expect(record.events == ["first", "second"])
    }
    for name in ["Own", "Gesture"] {
      record.events = []
      try host.tap(name)
      #expect(record.events == [name.lowercased()])
    }
    #expect(throws: HostError.self) { try host.tap("Others") }
    record.events = []
    try Host(
      VStack {
        Button("First") { record("first") }; Button("Second") { record("second") }
      }
    ).tap("First")
    #expect(record.events == ["first"])
  }

  @Test("S17 A gesture on a part of the row keeps its taps from the buttons of the row") func gestureInRow() throws {
    let host = Host(
      Form {
        VStack {
          Button("Send") { record("send") }
          VStack {
            Text("Reason")
            Button("Retry") { record("retry") }.buttonStyle(.bordered)
          }
          .onTapGesture { record("nothing") }
        }
      })
    try host.tap("Reason")
    try host.tap("Retry")
    #expect(record.events == ["nothing", "retry"])
  }

  @Test(
    "S02 In a mode, rows of lazy stacks are made on another thread, and are drawn again when what they read changes")
  func offMainThread() {
    OnMainActor.$isTrue.withValue(true) { checkThreads() }
  }

  private func checkThreads() {
    let host = Host(List { ForEach(0..<1, content: makeRow) }) { $0.behaviour = .makesRowsOffMainThread }
    #expect(host.text == "here 0")
    let lazy = Host(LazyVStack { ForEach(0..<1, content: makeRow) }) { $0.behaviour = .makesRowsOffMainThread }
    #expect(lazy.text == "elsewhere 0")
    sharedCount.value = 1
    #expect(lazy.text == "elsewhere 1")
  }
}

private let sharedCount = SharedCount()

/// A row that tells whether the main actor made it.
private func makeRow(_ id: Int) -> Text {
  Text("\(OnMainActor.isTrue ? "here" : "elsewhere") \(sharedCount.value)")
}

private enum OnMainActor {
  @TaskLocal static var isTrue = false
}

/// A number that is read on any thread while the main actor waits, and changed on the main actor only.
@Observable private final class SharedCount: @unchecked Sendable { var value = 0 }
