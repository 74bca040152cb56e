import Accessibility
@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite("What assistive technology finds") struct AccessibilityTests {
  @Test("Texts, images, buttons; what is hidden or invisible is not there") func basics() {
    let host = Host {
      Text("Heading").accessibilityAddTraits(.isHeader)
      Image(systemName: "star")
      Image(decorative: "photo")
      Button("Tap") {}.disabled(true)
      Text("Not heard").accessibilityHidden(true)
      Text("Invisible").opacity(0)
      Text("Gone").hidden()
    }
    #expect(host.spoken == ["Heading, heading", "star, image", "Tap, button, dimmed"])
    #expect(host.text == "Heading\nTap\nNot heard")
  }

  @Test("A label, a value, a hint and an identifier; the label in place of what is drawn") func attributes() {
    let host = Host(
      Button("Retry") {}.accessibilityLabel("Retry loading").accessibilityValue("2").accessibilityHint("Tries again")
        .accessibilityIdentifier("retry"))
    let button = host.accessibility.first
    #expect(button?.label == "Retry loading")
    #expect(button?.value == "2")
    #expect(button?.hint == "Tries again")
    #expect(host.find("retry").count == 1)
    #expect(!host.has("Retry"))
  }

  @Test("Children are combined, ignored or contained") func children() throws {
    let record = Record()
    let parts = VStack {
      Text("One")
      Text("Two")
      Button("Open") { record("open") }
    }
    let combined = Host(parts.accessibilityElement(children: .combine))
    #expect(combined.accessibility.map(\.label) == ["One, Two, Open"])
    #expect(combined.accessibility.first?.actions == ["Open"])
    try combined.perform("Open", of: "One, Two, Open")
    #expect(record.events == ["open"])
    let ignored = Host(parts.accessibilityElement().accessibilityLabel("All"))
    #expect(ignored.accessibility.map(\.label) == ["All"])
    let contained = Host(parts.accessibilityElement(children: .contain).accessibilityLabel("Box"))
    #expect(contained.accessibility.map(\.label) == ["One", "Two", "Open"])
  }

  @Test("A label on a view that is no element by itself is put on each element in it") func container() {
    let host = Host {
      VStack {
        Text("One")
        Text("Two")
      }.accessibilityLabel("Same")
    }
    #expect(host.accessibility.map(\.label) == ["Same", "Same"])
  }

  @Test("A further action") func actions() throws {
    let record = Record()
    let host = Host(Text("Row").accessibilityAction(named: "Delete") { record("delete") })
    try host.perform("Delete", of: "Row")
    #expect(record.events == ["delete"])
    #expect(throws: HostError.self) { try host.perform("Share", of: "Row") }
  }

  @Test("Announcements are heard by the host whose view makes them") func announcements() async throws {
    func view(_ name: String) -> some View {
      Button(name) {
        AccessibilityNotification.Announcement("\(name) now").post()
        Task { AccessibilityNotification.Announcement("\(name) later").post() }
      }
    }
    let (a, b) = (Host(view("A")), Host(view("B")))
    try a.tap("A")
    try b.tap("B")
    try await a.settle()
    try await b.settle()
    #expect(a.postedAnnouncements == ["A now", "A later"])
    #expect(b.postedAnnouncements == ["B now", "B later"])
  }

  @Test("An announcement has a priority") func priority() throws {
    let host = Host(
      Button("Say") {
        var words = AttributedString("Important")
        words.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(words).post()
        AccessibilityNotification.Announcement("Plain").post()
      })
    try host.tap("Say")
    #expect(host.announcementPriorities == ["high", nil])
    #expect(host.announcements == ["Important"])
  }
}

@MainActor @Suite("Focus") struct FocusTests {
  private struct Screen: View {
    enum Place: Hashable { case retry, content }
    @AccessibilityFocusState private var focus: Place?
    @State private var isFailed = true

    var body: some View {
      VStack {
        if isFailed {
          Button("Retry") {
            isFailed = false
            if focus == .retry { focus = .content }
          }.accessibilityFocused($focus, equals: .retry)
        } else {
          Text("Content").accessibilityFocused($focus, equals: .content)
        }
        Button("Other") { isFailed = false }
        Text(focus.map { "\($0)" } ?? "elsewhere")
      }
    }
  }

  @Test("The user's focus is seen by the view, and the view can move it") func moves() throws {
    let host = Host(Screen())
    #expect(host.focus == nil)
    try host.moveFocus(to: "Retry")
    #expect(host.shows("retry"))
    #expect(host.focus == "Retry")
    try host.tap("Retry")
    #expect(host.focus == "Content")
  }

  @Test("An element that goes takes its focus along") func goes() throws {
    let host = Host(Screen())
    try host.moveFocus(to: "Retry")
    try host.tap("Other")
    #expect(host.focus == nil)
    #expect(host.shows("elsewhere"))
    try host.moveFocus(to: "Content")
    try host.moveFocus(to: "Other")
    #expect(host.shows("elsewhere"))
  }

  @Test("Typing takes the keyboard's focus") func keyboard() throws {
    struct Fields: View {
      @FocusState private var isFirst: Bool
      @State private var first = ""
      @State private var second = ""
      var body: some View {
        TextField("First", text: $first).focused($isFirst)
        TextField("Second", text: $second)
        Button(isFirst ? "in first" : "not in first") { isFirst = true }
      }
    }
    let host = Host(VStack { Fields() })
    try host.tap("not in first")
    #expect(host.has("in first"))
    try host.type("x", into: "Second")
    #expect(host.has("not in first"))
    try host.type("x", into: "First")
    #expect(host.has("in first"))
  }
}
