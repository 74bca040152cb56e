import Combine
import Testing

@Suite("Combine") struct CombineTests {
  private final class Plain: ObservableObject {}

  private class Base: ObservableObject {
    @Published var first = 1
  }

  private final class Derived: Base {
    @Published var second = 2
  }

  private final class Own: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var value = 0 { willSet { objectWillChange.send() } }
  }

  @Test("All published properties of an object share one publisher, which sends before the change") func shared() {
    let object = Derived()
    var seen: [Int] = []
    let subscription = object.objectWillChange.sink { seen.append(object.first + object.second) }
    object.first = 10
    object.second = 20
    #expect(seen == [3, 12])
    #expect(object.first + object.second == 30)
    subscription.cancel()
    object.first = 0
    #expect(seen.count == 2)
  }

  @Test("A property's own publisher begins with the present value, and sends before the change") func property() {
    let object = Base()
    var seen: [Int] = []
    let subscription = object.$first.sink { seen.append($0) }
    object.first = 2
    #expect(seen == [1, 2])
    _ = subscription
  }

  @Test("A subscription ends with its token") func token() {
    let object = Own()
    var count = 0
    var tokens: Set<AnyCancellable> = []
    object.objectWillChange.sink { count += 1 }.store(in: &tokens)
    object.value = 1
    tokens = []
    object.value = 2
    #expect(count == 1)
    _ = Plain().objectWillChange
  }
}
