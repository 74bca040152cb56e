import Testing

@_spi(Testing) @testable import SwiftUI

@MainActor @Suite("The user of a host") struct DriverTests {
  private func message(_ action: () throws -> Void) -> String {
    do {
      try action()
      return "no error"
    } catch { return "\(error)" }
  }

  @Test("An error says what is on screen instead") func missing() {
    let host = Host(VStack { Button("Retry") {} })
    let message = message { try host.tap("Reload") }
    #expect(message.contains("There is no \"Reload\""))
    #expect(message.contains("Button label=nil") || message.contains("Button"))
    #expect(message.contains("- Retry, button"))
  }

  @Test("What is disabled, hidden, or takes no touches cannot be tapped") func refused() {
    let host = Host {
      Button("Disabled") {}.disabled(true)
      Button("Hidden") {}.accessibilityHidden(true)
      Button("Dead") {}.allowsHitTesting(false)
      VStack { Button("Dead inside") {} }.allowsHitTesting(false)
      Text("Words")
    }
    #expect(message { try host.tap("Disabled") }.contains("is disabled"))
    #expect(message { try host.tap("Hidden") }.contains("There is no"))
    #expect(message { try host.tap("Dead") }.contains("takes no taps"))
    #expect(message { try host.tap("Dead inside") }.contains("takes no taps"))
    #expect(message { try host.tap("Words") }.contains("does nothing"))
  }

  @Test("Waiting gives up in time, and says for what it waited") func timeout() async throws {
    let gate = Gate()
    let host = Host(Text("A").task { await gate.wait() })
    do {
      try await host.settle(timeout: .milliseconds(50))
      Issue.record("It settled")
    } catch { #expect("\(error)".contains("all work has ended: not within")) }
    await #expect(throws: HostError.self) { try await host.shows("B", timeout: .milliseconds(50)) }
  }

  @Test("Who waits sleeps until something happens") func sleeps() async throws {
    let gate = Gate()
    let host = Host(Text("A").task { await gate.wait() })
    // Begins when this test waits, since both belong to the main actor.
    Task { gate.open() }
    var questions = 0
    try await host.until("all work has ended") { host in
      questions += 1
      return host.text == "A" && host.core.ledger.running == 0
    }
    #expect(questions <= 3)
  }

  @Test("Settling waits for tasks that actions begin, and for those that these begin") func settle() async throws {
    struct Screen: View {
      let gates: [Gate]
      @State private var steps = 0
      var body: some View {
        Button("Steps \(steps)") {
          Task {
            await gates[0].wait()
            steps += 1
            Task {
              await gates[1].wait()
              steps += 1
            }
          }
        }
      }
    }
    let gates = [Gate(), Gate()]
    let host = Host(Screen(gates: gates))
    try host.tap("Steps 0")
    Task {
      gates[0].open()
      try await host.shows("Steps 1")
      gates[1].open()
    }
    try await host.settle()
    #expect(host.text == "Steps 2")
  }

  @Test("An overlay and a background are drawn with their view; of several layouts the first fits") func layers() {
    let host = Host {
      Text("A").overlay { Text("B") }.background { Text("C") }
      Text("D").safeAreaInset(edge: .top) { Text("E") }
      ViewThatFits {
        Text("F")
        Text("G")
      }
    }
    #expect(host.text == "C\nA\nB\nE\nD\nF")
  }

  @Test("A list has rows and sections") func sections() {
    let host = Host {
      List {
        Section("One") {
          Text("A")
          Text("B")
        }
        Section {
          Text("C")
        } header: {
          Text("Two")
        } footer: {
          Text("Footer")
        }
      }
    }
    #expect(host.text == "One\nA\nB\nTwo\nC\nFooter")
    #expect(host.all("Section").map { $0.attributes["rows"] } == ["2", "1"])
    #expect(host.spoken.filter { $0.hasSuffix("heading") } == ["One, heading", "Two, heading"])
  }

  @Test("A host that is let go frees what it showed") func leaks() throws {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    struct Screen: View {
      @StateObject var model: Model
      var body: some View { Button("\(model.count)") { model.count += 1 } }
    }
    weak var model: Model?
    do {
      let strong = Model()
      model = strong
      let host = Host(Screen(model: strong))
      try host.tap("0")
      #expect(host.text == "1")
    }
    #expect(model == nil)
  }
}
