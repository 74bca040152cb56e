@_spi(Machine) import LoadKit
import Testing

@Suite("Machines are compared as values") struct MachineEqualityTests {
  /// A machine after events, the first at 0 ms and each other one 10 ms after the one before.
  private func machine(
    _ options: LoadOptions = LoadOptions(), _ events: [LoadEvent<Int>] = []
  ) -> LoadMachine<Int> {
    var machine = LoadMachine<Int>(options: options)
    for (place, event) in events.enumerated() { _ = machine.handle(event, at: .milliseconds(place * 10)) }
    return machine
  }

  @Test("Machines that were created alike are equal, and stay so through equal events")
  func alike() {
    let history: [LoadEvent<Int>] = [
      .request(LoadRequest()), .progress(LoadProgress(completed: 1, total: 2), attempt: 1), .success(1, attempt: 1),
      .change(1, isPending: true), .request(LoadRequest(input: 2, reason: .inputChanged)),
      .failure(LoadFailure(.notFound), attempt: 2),
    ]
    for count in 0...history.count {
      let events = Array(history.prefix(count))
      #expect(machine(events: events) == machine(events: events))
    }
  }

  @Test("Each event that changes something makes a machine unequal to its earlier copy")
  func differ() {
    var current = machine()
    let events: [LoadEvent<Int>] = [
      .request(LoadRequest()), .success(1, attempt: 1), .markStale, .set(2), .suspended, .resumed,
      .connection(.offline), .presence(.shown), .paused(true),
    ]
    for event in events {
      let earlier = current
      _ = current.handle(event, at: .zero)
      #expect(current != earlier, "\(event)")
    }
  }

  @Test("Another value, another input or another failure differs")
  func contents() {
    let request = LoadEvent<Int>.request(LoadRequest())
    #expect(
      machine(events: [request, .success(1, attempt: 1)]) != machine(events: [request, .success(2, attempt: 1)]))
    #expect(machine(events: [request]) != machine(events: [.request(LoadRequest(input: 2))]))
    #expect(
      machine(events: [request, .failure(LoadFailure(.notFound), attempt: 1)])
        != machine(events: [request, .failure(LoadFailure(.unauthorized), attempt: 1)]))
  }

  @Test("Each option that can be compared counts")
  func options() {
    let changes: [(inout LoadOptions) -> Void] = [
      { $0.name = "list" }, { $0.timing.grace = .zero }, { $0.retry = .never }, { $0.staleAfter = .seconds(7) },
      { $0.slowAfter = .seconds(7) }, { $0.stallAfter = .seconds(7) }, { $0.cancellationDelay = .seconds(7) },
      { $0.debounce = .seconds(7) }, { $0.debouncesFirstInput.toggle() }, { $0.pollEvery = .seconds(7) },
      { $0.streamsWhileHidden.toggle() }, { $0.keepsPreviousContent.toggle() }, { $0.progress = .determinate },
      { $0.isCancellable = true }, { $0.reloadsAutomatically.toggle() },
    ]
    for (place, change) in changes.enumerated() {
      var options = LoadOptions()
      change(&options)
      #expect(machine(options) != machine(), "change \(place)")
      #expect(machine(options) == machine(options), "change \(place)")
    }
  }

  private func machine(events: [LoadEvent<Int>]) -> LoadMachine<Int> { machine(LoadOptions(), events) }
}
