import Testing

@testable import LoadKit

@Suite("Values that are set once") struct SetOnceTests {
  @Test("B68 a value that is set before its first use holds, and a second one is refused with a message")
  func second() {
    let value = SetOnce<Int>()
    #expect(value.set(1) == nil)
    #expect(value.set(2) == .secondValue)
    #expect(value.use() == 1)
    #expect(value.set(3) == .secondValue)
    #expect(value.use() == 1)
    #expect(SetOnce<Int>.Refusal.secondValue.message(for: "f(_:)").contains("f(_:) was called a second time"))
  }

  @Test("B68 a value that is set after the first use is refused with a message, and the default stays")
  func late() {
    let value = SetOnce<Int>()
    #expect(value.use() == nil)
    #expect(value.set(1) == .afterUse)
    #expect(value.use() == nil)
    #expect(SetOnce<Int>.Refusal.afterUse.message(for: "f(_:)").contains("after the default was used"))
  }
}
