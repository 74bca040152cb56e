@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite("Controls") struct ControlTests {
  private struct Controls: View {
    @State private var name = ""
    @State private var kind = 1
    @State private var level = 0.5
    @State private var count = 1
    @State private var isOn = false
    @State private var last = "nothing"

    var body: some View {
      Form {
        TextField("Name", text: $name)
        Picker("Kind", selection: $kind) {
          ForEach(1..<4) { Text("Kind \($0)").tag($0) }
        }
        Slider(value: $level) { Text("Level") }
        Stepper("Count", value: $count, in: 1...2)
        Menu("More") {
          Button("Copy") { last = "copied" }
          Button("Delete", role: .destructive) { last = "deleted" }.disabled(true)
          Toggle("Bold", isOn: $isOn)
        }
        DisclosureGroup("Details") { Text("Inner") }
        LabeledContent("Version", value: "1.0")
        Text("\(name) \(kind) \(level) \(count) \(isOn) \(last)")
      }
    }
  }

  @Test("They are typed into, chosen, adjusted, opened") func use() throws {
    let host = Host(Controls())
    try host.type("Ann", into: "Name")
    try host.choose("Kind 3", in: "Kind")
    try host.adjust("Level", .increment)
    try host.adjust("Count", .increment)
    try host.adjust("Count", .increment)
    try host.choose("Copy", in: "More")
    try host.choose("Bold", in: "More")
    #expect(host.shows("Ann 3 0.6 2 true copied"))
    #expect(throws: HostError.self) { try host.choose("Delete", in: "More") }
    #expect(throws: HostError.self) { try host.choose("Kind 9", in: "Kind") }
    #expect(!host.shows("Inner"))
    try host.tap("Details")
    #expect(host.shows("Inner"))
  }

  @Test("To assistive technology they have a name and a value") func spoken() throws {
    let host = Host(Controls())
    #expect(host.find("Name").first?.value == "")
    #expect(host.find("Kind").first?.value == "Kind 1")
    #expect(host.find("Level").first?.value == "50%")
    #expect(host.find("Count").first?.value == "1")
    #expect(host.spoken.contains("Version, 1.0"))
    #expect(host.spoken.contains("Details, Collapsed, button"))
  }

  @Test("Progress has a fraction and a value, or neither") func progress() {
    let host = Host {
      ProgressView("Working")
      ProgressView(value: 3, total: 4.0) { Text("Sending") }
      ProgressView(value: 0.5) {
        Text("Sending")
      } currentValueLabel: {
        Text("Half")
      }
    }
    #expect(host.all("ProgressView").map { $0.attributes["fraction"] } == [nil, "0.75", "0.5"])
    #expect(host.accessibility.map(\.label) == ["Working", "Sending", "Sending, Half"])
    #expect(host.accessibility.map(\.value) == [nil, "75%", nil])
  }

  @Test("Nothing can be found behind ContentUnavailableView's words but its actions") func unavailable() throws {
    let record = Record()
    let host = Host {
      ContentUnavailableView {
        Label("Offline", systemImage: "wifi.slash")
      } description: {
        Text("No connection.")
      } actions: {
        Button("Retry") { record("retry") }
      }
      ContentUnavailableView.search(text: "abc")
    }
    #expect(host.text.hasPrefix("Offline\nNo connection.\nRetry\nNo Results for “abc”"))
    try host.tap("Retry")
    #expect(record.events == ["retry"])
  }

  @Test("Keys press the control with that shortcut") func keys() throws {
    let record = Record()
    let host = Host(Button("Refresh") { record("refresh") }.keyboardShortcut("r"))
    try host.press("r")
    #expect(record.events == ["refresh"])
    #expect(throws: HostError.self) { try host.press("r", [.command, .shift]) }
  }
}
