import Dispatch
@_spi(Testing) import Network
import Synchronization
import Testing

@Suite("NWPathMonitor") struct PathMonitorTests {
  @Test("A monitor tells the path when it starts, and each change on its queue, until it is cancelled")
  func monitor() async {
    let network = SimulatedNetwork(.unsatisfied)
    let monitor = network.run { NWPathMonitor() }
    let (paths, continuation) = AsyncStream.makeStream(of: NWPath.self)
    monitor.pathUpdateHandler = { continuation.yield($0) }
    #expect(network.monitors == 0)
    monitor.start(queue: DispatchQueue(label: "path"))
    var iterator = paths.makeAsyncIterator()
    #expect(await iterator.next()?.status == .unsatisfied)
    network.change(to: .satisfied, over: .cellular, isExpensive: true)
    let path = await iterator.next()
    #expect(path?.status == .satisfied)
    #expect(path?.isExpensive == true)
    #expect(path?.usesInterfaceType(.cellular) == true)
    #expect(path?.usesInterfaceType(.wifi) == false)
    #expect(monitor.currentPath == path)
    monitor.cancel()
    #expect(network.monitors == 0)
  }

  @Test("A monitor of one kind of connection sees only that") func kinds() {
    let network = SimulatedNetwork(.satisfied, over: .wifi)
    let monitor = network.run { NWPathMonitor(requiredInterfaceType: .cellular) }
    #expect(monitor.currentPath.status == .unsatisfied)
    network.change(to: .satisfied, over: .cellular)
    #expect(monitor.currentPath.status == .satisfied)
  }

  @Test("A monitor is a sequence, which ends with its reader") func sequence() async {
    let network = SimulatedNetwork()
    var seen: [NWPath.Status] = []
    for await path in network.run({ NWPathMonitor() }) {
      seen.append(path.status)
      if seen.count == 2 { break }
      network.change(to: .unsatisfied)
    }
    #expect(seen == [.satisfied, .unsatisfied])
  }

  @Test("Without a network of the test there is a connection") func none() {
    #expect(NWPathMonitor().currentPath.status == .satisfied)
  }
}
