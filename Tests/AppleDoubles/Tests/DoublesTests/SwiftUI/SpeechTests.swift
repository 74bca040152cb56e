import Accessibility
@_spi(Testing) import SwiftUI
import Synchronization
import Testing
import UIKit

@MainActor @Suite("Which announcements are heard") struct SpeechTests {
  private typealias Priority = AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute
    .AnnouncementPriority

  private static func post(_ text: String, _ priority: Priority?) {
    var words = AttributedString(text)
    words.accessibilitySpeechAnnouncementPriority = priority
    AccessibilityNotification.Announcement(words).post()
  }

  /// Posts on systems before iOS 17.
  private static func postEarlier(_ text: String, isQueued: Bool) {
    let words = NSAttributedString(
      string: text, attributes: [.accessibilitySpeechQueueAnnouncement: NSNumber(value: isQueued)])
    UIAccessibility.post(notification: .announcement, argument: words)
  }

  @Test("S04 An announcement in the turn of a tap is lost, unless its priority is low or high") func tap() throws {
    let host = Host(
      Button("Say") {
        Self.post("plain", nil)
        Self.post("default", .default)
        Self.post("low", .low)
        Self.post("high", .high)
        Self.postEarlier("earlier", isQueued: false)
        Self.postEarlier("queued", isQueued: true)
      })
    try host.tap("Say")
    #expect(host.announcements == ["low", "high"])
    #expect(host.postedAnnouncements.count == 6)
  }

  @Test("S04 The same holds together with a move of the focus, and until half a second after both") func focus()
    async throws
  {
    struct Screen: View {
      @AccessibilityFocusState private var isFocused: Bool
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Target").accessibilityFocused($isFocused)
          Button("Elsewhere") {}
        }
        .onChange(of: count) {
          isFocused = true
          SpeechTests.post("with the move", .default)
        }
        .task { count = 1 }
      }
    }
    let host = Host(Screen())
    let time = Time()
    host.speechClock = { time.now }
    try await host.settle()
    #expect(host.focus == "Target")
    await host.hearing { Self.post("after the move", .default) }
    time.now = .milliseconds(499)
    await host.hearing { Self.post("too early", .default) }
    await host.hearing { Self.post("waits", .low) }
    time.now = .milliseconds(500)
    await host.hearing { Self.post("later", .default) }
    #expect(host.announcements == ["waits", "later"])
    time.now = .seconds(1)
    try host.tap("Elsewhere")
    await host.hearing { Self.post("after the tap", .default) }
    #expect(host.announcements == ["waits", "later"])
  }

  @Test("S72 An announcement cuts off the one before it, unless one of the two waits") func cutsOff() async {
    let host = Host(Text(""))
    let time = Time()
    host.speechClock = { time.now }
    func say(_ text: String, _ post: @MainActor (String) -> Void) async { await host.hearing { post(text) } }
    await say("1") { Self.postEarlier($0, isQueued: false) }
    time.now = .milliseconds(499)
    await say("2") { Self.postEarlier($0, isQueued: false) }
    #expect(host.announcements == ["2"])
    time.now = .milliseconds(999)
    await say("3") { Self.postEarlier($0, isQueued: false) }
    #expect(host.announcements == ["2", "3"])
    await say("4") { Self.postEarlier($0, isQueued: true) }
    await say("5") { Self.postEarlier($0, isQueued: true) }
    #expect(host.announcements == ["2", "3", "4", "5"])
    time.now = .seconds(2)
    await say("default") { Self.post($0, .default) }
    await say("low") { Self.post($0, .low) }
    #expect(host.announcements.suffix(2) == ["default", "low"])
    await say("high") { Self.post($0, .high) }
    await say("after") { Self.post($0, .default) }
    #expect(host.announcements.suffix(3) == ["low", "high", "after"])
  }
}

/// The time of a test.
private final class Time: Sendable {
  private let time = Mutex(Duration.zero)

  var now: Duration {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }
}

@MainActor @Suite("Focus before its element") struct FocusValueTests {
  private struct Screen: View {
    @AccessibilityFocusState private var focus: Int?
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("Too early") { focus = 1 }
        Button("In time") {
          focus = 1
          isShown = true
        }
        Button("Show") { isShown = true }
        if isShown { Text("Target").accessibilityFocused($focus, equals: 1) }
        Text(focus.map { "at \($0)" } ?? "elsewhere")
      }
    }
  }

  @Test("S05 A focus without an element in the next frame is lost, and not made up for") func lost() throws {
    let host = Host(Screen())
    try host.tap("Too early")
    #expect(host.shows("elsewhere"))
    try host.tap("Show")
    #expect(host.focus == nil)
    #expect(host.shows("elsewhere"))
    try host.tap("Too early")
    #expect(host.focus == "Target")
  }

  @Test("S71 When the element with the focus goes, the default gets it, if it is there") func defaultFocus() throws {
    struct Default: View {
      let value: Int?
      @AccessibilityFocusState private var focus: Int?
      @State private var isFirst = true
      var body: some View {
        VStack {
          if isFirst {
            Button("First") { isFirst = false }.accessibilityFocused($focus, equals: 1)
          } else {
            Text("Second").accessibilityFocused($focus, equals: 2)
          }
        }
        .accessibilityDefaultFocus($focus, value)
      }
    }
    for (value, focus) in [(2, "Second"), (3, nil), (nil, nil)] as [(Int?, String?)] {
      let host = Host(Default(value: value))
      try host.moveFocus(to: "First")
      try host.tap("First")
      #expect(host.focus == focus)
    }
  }

  @Test("S05 An element that comes in the next frame gets the focus") func inTime() throws {
    let host = Host(Screen())
    try host.tap("In time")
    #expect(host.focus == "Target")
    #expect(host.shows("at 1"))
  }

  @Test("S05 Hidden elements and elements behind a sheet get no focus") func hidden() throws {
    struct Hidden: View {
      @AccessibilityFocusState private var focus: Int?
      @State private var isPresented = false
      var body: some View {
        VStack {
          Text("Hidden").accessibilityHidden(true).accessibilityFocused($focus, equals: 1)
          Text("Behind").accessibilityFocused($focus, equals: 2)
          Button("Open") { isPresented = true }
          Button("Hidden") { focus = 1 }
          Text(focus.map { "at \($0)" } ?? "elsewhere")
        }
        .sheet(isPresented: $isPresented) { Button("Move") { focus = 2 } }
      }
    }
    let host = Host(Hidden())
    try host.tap("Hidden")
    #expect(host.shows("elsewhere"))
    try host.tap("Open")
    try host.tap("Move")
    #expect(host.shows("elsewhere"))
  }
}
