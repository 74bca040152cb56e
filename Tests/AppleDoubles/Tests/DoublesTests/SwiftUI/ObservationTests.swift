@_spi(Testing) import SwiftUI
import Testing

@MainActor @Observable private final class Model {
  var title = "Title"
  var progress = 0.0
  var isOn = false
}

@MainActor @Observable private final class Unset {}

@MainActor private final class OldModel: ObservableObject {
  @Published var title = "Title"
  @Published var progress = 0.0
}

@MainActor @Suite("Observation") struct ObservationTests {
  private struct Title: View {
    let model: Model
    var body: some View { Text(model.title) }
  }

  private struct Progress: View {
    let model: Model
    var body: some View { ProgressView(value: model.progress) }
  }

  @Test("A change draws who read it, and nobody else") func granularity() async throws {
    let model = Model()
    let host = Host {
      VStack {
        Title(model: model)
        Progress(model: model)
      }
    }
    for step in 1...10 {
      model.progress = Double(step) / 10
      #expect(host.all("ProgressView").first?.attributes["fraction"] == "\(model.progress)")
    }
    #expect(host.evaluations(of: Title.self) == 1)
    #expect(host.evaluations(of: Progress.self) == 11)
    model.title = "New"
    #expect(host.text == "New")
    #expect(host.evaluations(of: Title.self) == 2)
  }

  @Test("The screen follows by itself, without being read") func byItself() async throws {
    let model = Model()
    let host = Host(Title(model: model).onChange(of: model.title) { _, _ in })
    let seen = host.evaluations(of: Title.self)
    model.title = "New"
    try await host.until("it is drawn") { $0.evaluations(of: Title.self) == seen + 1 }
  }

  @Test("A row is drawn by itself when only it read what changed") func rows() {
    let models = (0..<3).map { _ in Model() }
    let host = Host(List(0..<3, id: \.self) { index in Text(models[index].title) })
    models[1].title = "Middle"
    #expect(host.text == "Title\nMiddle\nTitle")
  }

  @Test("A model in the environment is found by its type") func environment() {
    struct Screen: View {
      @Environment(Model.self) private var model
      @Environment(Unset.self) private var unset: Unset?
      var body: some View { Text(unset == nil ? model.title : "?") }
    }
    let model = Model()
    let host = Host(Screen().environment(model))
    model.title = "New"
    #expect(host.text == "New")
  }

  @Test("A bindable model gives bindings") func bindable() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View { Toggle("On", isOn: $model.isOn) }
    }
    let model = Model()
    let host = Host(Screen(model: model))
    try host.tap("On")
    #expect(model.isOn)
    #expect(host.accessibility.first?.value == "1")
  }

  @Test("An ObservableObject draws whoever holds it at each change, and a StateObject is made once") func objects()
    throws
  {
    struct Child: View {
      @ObservedObject var model: OldModel
      var body: some View { Text(model.title) }
    }
    struct Parent: View {
      @StateObject private var model = OldModel()
      let name: String
      var body: some View {
        Button(name) { model.title += "!" }
        Child(model: model)
      }
    }
    let host = Host(VStack { Parent(name: "A") })
    try host.tap("A")
    #expect(host.text == "A\nTitle!")
    host.show(VStack { Parent(name: "B") })
    #expect(host.text == "B\nTitle!")
    #expect(host.evaluations(of: Parent.self) == 3)
    #expect(host.evaluations(of: Child.self) == 2)
  }

  @Test("A view that observes an object which it does not read is drawn all the same") func anyChange() {
    struct Screen: View {
      @ObservedObject var model: OldModel
      var body: some View { Text(model.title) }
    }
    let model = OldModel()
    let host = Host(Screen(model: model))
    model.progress = 1
    #expect(host.text == "Title")
    #expect(host.evaluations(of: Screen.self) == 2)
  }

  @Test("Objects in the environment, and onReceive") func environmentObject() {
    struct Screen: View {
      @EnvironmentObject private var model: OldModel
      @State private var heard = ""
      var body: some View { Text(model.title + heard).onReceive(model.$progress) { heard = " \($0)" } }
    }
    let model = OldModel()
    let host = Host(Screen().environmentObject(model))
    #expect(host.text == "Title 0.0")
    model.progress = 1
    #expect(host.text == "Title 1.0")
  }

  @Test("A view without anything new is not drawn with its parent; one with a new closure is") func skipped() throws {
    struct Plain: View {
      let number: Int
      var body: some View { Text("\(number)") }
    }
    struct WithClosure: View {
      let action: @MainActor () -> Void
      var body: some View { Button("Closure", action: action) }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Plain(number: 1)
        WithClosure { count += 1 }
      }
    }
    let host = Host(VStack { Parent() })
    try host.tap("Count 0")
    #expect(host.evaluations(of: Parent.self) == 2)
    #expect(host.evaluations(of: Plain.self) == 1)
    #expect(host.evaluations(of: WithClosure.self) == 2)
  }

  @Test("A view that says when it is equal is asked, unless it is plain data") func equatable() {
    struct Row: View, Equatable {
      let id: Int
      let words: [String]
      let action: @MainActor () -> Void
      var body: some View { Button(words.joined(), action: action) }
      nonisolated static func == (a: Row, b: Row) -> Bool { a.id == b.id }
    }
    let record = Record()
    let host = Host(Row(id: 1, words: ["A"]) { record("first") })
    host.show(Row(id: 1, words: ["B"]) { record("second") })
    #expect(host.text == "A")
    host.show(Row(id: 2, words: ["B"]) { record("second") })
    #expect(host.text == "B")
  }
}
