@_spi(Testing) import SwiftUI
import Testing

/// https://developer.apple.com/documentation/swiftui/group: "The modifier applies to all members of the group". Those
/// of the life cycle act once for all of them.
@MainActor @Suite("A modifier on a group reaches each member") struct GroupTests {
  let record = Record()

  @Test("S11 The members of a group appear once, with the first, and disappear once, with the last")
  func members() async throws {
    func group(_ names: [String], _ value: Int) -> some View {
      ForEach(names, id: \.self) { Text($0) }
        .onAppear { record("appear") }
        .onDisappear { record("disappear") }
        .task { record("task") }
        .onChange(of: value) { record("\($0) to \($1)") }
    }
    let host = Host(VStack { group(["A", "B"], 1) })
    try await host.settle()
    #expect(record.events == ["appear", "task"])
    host.show(VStack { group(["B"], 2) })
    #expect(record.events.last == "1 to 2")
    host.show(VStack { group(["C"], 2) })
    try await host.settle()
    #expect(record.events.count == 3)
    host.show(VStack { group([], 2) })
    #expect(record.events.last == "disappear")
    host.show(VStack { group(["A"], 2) })
    try await host.settle()
    #expect(record.events.suffix(2) == ["appear", "task"])
    #expect(record.events.count == 6)
  }

  @Test("S11 Rows appear once for all of them; what is scrolled away last has them disappear") func rowsOnce() throws {
    let host = Host(Text(""))
    host.rowLimit = 2
    host.show(
      List {
        Text("Head")
        ForEach(["A", "B"], id: \.self) { Text($0) }
          .onAppear { record("appear") }
          .onDisappear { record("disappear") }
        ForEach(0..<3) { Text("\($0)") }
      })
    #expect(record.events == ["appear"])
    try host.scroll(by: 2)
    #expect(record.events == ["appear"])
    try host.scroll(by: 1)
    #expect(record.events == ["appear", "disappear"])
  }

  @Test("S11 A task on a group or a stack goes on when the branch within changes")
  func planted() async throws {
    func grouped(_ isFirst: Bool) -> some View {
      Group { if isFirst { Text("A") } else { Text("B") } }.task { record("begin") }
    }
    let fault = Host(grouped(true))
    try await fault.settle()
    fault.show(grouped(false))
    try await fault.settle()
    #expect(record.events == ["begin"])

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

  @Test("S11 The same holds for a view whose body is a condition, when only its own state changes") func body() throws {
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        if isFirst { Button("Next") { isFirst = false } } else { Text("Done") }
      }
    }
    let host = Host(Screen().onAppear { record("appear") }.onDisappear { record("disappear") })
    try host.tap("Next")
    #expect(host.text == "Done")
    #expect(record.events == ["appear"])
  }

  @Test("An empty group has no member, so nothing happens") func empty() async throws {
    let isThere = false
    let host = Host(Group { if isThere { Text("A") } }.onAppear { record("appear") }.task { record("task") })
    try await host.settle()
    #expect(record.events == [])
  }

  @Test("Rows that come later get the modifiers of their ForEach, and do not appear again for it") func rows() throws {
    func list(_ ids: [Int]) -> some View {
      List {
        ForEach(ids, id: \.self) { Text("\($0)") }
          .onAppear { record("appear") }
          .onTapGesture { record("tap") }
      }
    }
    let host = Host(list([1, 2]))
    host.show(list([1, 2, 3]))
    try host.tap("3")
    #expect(record.events == ["appear", "tap"])
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
