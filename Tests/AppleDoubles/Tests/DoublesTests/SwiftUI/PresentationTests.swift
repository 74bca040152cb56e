@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite("Sheets and alerts") struct PresentationTests {
  let record = Record()

  private struct Sheets: View {
    let record: Record
    @State private var isPresented = false
    @State private var number: Number?

    struct Number: Identifiable { let id: Int }

    var body: some View {
      VStack {
        Button("Open") { isPresented = true }
        Button("Seven") { number = Number(id: 7) }
      }
      .onDisappear { record("covered") }
      .sheet(isPresented: $isPresented, onDismiss: { record("dismissed") }) { Inside() }
      .sheet(item: $number) { Text("Number \($0.id)") }
    }
  }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  @Test("A sheet covers what is below, which stays; it is dismissed from inside or swiped away") func sheet() throws {
    let host = Host(Sheets(record: record))
    try host.tap("Open")
    #expect(throws: HostError.self) { try host.tap("Seven") }
    try host.tap("Close")
    #expect(!host.shows("Close"))
    #expect(record.events == ["dismissed"])
    try host.tap("Open")
    try host.swipeAway()
    #expect(record.events == ["dismissed", "dismissed"])
    try host.tap("Seven")
    #expect(host.shows("Number 7"))
    try host.swipeAway()
    #expect(!host.shows("Number 7"))
  }

  @Test("An alert shows its message and buttons; each button puts it away") func alert() throws {
    struct Screen: View {
      let record: Record
      @State private var isPresented = false
      var body: some View {
        Button("Fail") { isPresented = true }
          .alert("Failed", isPresented: $isPresented) {
            Button("Retry") { record("retry") }
            Button("Cancel", role: .cancel) {}
          } message: {
            Text("What happened")
          }
      }
    }
    let host = Host(Screen(record: record))
    try host.tap("Fail")
    #expect(host.text == "Fail\nFailed\nWhat happened\nRetry\nCancel")
    #expect(throws: HostError.self) { try host.tap("Fail") }
    try host.tap("Retry")
    #expect(record.events == ["retry"])
    #expect(host.text == "Fail")
  }

  @Test("An alert about nothing does not show; one without buttons has one") func presenting() throws {
    func view(_ error: String?) -> some View {
      Text("A").alert("Failed", isPresented: .constant(true), presenting: error) { _ in
      } message: {
        Text($0)
      }
    }
    let host = Host(view(nil))
    #expect(host.text == "A")
    host.show(view("Reason"))
    #expect(host.shows("Reason"))
    #expect(host.has("OK"))
  }

  @Test("S59 The button of an alert first takes the alert away, and then acts") func alertOrder() throws {
    struct Screen: View {
      let record: Record
      @State private var isPresented = true
      var body: some View {
        Text("A").alert("Failed", isPresented: $isPresented) { Button("Retry") { record("\(isPresented)") } }
      }
    }
    try Host(Screen(record: record)).tap("Retry")
    #expect(record.events == ["false"])
  }

  @Test("S60 An alert keeps its first buttons and message, and has the newest title") func keepsData() throws {
    func view(_ error: String?) -> some View {
      Text("A").alert("About \(error ?? "nothing")", isPresented: .constant(true), presenting: error) { error in
        Button("Retry \(error)") { record(error) }
      } message: {
        Text("Because of \($0)")
      }
    }
    let host = Host(view("one"))
    for error in ["two", nil] {
      host.show(view(error))
      #expect(host.text == "A\nAbout \(error ?? "nothing")\nBecause of one\nRetry one")
    }
    try host.tap("Retry one")
    #expect(record.events == ["one"])
    #expect(host.dialogTitles.last == "About nothing")
  }

  private struct Two: View {
    let record: Record
    @State private var isFirst = false
    @State private var isSecond = false
    @State private var isSheet = false
    var body: some View {
      VStack {
        Button("Both") { (isFirst, isSecond) = (true, true) }
        Text("\(isSecond)").alert("First", isPresented: $isFirst) {}
        Text("B").alert("Second", isPresented: $isSecond) {
          Button("Again") { isFirst = true }
        }
        Button("Sheet") { isSheet = true }
      }
      .sheet(isPresented: $isSheet) {
        Button("Behind") { isFirst = true }
        Button("Here") { isSecond = true }
          .alert("Inside", isPresented: $isSecond) {}
      }
    }
  }

  @Test("S16 A second presentation is dropped, and not made up for") func second() throws {
    let host = Host(Two(record: record))
    try host.tap("Both")
    #expect(host.all("Alert").count == 1)
    #expect(host.shows("First"), "\(host.outline)")
    try host.tap("OK")
    #expect(host.all("Alert").isEmpty)
    #expect(host.shows("true"))
    try host.tap("Both")
    #expect(host.shows("First"))
  }

  @Test("S16 Behind a sheet nothing is presented, in it an alert is") func behindSheet() throws {
    let host = Host(Two(record: record))
    try host.tap("Sheet")
    try host.tap("Behind")
    #expect(host.all("Alert").isEmpty)
    try host.tap("Here")
    #expect(host.all("Alert").count == 1)
    #expect(host.shows("Inside"))
  }

  @Test("S16 The views in a menu, and in the actions of a row, are gone after the choice") func menus() throws {
    struct Entry: View {
      @State private var count = 0
      @State private var isFailed = false
      var body: some View {
        Button("Count \(count)") {
          count += 1
          isFailed = true
        }
        .alert("Failed", isPresented: $isFailed) {}
      }
    }
    let host = Host {
      Menu("More") { Entry() }
      Text("Row").contextMenu { Entry() }
    }
    try host.choose("Count 0", in: "More")
    #expect(host.all("Alert").isEmpty)
    try host.choose("Count 0", in: "More")
    try host.perform("Count 0", of: "Row")
    try host.perform("Count 0", of: "Row")
    #expect(host.all("Alert").isEmpty)
  }
}
