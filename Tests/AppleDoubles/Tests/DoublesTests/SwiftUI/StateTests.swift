@_spi(Testing) import SwiftUI
import Testing

struct Counter: View {
  var name = "Count"
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

@MainActor @Suite("State by identity") struct StateTests {
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
    let host = Host {
      VStack {
        one
        one
      }
    }
    #expect(host.text == "A 0\nA 0")
    try host.tap("A 0")
    #expect(host.text == "A 1\nA 0")
  }

  @Test("State stays when a parent makes the view anew with other values") func newValues() throws {
    let host = Host(Counter(name: "A"))
    try host.tap("A 0")
    host.show(Counter(name: "B"))
    #expect(host.text == "B 1")
  }

  @Test("A branch that is left loses its state") func branches() throws {
    struct Branches: View {
      @State private var isFirst = true

      var body: some View {
        Button("Switch") { isFirst.toggle() }
        if isFirst { Counter(name: "A") } else { Counter(name: "A") }
      }
    }
    let host = Host(VStack { Branches() })
    try host.tap("A 0")
    #expect(host.text == "Switch\nA 1")
    try host.tap("Switch")
    #expect(host.text == "Switch\nA 0")
    try host.tap("Switch")
    #expect(host.text == "Switch\nA 0")
  }

  @Test("An optional view that goes and comes back has new state") func optional() throws {
    let host = Host(VStack { if true { Counter() } })
    try host.tap("Count 0")
    let isThere = false
    host.show(VStack { if isThere { Counter() } })
    #expect(host.text == "")
    let isBack = true
    host.show(VStack { if isBack { Counter() } })
    #expect(host.text == "Count 0")
  }

  @Test("Another explicit id is another view; the same is the same") func explicitID() throws {
    let host = Host(Counter().id(1))
    try host.tap("Count 0")
    host.show(Counter().id(1))
    #expect(host.text == "Count 1")
    host.show(Counter().id(2))
    #expect(host.text == "Count 0")
  }

  @Test("Rows keep their state by their item's id, wherever they move") func forEach() throws {
    struct Item: Identifiable { let id: String }
    func list(_ ids: [String]) -> some View {
      List(ids.map(Item.init)) { Counter(name: $0.id) }
    }
    let host = Host(list(["A", "B", "C"]))
    try host.tap("B 0")
    host.show(list(["C", "B"]))
    #expect(host.text == "C 0\nB 1")
    host.show(list(["C"]))
    host.show(list(["C", "B"]))
    #expect(host.text == "C 0\nB 0")
  }

  @Test("A type-erased view of another type is another view; of the same type it is the same") func erased() throws {
    let host = Host(AnyView(Counter()))
    try host.tap("Count 0")
    host.show(AnyView(Counter()))
    #expect(host.text == "Count 1")
    host.show(AnyView(Text("x")))
    host.show(AnyView(Counter()))
    #expect(host.text == "Count 0")
  }

  @Test("The initial value counts once") func initialValue() throws {
    struct Start: View {
      @State private var value: Int
      init(_ value: Int) { _value = State(initialValue: value) }
      var body: some View { Text("\(value)") }
    }
    let host = Host(Start(1))
    host.show(Start(2))
    #expect(host.text == "1")
  }

  @Test("State that is set to an equal value, and state that no body reads, draws nothing") func unread() throws {
    struct Unread: View {
      @State private var read = 0
      @State private var unread = 0

      var body: some View {
        Button("Same \(read)") { read = 0 }
        Button("Unread") { unread += 1 }
      }
    }
    let host = Host(VStack { Unread() })
    try host.tap("Same 0")
    try host.tap("Unread")
    #expect(host.evaluations(of: Unread.self) == 1)
  }

  @Test("A binding draws the child that reads it, and not the parent that only hands it on") func binding() throws {
    struct Child: View {
      @Binding var value: Int
      var body: some View { Button("Child \(value)") { value += 1 } }
    }
    struct Parent: View {
      @State private var value = 0
      var body: some View { Child(value: $value) }
    }
    let host = Host(Parent())
    try host.tap("Child 0")
    #expect(host.text == "Child 1")
    #expect(host.evaluations(of: Parent.self) == 1)
    #expect(host.evaluations(of: Child.self) == 2)
  }

  @Test("A binding made of closures works, and so do parts of a binding") func otherBindings() throws {
    struct Form: Equatable { var isOn = false }
    struct Screen: View {
      @State private var form = Form()
      @State private var number = 1
      var body: some View {
        Toggle("On", isOn: $form.isOn)
        Toggle("Two", isOn: Binding(get: { number == 2 }, set: { number = $0 ? 2 : 1 }))
        Text("\(form.isOn ? "on" : "off") \(number)")
      }
    }
    let host = Host(VStack { Screen() })
    try host.tap("On")
    try host.tap("Two")
    #expect(host.text == "On\nTwo\non 2")
  }

  @Test("State of a modifier and of a property in a property is kept as well") func modifiers() throws {
    struct Box: DynamicProperty {
      @State var count = 10
    }
    struct Counting: ViewModifier {
      @State private var count = 0
      private var box = Box()

      func body(content: Content) -> some View {
        Button("Modifier \(count) \(box.count)") {
          count += 1
          box.count += 1
        }
        content
      }
    }
    let host = Host(VStack { Text("x").modifier(Counting()) })
    try host.tap("Modifier 0 10")
    #expect(host.text == "Modifier 1 11\nx")
  }

  @MainActor @Observable fileprivate final class Door { var isOpen = false }

  /// Calls a closure that it was given, in its own body.
  private struct Box<Content: View>: View {
    let isOpen: Bool
    @ViewBuilder let content: () -> Content
    var body: some View { if isOpen { content() } }
  }

  @Test("S07 A closure that alone reads state sees the value of its owner's last evaluation while views are drawn")
  func stale() throws {
    struct Owner: View {
      let door: Door
      @State private var word = "old"
      var body: some View {
        Button("Change") { word = "new" }
        Button("Again") { word = "newest" }
        Opening(door: door) { Text(word) }
      }
    }
    struct Opening<Content: View>: View {
      let door: Door
      let content: () -> Content
      var body: some View { Box(isOpen: door.isOpen, content: content) }
    }
    let door = Door()
    let host = Host(VStack { Owner(door: door) })
    try host.tap("Change")
    #expect(host.evaluations(of: Owner.self) == 1)
    door.isOpen = true
    #expect(host.text == "Change\nAgain\nold")
    // The closure has read it by now, so the owner follows.
    try host.tap("Again")
    #expect(host.text == "Change\nAgain\nnewest")
    #expect(host.evaluations(of: Owner.self) == 2)
  }

  @Test("S07 A capture list ties the closure to the state; actions and bindings see the newest value") func captured()
    throws
  {
    let record = Record()
    struct Owner: View {
      let record: Record
      @State private var word = "old"
      @State private var isOpen = false
      var body: some View {
        Button("Change") { word = "new" }
        Toggle("Open", isOn: $isOpen)
        Button("Record") { record(word) }
        Box(isOpen: isOpen) { [word] in Text(word) }
      }
    }
    let host = Host(VStack { Owner(record: record) })
    try host.tap("Record")
    try host.tap("Change")
    try host.tap("Record")
    #expect(record.events == ["old", "new"])
    try host.tap("Open")
    #expect(host.shows("new"))
  }
}
