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
}
