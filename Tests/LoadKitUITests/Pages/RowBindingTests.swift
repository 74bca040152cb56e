import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("Bindings to rows") struct RowBindingTests {
  struct Note: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  let clock = ManualClock()

  private func loader() -> Loader<NoInput, [Note]> {
    Loader(environment: LoadEnvironment(clock: clock)) { _ in [Note(id: 1, text: "One"), Note(id: 2, text: "Two")] }
  }

  private func screen(_ notes: Loader<NoInput, [Note]>) -> some View {
    LoadStateView(notes) { list in
      List {
        ForEach(list) { note in TextField("Note \(note.id)", text: notes.binding(for: note).text) }
      }
    }
  }

  @Test("rule 8: typing into a row changes the content until a refresh brings the source's")
  func typing() async throws {
    let notes = loader()
    let host = Host(screen(notes))
    await clock.advance(by: .zero)
    try host.type("New", into: "Note 2")
    #expect(notes.value?.map(\.text) == ["One", "New"])
    #expect(notes.row(id: 1)?.text == "One")
    await notes.refresh()
    #expect(notes.value?.map(\.text) == ["One", "Two"])
  }

  @Test("rule 8: a binding to a row that is gone keeps its last value and takes nothing; without a row there is none")
  func gone() async {
    let notes = loader()
    await notes.load()
    #expect(notes.binding(id: 3) == nil)
    guard let binding = notes.binding(id: 2) else {
      Issue.record("no binding to a row that is there")
      return
    }
    binding.wrappedValue.text = "New"
    notes.update { $0.remove(id: 2) }
    #expect(binding.wrappedValue == Note(id: 2, text: "New"))
    binding.wrappedValue.text = "Late"
    binding.text.wrappedValue = "Later"
    #expect(binding.wrappedValue.text == "New")
    #expect(notes.value == [Note(id: 1, text: "One")])
    await notes.refresh()
    #expect(binding.wrappedValue.text == "Two")
  }

  @Test("B79 a binding to an item of a paged list: the change stays when the next page arrives")
  func paged() async {
    let pages = PagedLoader<NoInput, Note, Int>(environment: LoadEnvironment(clock: clock)) { (cursor: Int?, _) in
      LoadPage([Note(id: cursor ?? 0, text: "Old")], next: (cursor ?? 0) + 1)
    }
    await pages.list.load()
    pages.binding(id: 0)?.wrappedValue.text = "New"
    pages.binding(for: Note(id: 9, text: "Other")).wrappedValue.text = "Nowhere"
    await pages.loadMore()
    #expect(pages.items.map(\.text) == ["New", "Old"])
  }
}

@MainActor @Suite("The header of a paged list") struct LoadPageHeaderTests {
  @Test("rule 24: a header asks for the earlier page, shows it before the others, and its failure with a retry")
  func header() async throws {
    let clock = ManualClock()
    let script = ScriptedOperation<Int, LoadPage<String, Int>>(
      clock,
      [
        .succeed(LoadPage(["10"], next: nil, previous: 9), after: ms(10)), .fail(broken, after: ms(10)),
        .succeed(LoadPage(["9"], next: nil), after: ms(10)),
      ])
    let pages = PagedLoader<NoInput, String, Int>(
      .texts, options: LoadOptions(retry: .never), environment: LoadEnvironment(clock: clock), id: { $0 }
    ) { (cursor: Int?, context) in try await script.operation(cursor ?? 10, context) }
    let host = Host(
      LoadStateView(pages.list) { items in
        List {
          LoadPageHeader(pages)
          ForEach(items, id: \.self) { Text(verbatim: $0) }
        }
      })
    await host.hearing { await clock.advance(to: ms(500)) }
    #expect(host.shows("10"))
    #expect(pages.previousPage.failure != nil && pages.nextPage == .end)
    #expect(script.calls.map(\.input) == [10, 9])
    for _ in 1...5 {
      host.disappear()
      host.appear()
    }
    #expect(script.calls.count == 2)
    #expect(pages.performPreviousPageAction(.retry))
    await host.hearing { await clock.advance(to: ms(1_500)) }
    #expect(host.text == "9\n10")
    #expect(script.calls.map(\.input) == [10, 9, 9])
    #expect(host.all("List").first?.children.count == 2)
  }
}
