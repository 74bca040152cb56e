@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite("Styles") struct StyleTests {
  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.role == .destructive ? "!!" : "!")
        configuration.label
      }
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
      Text("Double").onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  @Test("A button style draws around the label, and the button stays one") func buttonStyle() throws {
    let record = Record()
    let host = Host(VStack { Button("Tap", role: .destructive) { record("tap") } }.buttonStyle(Loud()))
    #expect(host.text == "!!\nTap")
    #expect(host.all("Button").count == 1)
    try host.tap("!!, Tap")
    #expect(record.events == ["tap"])
  }

  @Test("A primitive style decides what triggers") func primitive() throws {
    let record = Record()
    let host = Host(Button("Tap") { record("tap") }.buttonStyle(Twice()))
    try host.tap("Tap")
    try host.tap("Double")
    #expect(record.events == ["tap", "tap", "tap"])
  }

  @Test("The system's styles only change looks") func builtIn() throws {
    let host = Host(Button("Tap") {}.buttonStyle(.borderedProminent))
    #expect(host.all("Button").first?.attributes["style"] == "BorderedProminentButtonStyle")
    try host.tap("Tap")
  }

  @Test("A label is its title to assistive technology, in every style") func labels() {
    for view in [
      AnyView(Label("Title", systemImage: "star")), AnyView(Label("Title", systemImage: "star").labelStyle(.titleOnly)),
    ] {
      #expect(Host(view).spoken == ["Title"])
      #expect(Host(view).text == "Title")
    }
    let icon = Host(Label("Title", systemImage: "star").labelStyle(.iconOnly))
    #expect(icon.spoken == ["Title"])
    #expect(icon.text == "")
  }

  @Test("A progress style") func progress() {
    struct Words: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
      }
    }
    #expect(Host(ProgressView(value: 0.25).progressViewStyle(Words())).text == "25 of 100")
  }
}
