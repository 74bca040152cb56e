import LoadKitTesting
import Testing

@testable import LoadKit

@Suite("Several screen models on one display", .timeLimit(.minutes(1)))
@MainActor struct SharedDisplayTests {
  @Test("each model reports its own effects, and the display those of all")
  func effectsByModel() async {
    let first = ShownScreen([.succeed(["a"], after: .milliseconds(10))])
    let second = LoadScreenModel<[Int]>()
    first.display.add(second)
    first.show("x")
    var (ofFirst, ofSecond): ([LoadEffect], [LoadEffect]) = ([], [])
    first.model.onEffect = { ofFirst.append($0) }
    second.onEffect = { ofSecond.append($0) }
    first.display.appear()
    ofFirst = []
    ofSecond = []
    _ = first.takeEffects()
    second.show(.state(.failed(LoadFailure(.offline))))
    #expect(ofFirst.isEmpty)
    #expect(ofSecond.count == 1)
    await first.at(10)
    #expect(ofFirst == [.content(.replaced)])
    #expect(ofSecond.count == 1)
    #expect(first.takeEffects().count == 2)
    first.display.disappear()
    second.show(.state(.loaded([1], LoadStatus())))
    #expect(ofSecond.count == 1)
  }

  @Test("rule 1: an offer for another input loads for that input, also after a reset")
  func offerAfterReset() async {
    let screen = ShownScreen([.succeed(["a"]), .succeed(["b"])])
    screen.display.appear()
    screen.show("x")
    await screen.at(10)
    screen.loader.reset()
    screen.model.show(.loader(screen.loader, input: "y", loadsOnAppear: false))
    await screen.at(20)
    #expect(screen.calls == 1)
    screen.model.perform(.load)
    await screen.at(400)
    #expect(screen.script.calls.map(\.input) == ["x", "y"])
    #expect(screen.drawn == "content [\"b\"]")
  }
}
