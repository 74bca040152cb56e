/// https://developer.apple.com/documentation/network/nwpathmonitor/iterator
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath
  public typealias Failure = Never

  public struct Iterator: AsyncIteratorProtocol {
    let monitor: NWPathMonitor
    var base: AsyncStream<NWPath>.Iterator

    public mutating func next() async -> NWPath? { await base.next() }
  }

  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
    pathUpdateHandler = { continuation.yield($0) }
    continuation.onTermination = { [weak self] _ in self?.cancel() }
    start(queue: .global())
    return Iterator(monitor: self, base: stream.makeAsyncIterator())
  }
}
