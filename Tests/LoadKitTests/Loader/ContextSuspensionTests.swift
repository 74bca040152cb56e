import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Suspension in the context of an operation") struct ContextSuspensionTests {
  private final class Log: Sendable {
    private let state = LoadLock<[Bool]>([])
    var changes: [Bool] { state.withLock { $0 } }
    func add(_ isSuspended: Bool) { state.withLock { $0.append(isSuspended) } }
  }

  @Test("B49 the context says that the time stands still, and when it goes on, once each")
  func changes() async {
    let clock = ManualClock()
    let log = Log()
    var context: LoadContext?
    let loader = Loader<NoInput, Int>(environment: LoadEnvironment(clock: clock)) {
      context = $0
      try await clock.deliver(after: .seconds(1))
      return 1
    }
    loader.start()
    await clock.advance(by: .zero)
    var observation = context?.suspension.observe { log.add($0) }
    #expect(observation != nil)
    #expect(context?.suspension.isSuspended == false)
    loader.suspended()
    loader.suspended()
    #expect(context?.suspension.isSuspended == true)
    loader.resumed()
    loader.resumed()
    #expect(log.changes == [true, false])
    #expect(context?.suspension.isSuspended == false)
    observation = nil
    loader.suspended()
    #expect(log.changes == [true, false])
    #expect(context?.suspension.isSuspended == true)
  }

  @Test("an attempt that begins in the background knows it, and a context without a loader is never suspended")
  func beginsSuspended() async {
    var isSuspended: Bool?
    let loader = Loader<NoInput, Int> {
      isSuspended = $0.suspension.isSuspended
      return 1
    }
    loader.suspended()
    await loader.load()
    #expect(isSuspended == true)
    let log = Log()
    let observation = LoadContext().suspension.observe { log.add($0) }
    #expect(!LoadContext().suspension.isSuspended)
    withExtendedLifetime(observation) { #expect(log.changes.isEmpty) }
  }
}
