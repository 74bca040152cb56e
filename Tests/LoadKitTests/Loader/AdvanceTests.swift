import LoadKit
import LoadKitTesting
import Testing

/// `ManualClock.advance` returns after the callers that it resumed have run. Many rounds, since the wrong order is
/// rare.
@MainActor @Suite("A manual clock and the callers that it resumes") struct AdvanceTests {
  private let clock = ManualClock()

  private func makeLoader(_ step: ScriptedStep<Int>) -> Loader<NoInput, Int> {
    let script = ScriptedOperation<NoInput, Int>(clock, [step])
    return Loader(options: LoadOptions(timing: .none), environment: LoadEnvironment(clock: clock)) {
      try await script.operation(NoInput(), $0)
    }
  }

  @Test("every caller of a load that is answered has run when the time has moved")
  func callers() async {
    var late = 0
    for _ in 0..<1_000 {
      let loader = makeLoader(.succeed(1, after: ms(10)))
      var ended = 0
      for _ in 0..<3 {
        Task {
          await loader.load()
          ended += 1
        }
      }
      await clock.advance(by: ms(10))
      if ended != 3 { late += 1 }
    }
    #expect(late == 0)
  }

  @Test("so has the caller of a group, a consumer of states, and who waits for a recorded state")
  func others() async {
    var late = 0
    for _ in 0..<300 {
      let loader = makeLoader(.succeed(1, after: ms(10)))
      let group = LoadGroup(loader)
      let recorder = StateRecorder(loader)
      let states = loader.states
      var ended = 0
      Task {
        await group.load()
        ended += 1
      }
      Task {
        for await state in states where state.value == 1 { break }
        ended += 1
      }
      Task {
        await recorder.when { $0.value == 1 }
        ended += 1
      }
      await clock.advance(by: ms(10))
      if ended != 3 { late += 1 }
    }
    #expect(late == 0)
  }
}
