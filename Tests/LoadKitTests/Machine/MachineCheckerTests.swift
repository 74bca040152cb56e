@_spi(Machine) import LoadKit
import Testing

/// Tries all orders in which things can happen, as far as there is time, and random long ones, and holds the machine to
/// its rules after each step.
@Suite("All orders of events") struct MachineCheckerTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var options: LoadOptions
    var seed = LoadSeed<Int>.none
  }

  static let retry = RetryPolicy(
    attempts: 2, backoff: .constant(ms(150)), attemptTimeout: ms(400), maxElapsed: ms(1_200))

  static let settings = [
    Setting(testDescription: "the standard timing", options: LoadOptions(retry: retry)),
    Setting(testDescription: "no indicator", options: LoadOptions(timing: .none, retry: retry)),
    Setting(
      testDescription: "a placeholder", options: LoadOptions(timing: .placeholder, retry: retry),
      seed: .placeholder(9)),
    Setting(
      testDescription: "previous content kept, changes debounced",
      options: LoadOptions(retry: retry, debounce: ms(100), keepsPreviousContent: true)),
    Setting(
      testDescription: "waits that show",
      options: LoadOptions(retry: RetryPolicy(attempts: 3, backoff: .constant(.seconds(1)), maxElapsed: nil))),
    Setting(
      testDescription: "long attempts",
      options: LoadOptions(retry: RetryPolicy(attempts: 2, backoff: .constant(ms(900)), attemptTimeout: nil))),
    Setting(
      testDescription: "waiting for a connection, from a cache", options: LoadOptions(retry: retry, offline: .wait),
      seed: .cached(9)),
    Setting(
      testDescription: "waits of no length, and progress",
      options: LoadOptions(
        retry: RetryPolicy(attempts: 3, backoff: .constant(.zero), attemptTimeout: ms(250), maxElapsed: nil),
        slowAfter: ms(300), stallAfter: ms(100), cancellationDelay: ms(600), progress: .determinate)),
  ]

  static let moves: [MachineWorld.Move] = {
    var moves: [MachineWorld.Move] = []
    for input in 1...2 {
      moves += [
        .request(input: input, .appeared, isWaiting: true), .request(input: input, .userRetry, isWaiting: false),
        .request(input: input, .userRefresh, isWaiting: true), .request(input: input, .inputChanged, isWaiting: false),
      ]
    }
    moves += [.request(input: 1, .poll, isWaiting: false), .request(input: 1, .foreground, isWaiting: false)]
    moves += [.request(input: 1, .invalidated, isWaiting: true), .presence(.shown), .presence(.hidden)]
    moves += [.answer(1), .answer(0), .value(3), .end, .retryableFailure, .finalFailure, .refusal]
    moves += [.cancelled, .progress, .signedIn]
    moves += [.restored(8, input: 1), .restored(8, input: 2), .restored(0, input: 1)]
    moves += [.staleAnswer, .staleFailure, .left, .cancel, .reset, .noInput, .invalidate, .markStale]
    moves += [.set(2), .set(0), .dismissFailure]
    moves += [.amend(4), .amend(0), .change(5), .change(0), .begin(6)]
    moves += [.endWork(6, succeeded: true), .endWork(6, succeeded: false)]
    moves += [.connection(.offline), .connection(.online), .connection(.online(path: 1)), .connection(.unknown)]
    moves += [.suspended, .resumed, .deadline, .pause]
    return moves
  }()

  /// A world and how it came about.
  struct Path {
    var world: MachineWorld
    var moves: [MachineWorld.Move] = []
  }

  @Test("every order of a few events keeps the rules", arguments: settings)
  func breadthFirst(_ setting: Setting) {
    var seen: Set<MachineWorld.Signature> = []
    var queue = [Path(world: MachineWorld(options: setting.options, seed: setting.seed))]
    var next = 0
    while next < queue.count, queue.count < 3_500 {
      let path = queue[next]
      next += 1
      for move in Self.moves where path.world.allows(move) {
        var world = path.world
        world.make(move)
        if let broken = world.broken {
          Issue.record("\(broken), after \(path.moves + [move])")
          return
        }
        if seen.insert(world.signature).inserted { queue.append(Path(world: world, moves: path.moves + [move])) }
      }
    }
    // So many that all orders of three events are among them.
    #expect(queue[min(next, queue.count - 1)].moves.count >= 2)
    #expect(seen.count > 3_000)
  }

  @Test("long random orders keep the rules", arguments: settings)
  func randomWalks(_ setting: Setting) {
    var random = LinearRandom(state: 7)
    for _ in 0..<100 {
      var world = MachineWorld(options: setting.options, seed: setting.seed)
      var moves: [MachineWorld.Move] = []
      while moves.count < 100 {
        // Time goes on about every third move, so that it gets anywhere.
        let move =
          random.next() % 3 == 0
          ? (random.next() % 2 == 0 ? .pause : .deadline) : Self.moves[Int(random.next() % UInt64(Self.moves.count))]
        guard world.allows(move) else { continue }
        world.make(move)
        moves.append(move)
        if let broken = world.broken {
          Issue.record("\(broken), after \(moves)")
          return
        }
      }
    }
  }
}
