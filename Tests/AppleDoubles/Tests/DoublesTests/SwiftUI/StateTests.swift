@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite("State by identity") struct StateTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  @Test("A tap changes state, and what reads it is drawn anew") func tap() throws {
    let host = Host(Counter(name: "Taps"))
    #expect(host.text == "Taps 0")
    try host.tap("Taps 0")
    try host.tap("Taps 1")
    #expect(host.text == "Taps 2")
    #expect(host.evaluations(of: Counter.self) == 3)
  }

  @Test("Two of one view have a state each, even if they are the same value") func twice() throws {
    let one = Counter(name: "A")
    let host = Host(VStack { one; one })
    try host.tap("A 0")
    #expect(host.text == "A 1\nA 0")
  }
}
