import Foundation
import LoadKitTesting
import Testing

@_spi(Machine) @testable import LoadKit

#if !LOADKIT_DEFERRED_START  // A history drives calls in the turn in which they begin.

  /// Tries all histories of one and of two displays up to a length, and holds the screen models to their rules after
  /// each step. Worlds that look the same are continued once.
  @Suite("All histories of displays", .timeLimit(.minutes(5)))
  @MainActor struct ScreenHistoryTests {
    typealias World = ScreenWorld

    /// Whether the long run asks for one step more: `Scripts/test --long`.
    static let isLong = ProcessInfo.processInfo.environment["LOADKIT_LONG"] != nil

    @Test(
      "B70 B74 B75 rules 1, 4, 17, 22, 27, 28: every history of life calls, inputs, actions, outcomes and time",
      arguments: [
        (displays: 1, length: 5, isSearch: false), (displays: 2, length: 4, isSearch: false),
        (displays: 1, length: 5, isSearch: true), (displays: 2, length: 3, isSearch: true),
      ])
    func histories(displays: Int, length: Int, isSearch: Bool) async {
      var steps: [World.Step] = []
      for move in World.Move.allCases {
        for display in 0..<(move.isOfDisplay ? displays : 1) { steps.append(World.Step(move: move, display: display)) }
      }
      var frontier: [[World.Step]] = [[]]
      var seen: Set<String> = []
      var problems: [String] = []
      var tried = 0
      for _ in 0..<(length + (Self.isLong ? 1 : 0)) {
        var next: [[World.Step]] = []
        for path in frontier {
          for step in steps {
            let world = World(displays: displays, isSearch: isSearch)
            for step in path { world.take(step) }
            world.take(step)
            tried += 1
            let history = path + [step]
            for problem in Self.problems(of: world, after: step) where problems.count < 5 {
              problems.append("\(history): \(problem)")
            }
            if seen.insert(world.digest).inserted { next.append(history) }
            await world.calls.drain()
          }
        }
        frontier = next
      }
      #expect(problems == [])
      #expect(tried > 1_000)
    }

    /// Which rules a world breaks after a step.
    static func problems(of world: World, after step: World.Step) -> [String] {
      var problems: [String] = []
      let machine = world.driver.machine
      let onScreen = world.screens.filter { $0.hasAppeared && !$0.isInBackground }
      for screen in world.screens where screen.display.isOnScreen != onScreen.contains(where: { $0 === screen }) {
        problems.append("on screen: \(screen.display.isOnScreen)")
      }
      problems += presence(machine, world, isShown: !onScreen.isEmpty)
      for screen in onScreen { problems += frame(of: screen, machine) }

      // One call for each wish.
      let calls = world.calls.count - world.callsBefore
      if calls > 1 { problems.append("\(calls) calls in one step") }
      if calls == 1, [.disappear, .background, .value].contains(step.move) { problems.append("a call by \(step)") }

      // Effects: on screen only, each change once, the focus only where a region was replaced.
      let said = world.screens.flatMap { screen in screen.effects.compactMap(\.announcement) }
      if said.count > 1 { problems.append("said \(said.count) times: \(said.map(\.text))") }
      problems += announcements(world, step, onScreen)
      for (screen, before) in zip(world.screens, world.bodiesBefore) {
        if !screen.effects.isEmpty, !onScreen.contains(where: { $0 === screen }) {
          problems.append("effects off screen")
        }
        let isReplaced = ScreenRegions(before) != ScreenRegions(screen.model.presentation)
        if screen.effects.contains(where: \.isFocus), !isReplaced { problems.append("focus moved for nothing") }
      }

      // Reading changes nothing.
      let (digest, count) = (world.digest, world.screens.map(\.effects.count))
      for screen in world.screens { for _ in 1...2 { _ = screen.model.frame } }
      if world.digest != digest || world.screens.map(\.effects.count) != count
        || world.calls.count != world.callsBefore + calls
      {
        problems.append("reading a frame changes something")
      }
      return problems
    }

    /// Each outcome is announced at most once, and one that waits only while its display and its input are on screen.
    private static func announcements(_ world: World, _ step: World.Step, _ onScreen: [World.Screen]) -> [String] {
      var problems: [String] = []
      if world.announced > world.outcomes {
        problems.append("\(world.announced) announcements for \(world.outcomes) outcomes")
      }
      for screen in world.screens {
        guard let input = screen.model.queuedInput else { continue }
        if !onScreen.contains(where: { $0 === screen }) { problems.append("an announcement waits off screen") }
        if input != world.driver.machine.input { problems.append("an announcement waits for an earlier input") }
        if [.inputA, .inputB].contains(step.move), world.screens[step.display] === screen, world.inputDidChange {
          problems.append("another input leaves an announcement")
        }
      }
      return problems
    }

    /// What the loader has to know of its displays.
    private static func presence(_ machine: LoadMachine<LoadContent>, _ world: World, isShown: Bool) -> [String] {
      var problems: [String] = []
      if machine.presence != (isShown ? .shown : .hidden) { problems.append("presence \(machine.presence)") }
      let isSuspended = world.screens.contains { $0.display.wasOnScreen } && world.screens.allSatisfy(\.isInBackground)
      if machine.isSuspended != isSuspended { problems.append("suspended: \(machine.isSuspended)") }
      // Nothing runs for longer than rule 17 allows.
      if !isShown, let run = machine.run, run.waiting == 0, !run.isDetached, run.reason != .userRefresh,
        run.leaveAt == nil
      {
        problems.append("a run that no screen, caller or user needs goes on")
      }
      return problems
    }

    /// What is drawn on screen.
    private static func frame(of screen: World.Screen, _ machine: LoadMachine<LoadContent>) -> [String] {
      switch screen.model.presentation.body {
      case .placeholder, .indicator:
        // Pending and indicator stand for work; without any the screen would be stuck.
        machine.run == nil ? ["stuck: nothing runs"] : []
      case .content:
        screen.model.frame.value == nil ? ["content without a value"] : []
      case .message(let message):
        message.kind == .idle && message.actions.isEmpty ? ["a message without a way out"] : []
      }
    }
  }

  extension LoadEffect {
    fileprivate var isFocus: Bool {
      if case .focus = self { true } else { false }
    }
  }
#endif
