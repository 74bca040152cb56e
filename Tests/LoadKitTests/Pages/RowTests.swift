import LoadKitTesting
import Testing

@testable import LoadKit

@MainActor @Suite("Rows by identity") struct RowTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var text = ""
  }

  private func pages(_ count: Int) async -> PagedLoader<NoInput, Row, Int> {
    let pages = PagedLoader<NoInput, Row, Int>(pageOptions: LoadPageOptions(timing: .none, maxPages: nil)) {
      (cursor: Int?, _) in
      let first = cursor ?? 0
      return LoadPage((first..<first + 10).map { Row(id: $0) }, next: first + 10)
    }
    await pages.list.load()
    for _ in 1..<count { await pages.loadMore() }
    return pages
  }

  @Test("rule 8: a row is found in any order, and is missing once it is gone")
  func find() async {
    let pages = await pages(5)
    for id in [0, 1, 2, 49, 25, 24, 26, 0, 49] { #expect(pages.row(id: id)?.id == id) }
    #expect(pages.row(id: 50) == nil)
    pages.update { $0.removeAll { $0.id < 40 } }
    #expect(pages.row(id: 39) == nil)
    #expect(pages.row(id: 45)?.id == 45)
    #expect(PagedLoader<NoInput, Row, Int> { (_: Int?, _) in LoadPage([], next: nil) }.row(id: 1) == nil)
  }

  @Test("B79 a row that is changed by its identity stays changed when next pages arrive")
  func change() async {
    let pages = await pages(2)
    pages.update(id: 5) { $0.text = "new" }
    #expect(pages.row(id: 5)?.text == "new")
    await pages.loadMore()
    #expect(pages.row(id: 5)?.text == "new")
    #expect(pages.items.count == 30)
    pages.update(id: 99) { $0.text = "new" }
    for _ in 1...8 { await pages.loadMore() }
    #expect(pages.row(id: 99)?.text == "")
  }

  @Test("rule 8: an editable row that is gone keeps its last value and takes nothing, and a row that returns is read")
  func gone() async throws {
    let clock = ManualClock()
    let loader = Loader<NoInput, [Row]>(environment: LoadEnvironment(clock: clock)) { _ in [Row(id: 1), Row(id: 2)] }
    await loader.load()
    let row = loader.editableRow(Row(id: 2))
    row.value.text = "a"
    #expect(row.value.text == "a" && loader.row(id: 2)?.text == "a")
    let delete = Task {
      try await loader.optimistically({ $0.remove(id: 2) }) {
        try await clock.deliver(after: ms(100))
        throw broken
      }
    }
    await clock.advance(by: .zero)
    row.value.text = "b"
    #expect(row.value.text == "a" && loader.value == [Row(id: 1)])
    await clock.advance(to: ms(100))
    _ = await delete.result
    #expect(loader.value == [Row(id: 1), Row(id: 2, text: "a")])
    row.value.text = "c"
    #expect(loader.row(id: 2)?.text == "c")
  }

  @Test("rule 8: an editable row keeps no loader alive")
  func lifetime() async {
    var loader: Loader<NoInput, [Row]>? = Loader { _ in [Row(id: 1, text: "a")] }
    await loader?.load()
    weak let weakLoader = loader
    let row = loader?.editableRow(Row(id: 1))
    #expect(row?.value.text == "a")
    loader = nil
    #expect(weakLoader == nil)
    row?.value.text = "b"
    #expect(row?.value.text == "a")
  }
}
