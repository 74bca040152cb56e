import LoadKit
import LoadKitTesting

/// What a test fills in.
struct Note: Equatable, Sendable {
  var title = ""
  var text = ""
}

/// A form with everything that a test needs around it: a clock, a script, and a record of every state.
@MainActor final class FormFixture {
  let clock = ManualClock()
  let connectivity = LoadConnectivity()
  let script: ScriptedOperation<Note, String>
  private(set) var submission: LoadSubmission<Note, String>?
  /// The states with their times in milliseconds.
  private(set) var lines: [String] = []

  init(_ steps: [ScriptedStep<String>] = [], _ options: SubmissionOptions = .keyed()) {
    let keys = KeyCounter()
    script = ScriptedOperation(clock, steps)
    let submission = LoadSubmission(
      draft: Note(title: "a"), options: options,
      environment: LoadEnvironment(clock: clock, connectivity: connectivity, makeIdempotencyKey: { keys.next() }),
      operation: script.operation)
    self.submission = submission
    submission.onTransition = { [clock, weak self] _, state in
      self?.lines.append("\(Int(clock.now.offset / .milliseconds(1))) \(summary(of: state))")
    }
  }

  var form: LoadSubmission<Note, String> { submission! }
  var keys: [String?] { script.calls.map(\.idempotencyKey) }
  /// The summary of the state now.
  var state: String { summary(of: form.state) }
  /// Whether nothing waits.
  var isQuiet: Bool { clock.pendingSleepCount == 0 && script.running == 0 }

  /// Moves the clock to a time in milliseconds.
  func at(_ milliseconds: Int) async { await clock.advance(to: .milliseconds(milliseconds)) }
  /// Lets operations begin that could not begin at once; the time stands still.
  func turn() async { await clock.advance(by: .zero) }
  /// Presses the button.
  func press() async {
    form.start()
    await turn()
  }
  /// The screen goes, and with it the last reference.
  func drop() { submission = nil }
}

func summary<Value>(of state: SubmissionState<Value>) -> String {
  switch state {
  case .idle: return "idle"
  case .sending(let activity):
    let attempt = activity.attempt > 1 ? " attempt \(activity.attempt)" : ""
    let phase = activity.phase == .working ? "" : " \(activity.phase)"
    let progress = activity.progress.flatMap(\.fraction).map { " \($0)" } ?? ""
    return "sending" + (activity.indicator == .visible ? "" : " pending") + attempt + phase + progress
  case .sent(let value): return "sent \(value)"
  case .failed(let failure):
    return "failed \(failure.failure.kind)" + (failure.mayHaveBeenSent ? ", may have been sent" : "")
  }
}

extension SubmissionOptions {
  /// For a server that knows keys: two retries, 100 ms later each; the sign of sending stays for no time.
  static func keyed(retries: Int = 0, minimumDisplay: Duration = .zero) -> SubmissionOptions {
    SubmissionOptions(
      retry: .retries(retries, wait: ms(100), idempotency: .keyed),
      timing: LoadTiming(grace: ms(200), minimumDisplay: minimumDisplay))
  }

  /// For a server that knows none.
  static var unkeyed: SubmissionOptions {
    SubmissionOptions(timing: LoadTiming(grace: ms(200), minimumDisplay: .zero))
  }
}

/// What somebody who lost the connection gets.
let lost = LoadFailure(.cannotConnect)
/// What somebody who could not make one gets.
let refused = LoadFailure(urlErrorCode: -1004)!
