@_spi(Testing) import SwiftUI
import Testing

extension EnvironmentValues {
  fileprivate struct Name: EnvironmentKey {
    static var defaultValue: String { "default" }
  }

  fileprivate var name: String {
    get { self[Name.self] }
    set { self[Name.self] = newValue }
  }
}

@MainActor @Suite("Environment") struct EnvironmentTests {
  private struct Reader: View {
    @Environment(\.name) private var name
    var body: some View { Text(name) }
  }

  private struct Between: View {
    var body: some View { Reader() }
  }

  @Test("A value reaches everything below, the innermost counts, and only readers are drawn anew") func values() {
    func view(_ name: String) -> some View {
      VStack {
        Between()
        Reader().environment(\.name, "inner")
        Text("x").transformEnvironment(\.name) { $0 += "!" }
      }.environment(\.name, name)
    }
    let host = Host(view("outer"))
    #expect(host.text == "outer\ninner\nx")
    host.show(view("other"))
    #expect(host.text == "other\ninner\nx")
    #expect(host.evaluations(of: Between.self) == 1)
    #expect(host.evaluations(of: Reader.self) == 3)
  }

  @Test("What is disabled outside cannot be enabled inside") func disabled() throws {
    let host = Host {
      VStack {
        VStack { Button("Inner") {}.disabled(false) }.disabled(true)
        Button("Free") {}
      }
    }
    #expect(host.find("Inner").first?.isEnabled == false)
    #expect(throws: HostError.self) { try host.tap("Inner") }
    try host.tap("Free")
  }

  @Test("Text size, motion and colour are the test's to set, and can change") func settings() {
    struct Screen: View {
      @Environment(\.accessibilityReduceMotion) private var reduces
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.colorScheme) private var scheme
      @ScaledMetric private var width = 10.0
      var body: some View { Text("\(reduces) \(size) \(scheme) \(width > 10)") }
    }
    let host = Host({ $0.user.reducesMotion = true }) { Screen() }
    #expect(host.text == "true large light false")
    host.change {
      $0.dynamicTypeSize = .accessibility1
      $0.colorScheme = .dark
    }
    #expect(host.text == "true accessibility1 dark true")
  }

  @Test("Preferences go up, in order, and tell changes") func preferences() {
    struct Names: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    let record = Record()
    func view(_ name: String) -> some View {
      VStack {
        Text("A").preference(key: Names.self, value: ["A"])
        Text("B").preference(key: Names.self, value: [name])
      }
      .onPreferenceChange(Names.self) { names in MainActor.assumeIsolated { record(names.joined()) } }
    }
    let host = Host(view("B"))
    host.show(view("B"))
    host.show(view("C"))
    #expect(record.events == ["AB", "AC"])
  }

  @Test("Redacted text is drawn as blocks, except where that is taken back or private") func redaction() {
    let host = Host {
      VStack {
        Text("Two words")
        Text("Plain").unredacted()
      }.redacted(reason: .placeholder)
      Text("Secret").privacySensitive().redacted(reason: .privacy)
      Text("Public").redacted(reason: .privacy)
    }
    #expect(host.text == "███ █████\nPlain\n██████\nPublic")
  }

  @Test("A view can tell that it is a placeholder") func reasons() {
    struct Row: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(reasons.contains(.placeholder) ? "A" : "BB") }
    }
    #expect(Host(Row().redacted(reason: .placeholder)).text == "█")
    #expect(Host(Row().redacted(reason: [])).text == "BB")
  }
}
