import Testing

@testable import LoadKit

@Suite("Several states as one") struct GroupMachineTests {
  typealias State = LoadState<LoadGroup.Content>

  private static let idle = State.idle
  private static let pending = State.loading(LoadActivity())
  private static let visible = State.loading(LoadActivity(indicator: .visible))
  private static let failed = State.failed(.numbered(1))
  private static let loaded = State.loaded(.init(), LoadStatus())
  private static let empty = State.empty(LoadStatus())

  @Test("rule 25: loading comes before failed, failed before idle, idle before loaded, in every order")
  func precedence() {
    let byRank = [[Self.visible, Self.pending], [Self.failed], [Self.idle], [Self.loaded, Self.empty]]
    for (rank, states) in byRank.enumerated() {
      for (otherRank, others) in byRank.enumerated() where otherRank > rank {
        for first in states {
          for other in others {
            #expect(State.combined([first, other]) == first)
            #expect(State.combined([other, first, other]) == first)
          }
        }
      }
    }
  }

  @Test("of several failures the first one shows; all empty is empty, some empty is loaded, none is loaded")
  func several() {
    #expect(State.combined([Self.loaded, .failed(.numbered(2)), Self.failed]).failure?.occurrence == 2)
    #expect(State.combined([Self.empty, Self.empty]).isEmpty)
    #expect(State.combined([Self.empty, Self.loaded]) == Self.loaded)
    #expect(State.combined([]) == Self.loaded)
  }

  @Test("a sample is no content: the group loads, or is idle, or has failed")
  func samples() {
    func sample(_ refresh: LoadRefresh) -> State {
      .loaded(.init(), LoadStatus(refresh: refresh, origin: .placeholder))
    }
    #expect(State.combined([Self.loaded, sample(.none)]).isIdle)
    #expect(State.combined([Self.loaded, sample(.running(LoadActivity(), after: nil))]) == Self.pending)
    #expect(State.combined([Self.loaded, sample(.failed(.numbered(1)))]) == Self.failed)
  }

  @Test("work is one: the user's wish, a visible indicator, the worst phase and Cancel of any count for all")
  func activities() {
    let one = LoadActivity(reason: .appeared, indicator: .visible, attempt: 2, phase: .waitingToRetry)
    let other = LoadActivity(reason: .userRetry, progress: .zero, phase: .slow, offersCancel: true)
    let both = LoadActivity(
      reason: .userRetry, indicator: .visible, attempt: 2, phase: .waitingToRetry, offersCancel: true)
    #expect(State.combined([.loading(one), .loading(other)]) == .loading(both))
    #expect(State.combined([.loading(other), .loading(one)]) == .loading(both))
  }

  @Test("the age is that of the oldest, if all are known; a refresh of one is one of all")
  func statuses() {
    func at(_ seconds: Int?, _ refresh: LoadRefresh = .none) -> State {
      .loaded(.init(), LoadStatus(refresh: refresh, asOf: seconds.map { .seconds($0) }))
    }
    #expect(State.combined([at(3), at(2), at(5)]).status?.asOf == .seconds(2))
    #expect(State.combined([at(3), at(nil)]).status?.asOf == nil)
    let failure = LoadFailure.numbered(1)
    #expect(State.combined([at(1), at(1, .failed(failure))]).status?.refresh == .failed(failure))
    let running = State.combined([at(1, .running(LoadActivity(), after: nil)), at(1, .failed(failure))])
    #expect(running.status?.refresh == .running(LoadActivity(), after: failure))
    let cached = State.loaded(.init(), LoadStatus(origin: .cached))
    #expect(State.combined([at(1), cached]).status?.origin == .cached)
  }

  @Test("an indicator that shows stays while anything loads, and for the minimum whatever comes")
  func steadyIndicator() {
    var machine = GroupMachine(minimumDisplay: ms(300))
    machine.take([Self.visible, Self.pending], at: ms(200))
    #expect(machine.shown == Self.visible)
    machine.take([Self.loaded, Self.pending], at: ms(450))
    #expect(machine.shown == Self.visible)
    #expect(machine.deadline == nil)
    machine.take([Self.loaded, Self.loaded], at: ms(499))
    #expect(machine.shown == Self.visible)
    #expect(machine.deadline == ms(500))
    machine.take([Self.loaded, Self.loaded], at: ms(500))
    #expect(machine.shown == Self.loaded)
    #expect(machine.deadline == nil)
    // And the next load begins anew.
    machine.take([Self.pending, Self.loaded], at: ms(510))
    #expect(machine.shown == Self.pending)
  }

  @Test("a failure waits for the minimum too, unless the user stops", arguments: [false, true])
  func failureWaits(stops: Bool) {
    var machine = GroupMachine(minimumDisplay: ms(300))
    machine.take([Self.visible, Self.pending], at: ms(200))
    if stops { machine.stop() }
    machine.take([Self.loaded, Self.failed], at: ms(250))
    #expect(machine.shown == (stops ? Self.failed : Self.visible))
    #expect(machine.deadline == (stops ? nil : ms(500)))
  }

  @Test("rule 2: the indicator beside the content stays from one refresh to the next, and a later one begins hidden")
  func steadyRefresh() {
    func refreshing(_ indicator: LoadIndicator) -> State {
      .loaded(.init(), LoadStatus(refresh: .running(LoadActivity(indicator: indicator), after: nil)))
    }
    var machine = GroupMachine(minimumDisplay: ms(300))
    machine.take([refreshing(.visible), refreshing(.pending)], at: ms(200))
    machine.take([Self.loaded, refreshing(.pending)], at: ms(500))
    #expect(machine.shown == refreshing(.visible))
    machine.take([Self.loaded, Self.loaded], at: ms(501))
    #expect(machine.shown == Self.loaded)
    machine.take([refreshing(.pending), Self.loaded], at: ms(502))
    #expect(machine.shown == refreshing(.pending))
    machine.take([refreshing(.visible), Self.loaded], at: ms(702))
    machine.stop()
    machine.take([refreshing(.pending), Self.loaded], at: ms(702))
    #expect(machine.shown == refreshing(.pending))
  }
}
