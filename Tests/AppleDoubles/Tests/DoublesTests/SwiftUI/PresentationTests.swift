@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite("Sheets and alerts") struct PresentationTests {
  let record = Record()

  private struct Sheets: View {
    let record: Record
    @State private var isPresented = false
    @State private var number: Number?

    struct Number: Identifiable { let id: Int }

    var body: some View {
      VStack {
        Button("Open") { isPresented = true }
        Button("Seven") { number = Number(id: 7) }
      }
      .onDisappear { record("covered") }
      .sheet(isPresented: $isPresented, onDismiss: { record("dismissed") }) { Inside() }
      .sheet(item: $number) { Text("Number \($0.id)") }
    }
  }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  @Test("A sheet covers what is below, which stays; it is dismissed from inside or swiped away") func sheet() throws {
    let host = Host(Sheets(record: record))
    try host.tap("Open")
    #expect(throws: HostError.self) { try host.tap("Seven") }
    try host.tap("Close")
    #expect(!host.shows("Close"))
    #expect(record.events == ["dismissed"])
    try host.tap("Open")
    try host.swipeAway()
    #expect(record.events == ["dismissed", "dismissed"])
    try host.tap("Seven")
    #expect(host.shows("Number 7"))
    try host.swipeAway()
    #expect(!host.shows("Number 7"))
  }

  @Test("An alert shows its message and buttons; each button puts it away") func alert() throws {
    struct Screen: View {
      let record: Record
      @State private var isPresented = false
      var body: some View {
        Button("Fail") { isPresented = true }
          .alert("Failed", isPresented: $isPresented) {
            Button("Retry") { record("retry") }
            Button("Cancel", role: .cancel) {}
          } message: {
            Text("What happened")
          }
      }
    }
    let host = Host(Screen(record: record))
    try host.tap("Fail")
    #expect(host.text == "Fail\nFailed\nWhat happened\nRetry\nCancel")
    #expect(throws: HostError.self) { try host.tap("Fail") }
    try host.tap("Retry")
    #expect(record.events == ["retry"])
    #expect(host.text == "Fail")
  }

  @Test("An alert about nothing does not show; one without buttons has one") func presenting() throws {
    func view(_ error: String?) -> some View {
      Text("A").alert("Failed", isPresented: .constant(true), presenting: error) { _ in
      } message: {
        Text($0)
      }
    }
    let host = Host(view(nil))
    #expect(host.text == "A")
    host.show(view("Reason"))
    #expect(host.shows("Reason"))
    #expect(host.has("OK"))
  }
}
