@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite("Navigation") struct NavigationTests {
  let record = Record()

  private struct Screens: View {
    let record: Record
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        List(1..<4, id: \.self) { NavigationLink("Row \($0)", value: $0) }
          .navigationTitle("Rows")
          .onAppear { record("list appears") }
          .onDisappear { record("list disappears") }
          .task {
            record("task")
            await Gate().wait()
            record("task ends")
          }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Counter(name: "Detail \(number)")
              NavigationLink("Deeper", value: number * 10)
              Button("Home") { path = [] }
              Pop()
            }
            .navigationTitle("Row \(number)")
          }
      }
    }
  }

  private struct Pop: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Dismiss") { dismiss() } }
  }

  @Test("Push covers the screen, pop shows it again with its state; the covered screen disappears and its task ends")
  func push() async throws {
    let host = Host(Screens(record: record))
    #expect(host.text == "Rows\nRow 1\nRow 2\nRow 3")
    try await host.until("the task begins") { _ in record.events.contains("task") }
    try host.tap("Row 2")
    #expect(host.text.hasPrefix("Rows\nRow 2\nDetail 2 0"))
    try await host.until("the task ends") { _ in record.events.contains("task ends") }
    #expect(record.events == ["list appears", "task", "list disappears", "task ends"])
    try host.goBack()
    #expect(host.text == "Rows\nRow 1\nRow 2\nRow 3")
    #expect(record.events.filter { $0 == "list appears" }.count == 2)
  }

  @Test("A deeper screen, dismissal, the path of the app, and state that goes with its screen") func deeper() throws {
    let host = Host(Screens(record: record))
    try host.tap("Row 1")
    try host.tap("Detail 1 0")
    try host.tap("Deeper")
    #expect(host.shows("Detail 10 0"))
    try host.tap("Dismiss")
    #expect(host.shows("Detail 1 1"))
    try host.tap("Deeper")
    try host.tap("Home")
    #expect(host.text == "Rows\nRow 1\nRow 2\nRow 3")
    try host.tap("Row 1")
    #expect(host.shows("Detail 1 0"))
  }

  @Test("A link with a destination, and a destination that is presented") func destinations() throws {
    struct Screen: View {
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Link") { Text("By link") }
            Button("Present") { isPresented = true }
            Text(isPresented ? "presented" : "not presented")
          }
          .navigationDestination(isPresented: $isPresented) { Text("By binding") }
        }
      }
    }
    let host = Host(Screen())
    try host.tap("Link")
    #expect(host.text == "Back\nBy link")
    try host.goBack()
    try host.tap("Present")
    #expect(host.text == "Back\nBy binding")
    try host.goBack()
    #expect(host.text == "Link\nPresent\nnot presented")
  }

  @Test("A link outside of a stack is disabled") func noStack() {
    #expect(Host(NavigationLink("Link", value: 1)).find("Link").first?.isEnabled == false)
  }

  @Test("Tabs appear when they are first shown, disappear when they are left, and keep their state") func tabs() throws
  {
    let host = Host(
      TabView {
        Counter(name: "One").onAppear { record("one") }.onDisappear { record("not one") }
          .tabItem { Label("First", systemImage: "1.circle") }
        Counter(name: "Two").onAppear { record("two") }
          .tabItem { Text("Second") }
      })
    #expect(record.events == ["one"])
    #expect(host.find("First").first?.traits.contains(.isSelected) == true)
    try host.tap("One 0")
    try host.tap("Second")
    #expect(host.shows("Two 0"))
    #expect(!host.shows("One"))
    #expect(record.events.sorted() == ["not one", "one", "two"])
    try host.tap("First")
    #expect(host.shows("One 1"))
  }

  @Test("A selection of tabs is the app's") func selection() throws {
    struct Tabs: View {
      @State private var tab = "b"
      var body: some View {
        TabView(selection: $tab) {
          Button("To B") { tab = "b" }.tabItem { Text("A") }.tag("a")
          Text("Page B").tabItem { Text("B") }.tag("b")
        }
      }
    }
    let host = Host(Tabs())
    #expect(host.shows("Page B"))
    try host.tap("A")
    try host.tap("To B")
    #expect(host.shows("Page B"))
  }

  @Test("A search field is typed into and submitted") func search() throws {
    struct Screen: View {
      @State private var query = ""
      @State private var submitted = ""
      var body: some View {
        List { Text("\(query) \(submitted)") }
          .searchable(text: $query, prompt: "Search articles")
          .onSubmit(of: .search) { submitted = query }
      }
    }
    let host = Host(Screen())
    try host.type("swift", into: "Search articles")
    #expect(host.shows("swift "))
    try host.submit("Search articles")
    #expect(host.shows("swift swift"))
  }

  @Test("Items of a toolbar are on the screen they belong to, conditions included") func toolbar() throws {
    struct Screen: View {
      @State private var isEditing = false
      var body: some View {
        NavigationStack {
          Text("Body")
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() } }
              if isEditing { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
            }
        }
      }
    }
    let host = Host(Screen())
    #expect(!host.has("Cancel"))
    try host.tap("Edit")
    #expect(host.has("Cancel") && host.has("Done"))
  }

  private struct Tabs: View {
    let record: Record

    var body: some View {
      TabView {
        page("One").tabItem { Text("First") }
        page("Two").tabItem { Text("Second") }
        page("Three").tabItem { Text("Third") }
      }
    }

    private func page(_ name: String) -> some View {
      Text(name)
        .onAppear { record("\(name) appears") }
        .onDisappear { record("\(name) disappears") }
        .task { record("\(name) task") }
    }
  }

  @Test("S09 Tabs that were visited appear once more when their tab view is removed") func removedTabs() async throws {
    let host = Host(Tabs(record: record).id(1))
    try host.tap("Second")
    try await host.settle()
    record.events = []
    host.show(Text("Signed out"))
    try await host.settle()
    #expect(record.events == ["One appears", "One disappears", "Two disappears", "One task"])
  }

  @Test("S09 Screens below the last one appear once more when their stack is removed, and not when the window closes")
  func removedStack() async throws {
    struct Stack: View {
      let record: Record
      @State private var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          page("Root").navigationDestination(for: Int.self) { page("\($0)") }
        }
      }
      private func page(_ name: String) -> some View {
        VStack { Button("Back") { path.removeLast() } }
          .onAppear { record("\(name) appears") }
          .onDisappear { record("\(name) disappears") }
      }
    }
    let host = Host(Stack(record: record))
    try host.tap("Back")
    try host.tap("Back")
    #expect(record.events.contains("Root appears"))
    record.events = []
    host.show(Text("Signed out"))
    #expect(record.events == ["Root disappears"])

    var window: Host? = Host(Screens(record: record))
    try window?.tap("Row 1")
    record.events = []
    window?.show(Text("Signed out"))
    #expect(record.events == ["list appears", "list disappears"])
    window = Host(Screens(record: record))
    try window?.tap("Row 1")
    record.events = []
    window = nil
    #expect(record.events == [])
  }

  @Test("S20 A covered screen appears, and not when it is uncovered, in a mode and with a path of closures")
  func coveredScreens() throws {
    @MainActor final class Model { var path: [Int] = [] }
    struct Stack: View {
      let model: Model
      let isOfClosures: Bool
      let record: Record
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: isOfClosures ? Binding(get: { model.path }, set: { model.path = $0 }) : $path) {
          List { NavigationLink("Open", value: 1) }
            .onAppear { record("appear") }
            .onDisappear { record("disappear") }
            .navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
      }
    }
    func events(_ isOfClosures: Bool, isOn: Bool) throws -> [String] {
      record.events = []
      let host = Host(Stack(model: Model(), isOfClosures: isOfClosures, record: record)) {
        $0.behaviour = isOn ? .coveredScreensAppear : []
      }
      try host.tap("Open")
      #expect(host.shows("Number 1"))
      try host.goBack()
      #expect(host.shows("Open"))
      return record.events
    }
    let usual = ["appear", "disappear", "appear"]
    #expect(try events(true, isOn: false) == usual)
    #expect(try events(false, isOn: true) == usual)
    // The second one comes with the push.
    #expect(try events(true, isOn: true) == usual)
    let host = Host(Stack(model: Model(), isOfClosures: true, record: record)) {
      $0.behaviour = .coveredScreensAppear
    }
    record.events = []
    try host.tap("Open")
    #expect(record.events == ["disappear", "appear"])
    try host.goBack()
    try host.tap("Open")
    #expect(record.events == ["disappear", "appear", "disappear", "appear"])
  }
}
