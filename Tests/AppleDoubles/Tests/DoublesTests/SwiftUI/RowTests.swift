@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite("Rows out of sight") struct RowTests {
  let record = Record()

  /// A row with state of its own, and another view with state in its body.
  private struct Row: View {
    let name: String
    let record: Record
    @State private var count = 0

    var body: some View {
      VStack {
        Button("\(name) own \(count)") { count += 1 }
        Counter(name: "\(name) inner")
      }
      .buttonStyle(.borderless)
      .task {
        record("\(name) begins")
        await Gate().wait()
        record("\(name) ends")
      }
    }
  }

  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Host {
    let host = Host(Text(""))
    host.rowLimit = 2
    host.show(content())
    return host
  }

  private func scrollThere(_ host: Host, _ names: String...) throws {
    try host.scrollToEnd()
    #expect(names.allSatisfy { !host.shows($0) })
    try host.scrollToTop()
  }

  @Test("S01 A row keeps its own state out of sight, and the views in its body begin with their initial state")
  func rows() async throws {
    for isLazy in [false, true] {
      let record = Record()
      let host = host {
        if isLazy {
          LazyVStack { ForEach(["A", "B", "C", "D"], id: \.self) { Row(name: $0, record: record) } }
        } else {
          List(["A", "B", "C", "D"], id: \.self) { Row(name: $0, record: record) }
        }
      }
      try host.tap("A own 0")
      try host.tap("A inner 0")
      try await host.until("the tasks begin") { _ in record.events.count == 2 }
      #expect(host.text == "A own 1\nA inner 1\nB own 0\nB inner 0")
      try host.scroll(by: 1)
      #expect(host.text == "B own 0\nB inner 0\nC own 0\nC inner 0")
      try await host.until("the task ends") { _ in record.events.contains("A ends") }
      try host.scrollToTop()
      #expect(host.text == "A own 1\nA inner 0\nB own 0\nB inner 0")
      try await host.until("the task begins again") { _ in record.events.filter { $0 == "A begins" }.count == 2 }
    }
  }

  @Test("S01 A row in a section, a row without data, and a view that is a row by itself") func kinds() throws {
    let host = host {
      List {
        Section("Head") { ForEach(["A"], id: \.self) { Counter(name: $0) } }
        VStack { Counter(name: "B") }
        Row(name: "C", record: record)
        Text("D")
      }
    }
    try host.tap("A 0")
    try host.tap("B 0")
    try host.scrollToEnd()
    try host.tap("C own 0")
    try host.tap("C inner 0")
    try host.scrollToTop()
    #expect(host.text == "Head\nA 1\nB 0")
    try host.scrollToEnd()
    #expect(host.text == "Head\nC own 1\nC inner 0\nD")
  }

  @Test("S01 The state of a view with several rows stays while one of its rows is in sight") func several() throws {
    struct Rows: View {
      var body: some View {
        Counter(name: "First")
        Counter(name: "Second")
      }
    }
    let host = host {
      List {
        Rows()
        Text("A")
        Text("B")
      }
    }
    try host.tap("First 0")
    try host.tap("Second 0")
    try host.scroll(by: 1)
    try host.scrollToTop()
    #expect(host.text == "First 1\nSecond 1")
    try scrollThere(host, "First", "Second")
    #expect(host.text == "First 0\nSecond 0")
  }

  @Test("S01 A row that is removed out of sight disappears once, and rows that move keep their own state") func events()
    throws
  {
    struct Inner: View {
      let name: String
      let record: Record
      var body: some View {
        Text(name).onAppear { record("\(name) appears") }.onDisappear { record("\(name) disappears") }
      }
    }
    struct Outer: View {
      let name: String
      let record: Record
      @State private var count = 0
      var body: some View {
        HStack {
          Button("\(name) \(count)") { count += 1 }
          Inner(name: name.lowercased(), record: record)
        }
      }
    }
    let record = record
    func list(_ names: [String]) -> some View {
      List(names, id: \.self) { Outer(name: $0, record: record) }
    }
    let host = host { list(["A", "B", "C", "D"]) }
    try host.tap("B 0")
    try host.scrollToEnd()
    #expect(
      record.events.sorted() == ["a appears", "a disappears", "b appears", "b disappears", "c appears", "d appears"])
    host.show(list(["D", "C", "B", "A"]))
    try host.scrollToEnd()
    #expect(host.text == "B 1\nb\nA 0\na")
  }
}

@MainActor @Suite("Rows that can be selected") struct SelectionTests {
  private struct Item: Identifiable { let id: Int }

  private struct Columns: View {
    @State private var selection: Int?

    var body: some View {
      NavigationSplitView {
        List([Item(id: 1), Item(id: 2)], selection: $selection) { Text("Item \($0.id)") }
      } detail: {
        Text(selection.map { "Detail \($0)" } ?? "None")
      }
    }
  }

  @Test("A tap on a row selects its item, and the detail column shows it")
  func selects() throws {
    let host = Host(Columns())
    #expect(host.text == "Item 1\nItem 2\nNone")
    try host.tap("Item 2")
    #expect(host.text == "Item 1\nItem 2\nDetail 2")
    try host.tap("Item 1")
    #expect(host.shows("Detail 1"))
    #expect(host.all("Row").map { $0.attributes["selected"] } == ["true", nil])
  }
}
