import Combine
import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Combine") struct CombineForwardingTests {
  private let clock = ManualClock()

  private func loader(_ steps: [ScriptedStep<[Int]>]) -> Loader<NoInput, [Int]> {
    let script = ScriptedOperation<NoInput, [Int]>(clock, steps)
    return Loader(environment: LoadEnvironment(clock: clock), operation: script.operation)
  }

  private final class Model: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    let numbers: Loader<NoInput, [Int]>

    @MainActor init(_ numbers: Loader<NoInput, [Int]>) {
      self.numbers = numbers
      numbers.forwardChanges(to: objectWillChange).forwardChanges(to: objectWillChange)
    }
  }

  @Test("the changes of a loader reach the object that holds it, before each change and once")
  func forwarding() async {
    let model = Model(loader([.succeed([1])]))
    var seen: [[Int]?] = []
    let subscription = model.objectWillChange.sink { MainActor.assumeIsolated { seen.append(model.numbers.value) } }
    model.numbers.start()
    await clock.advance(by: .seconds(1))
    #expect(seen == [nil])
    model.numbers.set([2])
    #expect(seen == [nil, [1]])
    subscription.cancel()
    model.numbers.set([3])
    #expect(seen.count == 2)
  }

  @Test("the publisher sends the present state, then each change, and none after the subscription has ended")
  func states() async {
    let numbers = loader([.succeed([1], after: .milliseconds(500)), .fail(LoadFailure(.serverError))])
    var seen: [String] = []
    let subscription = numbers.statePublisher.sink { state in
      seen.append(state.isLoading ? "loading" : state.value.map { "\($0)" } ?? "idle")
    }
    #expect(seen == ["idle"])
    numbers.start()
    await clock.advance(by: .seconds(2))
    #expect(seen.first == "idle" && seen.last == "[1]" && seen.contains("loading"))
    let later = numbers.statePublisher
    var again: [[Int]?] = []
    let second = later.sink { again.append($0.value) }
    #expect(again == [[1]])
    subscription.cancel()
    let count = seen.count
    numbers.set([2])
    #expect(seen.count == count && again == [[1], [2]])
    second.cancel()
  }

  @Test("a subscription does not keep the loader alive")
  func memory() {
    var numbers: Loader<NoInput, [Int]>? = loader([])
    weak let gone = numbers
    let subscription = numbers?.statePublisher.sink { _ in }
    numbers = nil
    #expect(gone == nil)
    subscription?.cancel()
  }
}
