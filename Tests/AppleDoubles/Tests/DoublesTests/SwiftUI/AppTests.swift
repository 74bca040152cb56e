@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite("Apps and rows") struct AppTests {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private struct TheApp: App {
    @StateObject private var model = Model()

    var body: some Scene {
      WindowGroup { Button("Count \(model.count)") { model.count += 1 } }
    }
  }

  @Test("An app shows its first window, and keeps its state") func app() throws {
    let host = Host(TheApp())
    try host.tap("Count 0")
    #expect(host.text == "Count 1")
  }

  private struct Rows: View {
    let record: Record
    let count: Int

    var body: some View {
      List {
        Section("Head") {
          ForEach(0..<count, id: \.self) { index in
            Text("Row \(index)").onAppear { record("\(index)") }.onDisappear { record("-\(index)") }
          }
        }
        Text("End").onAppear { record("end") }
      }
    }
  }

  @Test("With a limit, rows appear when they are scrolled to; the offset is the list's") func rows() throws {
    let record = Record()
    let host = Host(Text(""))
    host.rowLimit = 3
    host.show(Rows(record: record, count: 5))
    #expect(record.events == ["0", "1", "2"])
    #expect(host.text == "Head\nRow 0\nRow 1\nRow 2")
    try host.scroll(by: 2)
    #expect(host.text == "Head\nRow 2\nRow 3\nRow 4")
    #expect(record.events.sorted() == ["-0", "-1", "0", "1", "2", "3", "4"])
    try host.scrollToEnd()
    #expect(record.events.contains("end"))
    #expect(host.text == "Head\nRow 3\nRow 4\nEnd")
    #expect(host.scrollOffset == 3)
    host.show(Rows(record: record, count: 6))
    #expect(host.scrollOffset == 3)
    try host.scrollToTop()
    #expect(host.scrollOffset == 0)
    host.rowLimit = nil
    #expect(host.shows("End") && host.shows("Row 0"))
    #expect(throws: HostError.self) { try host.scrollToEnd() }
  }

  @Test("A row's swipe actions and context menu are actions; deleting tells the place") func rowActions() throws {
    let record = Record()
    let host = Host {
      List {
        ForEach(["A", "B"], id: \.self) { Text($0) }.onDelete { record("delete \(Array($0))") }
        Text("C")
          .swipeActions { Button("Archive") { record("archive") } }
      }
    }
    try host.perform("Delete", of: "B")
    try host.perform("Archive", of: "C")
    #expect(record.events == ["delete [1]", "archive"])
  }

  @Test("Links are opened by the system, unless a view handles them") func links() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let record = Record()
    let host = Host {
      Link("System", destination: url)
      Link("Own", destination: url)
        .environment(
          \.openURL,
          OpenURLAction {
            record("\($0)"); return .handled
          })
      Link("Handed on", destination: url)
        .environment(\.openURL, OpenURLAction { _ in .systemAction })
    }
    try host.tap("System")
    try host.tap("Own")
    try host.tap("Handed on")
    #expect(host.opened == [url, url])
    #expect(record.events == ["https://example.com/a"])
  }
}
