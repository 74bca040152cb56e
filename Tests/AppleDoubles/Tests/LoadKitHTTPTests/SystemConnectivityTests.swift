import LoadKit
import LoadKitHTTP
import LoadKitTesting
@_spi(Testing) import Network
import Testing

@MainActor @Suite("The system's connection") struct SystemConnectivityTests {
  let network = SimulatedNetwork(.unsatisfied)

  /// What reaches loaders after a change, up to `end`.
  private func told(
    _ connectivity: LoadConnectivity, until end: LoadConnection, after change: () -> Void
  ) async -> [LoadConnection] {
    let seen = Seen()
    await withCheckedContinuation { continuation in
      connectivity.observe(seen) { [weak seen] connection in
        guard let seen, seen.isWaiting else { return }
        seen.connections.append(connection)
        if connection == end {
          seen.isWaiting = false
          continuation.resume()
        }
      }
      change()
    }
    return seen.connections
  }

  private final class Seen {
    var connections: [LoadConnection] = []
    var isWaiting = true
  }

  @Test("a path that is not there is offline, one that is there is online, one that has to be opened is unknown")
  func statuses() async {
    let connectivity = network.run { LoadConnectivity.system() }
    #expect(connectivity.connection == .unknown)
    #expect(await told(connectivity, until: .offline) {} == [.offline])
    #expect(await told(connectivity, until: .online) { network.change(to: .satisfied) } == [.online])
    // A dearer path is the same path.
    network.change(to: .satisfied, isExpensive: true)
    #expect(await told(connectivity, until: .unknown) { network.change(to: .requiresConnection) } == [.unknown])
  }

  @Test("B50 another interface and another gateway are other paths, and the numbers go on after an interruption")
  func paths() async {
    let connectivity = network.run { LoadConnectivity.system() }
    _ = await told(connectivity, until: .offline) {}
    #expect(await told(connectivity, until: .online) { network.change(to: .satisfied) } == [.online])
    let mobile = LoadConnection.online(path: 1)
    #expect(await told(connectivity, until: mobile) { network.change(to: .satisfied, over: .cellular) } == [mobile])
    let wifi = LoadConnection.online(path: 2)
    let changed = await told(connectivity, until: wifi) { network.change(to: .satisfied, gateway: "192.0.2.1") }
    #expect(changed == [wifi])
    _ = await told(connectivity, until: .offline) { network.change(to: .unsatisfied) }
    let next = LoadConnection.online(path: 3)
    let returned = await told(connectivity, until: next) { network.change(to: .satisfied, gateway: "192.0.2.2") }
    #expect(returned == [next])
  }

  @Test("a load that failed for the lack of a connection runs again when the system finds one, once")
  func runsAgain() async {
    let connectivity = network.run { LoadConnectivity.system() }
    _ = await told(connectivity, until: .offline) {}
    let clock = ManualClock()
    let script = ScriptedOperation<NoInput, [String]>(clock, [.fail(LoadFailure(.timedOut)), .succeed(["a"])])
    let loader = Loader<NoInput, [String]>(
      options: LoadOptions(timing: .none), environment: LoadEnvironment(clock: clock, connectivity: connectivity),
      operation: script.operation)
    let recorder = StateRecorder(loader)
    #expect(await loader.load().failure?.kind == .offline)
    #expect(script.calls.count == 1)
    for _ in 0..<10 { network.change(to: .satisfied) }
    await recorder.when { $0.value == ["a"] }
    #expect(script.calls.count == 2)
  }

  @Test("the monitor is cancelled with the connectivity that follows it")
  func lifetime() {
    var connectivity: LoadConnectivity? = network.run { .system() }
    #expect(network.monitors == 1)
    #expect(connectivity?.connection == .unknown)
    connectivity = nil
    #expect(network.monitors == 0)
  }

  @Test("a source is started by whoever follows it")
  func source() async {
    let source = network.run { PathMonitorSource() }
    #expect(network.monitors == 0)
    let connectivity = LoadConnectivity(following: source)
    #expect(network.monitors == 1)
    #expect(await told(connectivity, until: .offline) {} == [.offline])
  }
}
