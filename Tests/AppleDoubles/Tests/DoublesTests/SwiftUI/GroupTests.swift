@_spi(Testing) import SwiftUI
import Testing

/// https://developer.apple.com/documentation/swiftui/group: "The modifier applies to all members of the group".
@MainActor @Suite("A modifier on a group reaches each member") struct GroupTests {
  let record = Record()

  @Test("Each member appears by itself") func members() {
    _ = Host(
      Group {
        Text("A")
        Text("B")
      }.onAppear { record("appear") })
    #expect(record.events == ["appear", "appear"])
  }

  @Test("A task on a group whose branch changes begins anew; on a stack around it, it does not")
  func planted() async throws {
    func grouped(_ isFirst: Bool) -> some View {
      Group { if isFirst { Text("A") } else { Text("B") } }.task { record("begin") }
    }
    let fault = Host(grouped(true))
    try await fault.settle()
    fault.show(grouped(false))
    try await fault.settle()
    #expect(record.events == ["begin", "begin"])

    record.events = []
    func stacked(_ isFirst: Bool) -> some View {
      ZStack { if isFirst { Text("A") } else { Text("B") } }.task { record("begin") }
    }
    let right = Host(stacked(true))
    try await right.settle()
    right.show(stacked(false))
    try await right.settle()
    #expect(record.events == ["begin"])
  }

  @Test("The same holds for a view whose body is a condition, when only its own state changes") func body() throws {
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        if isFirst { Button("Next") { isFirst = false } } else { Text("Done") }
      }
    }
    let host = Host(Screen().onAppear { record("appear") }.onDisappear { record("disappear") })
    try host.tap("Next")
    #expect(host.text == "Done")
    #expect(record.events.filter { $0 == "appear" }.count == 2)
    #expect(record.events.filter { $0 == "disappear" }.count == 1)
  }

  @Test("An empty group has no member, so nothing happens") func empty() async throws {
    let isThere = false
    let host = Host(Group { if isThere { Text("A") } }.onAppear { record("appear") }.task { record("task") })
    try await host.settle()
    #expect(record.events == [])
  }

  @Test("Rows that come later get the modifiers of their ForEach") func rows() {
    func list(_ ids: [Int]) -> some View {
      List { ForEach(ids, id: \.self) { Text("\($0)") }.onAppear { record("appear") } }
    }
    let host = Host(list([1, 2]))
    host.show(list([1, 2, 3]))
    #expect(record.events.count == 3)
  }

  @Test("A modifier of the app's own is applied to the group as a whole") func ownModifier() {
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { VStack { content } }
    }
    let host = Host(
      Group {
        Text("A")
        Text("B")
      }.modifier(Framed()))
    #expect(host.all("VStack").count == 1)
    #expect(host.text == "A\nB")
  }
}
