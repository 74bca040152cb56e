import LoadKit
import Testing

@Suite("Changes by identity") struct ChangeByIdentityTests {
  struct Row: Identifiable, Equatable {
    var id: Int
    var text = ""
  }

  private func rows(_ ids: Int...) -> [Row] { ids.map { Row(id: $0) } }

  private func twice(_ rows: [Row], _ change: (inout [Row]) -> Void) -> [Row] {
    var once = rows
    change(&once)
    var again = once
    change(&again)
    #expect(again == once)
    return once
  }

  @Test("B79 remove, upsert and move give the same result when applied twice")
  func twice() {
    #expect(twice(rows(1, 2, 3)) { $0.remove(id: 2) } == rows(1, 3))
    #expect(twice(rows(2, 1, 2)) { $0.remove(id: 2) } == rows(1))
    #expect(twice(rows(1)) { $0.remove(id: 2) } == rows(1))
    #expect(twice(rows(1, 2)) { $0.upsert(Row(id: 1, text: "new")) } == [Row(id: 1, text: "new"), Row(id: 2)])
    #expect(twice(rows(1)) { $0.upsert(Row(id: 2)) } == rows(1, 2))
    #expect(twice(rows(1)) { $0.upsert(Row(id: 2), atStart: true) } == rows(2, 1))
    #expect(twice([]) { $0.upsert(Row(id: 2)) } == rows(2))
    #expect(twice(rows(1, 2, 3)) { $0.move(id: 3, before: 1) } == rows(3, 1, 2))
    #expect(twice(rows(1, 2, 3)) { $0.move(id: 1, before: 3) } == rows(2, 1, 3))
    #expect(twice(rows(1, 2, 3)) { $0.move(id: 1, before: nil) } == rows(2, 3, 1))
    #expect(twice(rows(1, 2, 3)) { $0.move(id: 2, before: 2) } == rows(1, 2, 3))
    #expect(twice(rows(1, 2, 3)) { $0.move(id: 9, before: 2) } == rows(1, 2, 3))
    #expect(twice(rows(1, 2, 3)) { $0.move(id: 2, before: 9) } == rows(1, 2, 3))
  }

  @Test("B79 removing a row that is not there copies nothing")
  func noCopy() {
    let original = Array(0..<100).map { Row(id: $0) }
    var copy = original
    copy.remove(id: 1_000)
    #expect(original.withUnsafeBufferPointer { $0.baseAddress } == copy.withUnsafeBufferPointer { $0.baseAddress })
  }
}
