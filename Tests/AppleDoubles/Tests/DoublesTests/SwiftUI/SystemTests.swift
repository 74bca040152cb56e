@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite("What differs between systems") struct SystemTests {
  let record = Record()

  @Test(
    "S52 Lists are pulled on iOS only; the action is there on all systems",
    arguments: [
      SystemKind.iOS, .macOS, .tvOS, .watchOS,
    ]) func pull(system: SystemKind) async throws
  {
    struct Screen: View {
      @Environment(\.refresh) private var refresh
      var body: some View { List { Text(refresh == nil ? "no action" : "action") } }
    }
    let host = Host(Screen().refreshable {}) { $0.system = system }
    #expect(host.text == "action")
    if system == .iOS {
      try await host.pull()
    } else {
      await #expect(throws: HostError.self) { try await host.pull() }
    }
  }

  @Test("S32 On a Mac a window without the focus stays active") func inactive() {
    struct Phase: View {
      @Environment(\.scenePhase) private var phase
      var body: some View { Text("\(phase)") }
    }
    let mac = Host(Phase()) { $0.system = .macOS }
    mac.deactivate()
    #expect(mac.text == "active")
    let phone = Host(Phase())
    phone.deactivate()
    #expect(phone.text == "inactive")
  }

  @Test("S75 A remote control reaches enabled controls and focusable views") func focusable() {
    let host = Host {
      Text("Words")
      Button("On") {}
      Button("Off") {}.disabled(true)
      ContentUnavailableView("Nothing", systemImage: "tray")
      Text("Long").focusable()
      Text("Not now").focusable(false)
    }
    #expect(host.focusable == ["On", "Long"])
  }

  @Test("S64 The first control with a shortcut has it, also while it is disabled") func shortcuts() throws {
    func host(_ isDisabled: Bool) -> Host {
      Host {
        Button("First") { record("first") }.keyboardShortcut("r").disabled(isDisabled)
        Button("Second") { record("second") }.keyboardShortcut("r")
      }
    }
    try host(false).press("r")
    #expect(record.events == ["first"])
    #expect(throws: HostError.self) { try host(true).press("r") }
    #expect(record.events == ["first"])
  }

  @Test("S64 A button that cannot be seen has its shortcut; a hidden one does not") func unseen() throws {
    let host = Host {
      Button("Hidden") { record("hidden") }.keyboardShortcut("r").hidden()
      Button("Unseen") { record("unseen") }.keyboardShortcut("r").opacity(0)
    }
    try host.press("r")
    #expect(record.events == ["unseen"])
  }

  @Test("S18 Disabling the field that is edited takes the keyboard away, and enabling does not bring it back")
  func keyboard() throws {
    struct Fields: View {
      @State private var text = ""
      @State private var isSending = false
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($isFocused).disabled(isSending)
          Text(isFocused ? "focused" : "not focused")
          Button("Send") { isSending.toggle() }
        }
      }
    }
    let host = Host(Fields())
    try host.type("Ann", into: "Name")
    #expect(host.keyboardField == "Name")
    #expect(host.shows("focused"))
    try host.tap("Send")
    #expect(host.keyboardField == nil)
    #expect(host.shows("not focused"))
    try host.tap("Send")
    #expect(host.keyboardField == nil)
  }

  @Test("S83 Systems before iOS 17 ignore Observable types and follow publishers")
  func deaf() {
    final class Object: ObservableObject { @Published var count = 0 }
    struct Screen: View {
      let model: ObservedCount
      @ObservedObject var object: Object
      var body: some View { Text("\(model.count) \(object.count)") }
    }
    let (model, object) = (ObservedCount(), Object())
    let host = Host(Screen(model: model, object: object)) { $0.behaviour = .earlierSystem }
    model.count = 1
    #expect(host.text == "0 0")
    object.count = 1
    #expect(host.text == "1 1")
  }

  @Test("S83 The publisher of an object without published properties never sends") func defaultPublisher() {
    final class Object: ObservableObject {
      private(set) var count = 0
      func up() {
        objectWillChange.send()
        count += 1
      }
    }
    struct Screen: View {
      @ObservedObject var object: Object
      var body: some View { Text("\(object.count)") }
    }
    let object = Object()
    let host = Host(Screen(object: object))
    object.up()
    #expect(host.text == "0")
  }
}

@Observable private final class ObservedCount { var count = 0 }
