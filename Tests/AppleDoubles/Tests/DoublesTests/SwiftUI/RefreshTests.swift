@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite("Pull to refresh") struct RefreshTests {
  let record = Record()

  @Test("It reaches the list or scroll view inside, and the pull ends with it") func reaches() async throws {
    for host in [
      Host(List { Text("A") }.refreshable { @MainActor in record("refresh") }),
      Host(VStack { ScrollView { Text("A") } }.refreshable { @MainActor in record("refresh") }),
    ] {
      record.events = []
      try await host.pull()
      #expect(record.events == ["refresh"])
    }
  }

  @Test("What does not scroll cannot be pulled, nor what nobody refreshes") func cannot() async throws {
    await #expect(throws: HostError.self) { try await Host(Text("A").refreshable {}).pull() }
    await #expect(throws: HostError.self) { try await Host(List { Text("A") }).pull() }
  }

  @Test("A view finds the action in its environment, the innermost") func environment() async throws {
    struct Button: View {
      @Environment(\.refresh) private var refresh
      var body: some View {
        SwiftUI.Button("Refresh") { Task { await refresh?() } }.disabled(refresh == nil)
      }
    }
    let host = Host {
      VStack { Button() }
        .refreshable { @MainActor in record("inner") }
        .refreshable { @MainActor in record("outer") }
    }
    try host.tap("Refresh")
    try await host.settle()
    #expect(record.events == ["inner"])
    #expect(Host(Button()).find("Refresh").first?.isEnabled == false)
  }

  /// A list that goes, or whose `refreshable` is declared again, while the user refreshes.
  private struct Pulled: View {
    let record: Record
    @State private var count = 0
    @State private var isEmpty = false

    var body: some View {
      VStack {
        Button("Redraw") { count += 1 }
        Button("Empty") { isEmpty = true }
        if isEmpty { Text("Nothing") } else { list }
      }
    }

    private var list: some View {
      List { Text("A") }.refreshable { @MainActor [count] in
        record("begin \(count)")
        await Gate().wait()
        record(Task.isCancelled ? "cancelled" : "ended")
      }
    }
  }

  @Test(
    "S24 A pull is cancelled when its list goes, and when refreshable is declared again",
    arguments: ["Empty", "Redraw"])
  func replaced(_ change: String) async throws {
    let host = Host(Pulled(record: record))
    try host.beginPull()
    try await host.until("it begins") { _ in record.events == ["begin 0"] }
    try host.tap(change)
    try await host.settle()
    #expect(record.events == ["begin 0", "cancelled"])
  }

  @Test("S24 A pull goes on while the same refreshable is drawn again, and ends by itself") func kept() async throws {
    let gate = Gate()
    let record = record
    let refresh: @Sendable () async -> Void = { @MainActor in
      await gate.wait()
      record(Task.isCancelled ? "cancelled" : "ended")
    }
    let host = Host(List { Text("A") }.refreshable(action: refresh))
    let pull = try host.beginPull()
    host.show(List { Text("B") }.refreshable(action: refresh))
    #expect(host.text == "B")
    gate.open()
    await pull.value
    #expect(record.events == ["ended"])
  }

  /// A screen that can be pulled, with other screens over it.
  private struct Screens: View {
    let record: Record
    @State private var isSheet = false
    @State private var isCover = false
    @State private var isPushed = false

    var body: some View {
      NavigationStack {
        List {
          Button("Sheet") { isSheet = true }
          Button("Cover") { isCover = true }
          Button("Push") { isPushed = true }
          NavigationLink("Link") { ScrollView { Text("By link") } }
          NavigationLink("Value", value: 1)
        }
        .sheet(isPresented: $isSheet) { ScrollView { Text("In sheet") } }
        .fullScreenCover(isPresented: $isCover) { ScrollView { Text("In cover") } }
        .navigationDestination(isPresented: $isPushed) { ScrollView { Text("By binding") } }
        .navigationDestination(for: Int.self) { number in ScrollView { Text("Number \(number)") } }
        .refreshable { @MainActor in record("refresh") }
      }
    }
  }

  @Test(
    "S06 Sheets, covers and pushed screens inherit the refresh action of the screen below",
    arguments: ["Sheet", "Cover", "Push", "Link", "Value"])
  func inherited(_ way: String) async throws {
    let host = Host(Screens(record: record))
    try host.tap(way)
    #expect(host.all("List").isEmpty || host.all("ScrollView").count == 1)
    try await host.pull()
    #expect(record.events == ["refresh"])
  }

  @Test("S06 A destination declared outside of refreshable has nothing to pull, and follows its environment")
  func outside() async throws {
    struct Size: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { ScrollView { Text("\(size)") } }
    }
    struct Screen: View {
      @State private var isLarge = false
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Open", value: 1)
            Button("Large") { isLarge = true }
          }
          .refreshable {}
          .navigationDestination(for: Int.self) { _ in
            VStack {
              Size()
              Button("Larger") { isLarge = true }
            }
          }
          .environment(\.dynamicTypeSize, isLarge ? .xxLarge : .large)
        }
      }
    }
    let host = Host(Screen())
    try host.tap("Open")
    #expect(host.shows("large"))
    await #expect(throws: HostError.self) { try await host.pull() }
    try host.tap("Larger")
    #expect(host.shows("xxLarge"))
    try host.goBack()
    #expect(host.shows("Open"))
  }
}
