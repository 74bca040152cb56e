import LoadKit

/// Writes every transition to a file, one JSON object a line, each at once, so that the file is complete whenever the
/// process ends.
@MainActor public final class Trace {
  /// Why a line could not be written, if so. Nothing is written from then on.
  public private(set) var error: OutputError?

  private let output: Output
  private let start: ContinuousClock.Instant

  /// Creates a trace.
  ///
  /// - Parameters:
  ///   - output: The file.
  ///   - start: When the program began; times count from there.
  public init(_ output: Output, start: ContinuousClock.Instant) {
    self.output = output
    self.start = start
  }

  /// Creates a trace in a file that the user has named.
  ///
  /// - Parameters:
  ///   - path: The file. It is emptied.
  ///   - start: When the program began; times count from there.
  /// - Throws: ``UsageError``, if it cannot be opened.
  public convenience init(path: String, start: ContinuousClock.Instant) throws(UsageError) {
    do throws(OutputError) {
      self.init(try .file(path), start: start)
    } catch {
      throw UsageError("--trace cannot open \(UsageError.quoted(path, otherwise: "the file")): \(error.text).")
    }
  }

  /// The time since the program began.
  public var now: Duration { start.duration(to: .now) }

  /// Notes a state.
  ///
  /// - Parameters:
  ///   - state: The state that a loader is in from now on.
  ///   - loader: The name of the loader.
  ///   - count: How many items a value has, if it is a list.
  ///   - time: Since when, from the beginning of the program.
  public func record<Value>(_ state: LoadState<Value>, loader: String, count: (Value) -> Int?, at time: Duration) {
    write(Self.line(state, loader: loader, count: count, time: time))
  }

  /// Notes how far a form's sending is.
  public func record<Value>(_ state: SubmissionState<Value>, loader: String) {
    write(Self.line(state, loader: loader, time: now))
  }

  private func write(_ line: String) {
    guard error == nil else { return }
    do throws(OutputError) {
      try output.write(line + "\n")
    } catch {
      self.error = error
    }
  }

  /// The line for the state of a form. It holds nothing of what was filled in.
  static func line<Value>(_ state: SubmissionState<Value>, loader: String, time: Duration) -> String {
    var line = JSONLine()
    line.add("t", time, in: .milliseconds(1))
    line.add("loader", loader)
    switch state {
    case .idle:
      line.add("state", "idle")
    case .sending(let activity):
      line.add("state", "sending")
      line.add(activity)
    case .sent:
      line.add("state", "sent")
    case .failed(let failure):
      line.add("state", "failed")
      line.add(failure.failure)
      line.add("fields", failure.fieldErrors.count)
      line.add("mayHaveBeenSent", "\(failure.mayHaveBeenSent)")
    }
    return line.text
  }

  /// The line for a state. It holds no content, so no text from the server.
  static func line<Value>(
    _ state: LoadState<Value>, loader: String, count: (Value) -> Int?, time: Duration
  ) -> String {
    var line = JSONLine()
    line.add("t", time, in: .milliseconds(1))
    line.add("loader", loader)
    switch state {
    case .idle:
      line.add("state", "idle")
    case .loading(let activity):
      line.add("state", "loading")
      line.add(activity)
    case .loaded(let value, let status):
      line.add("state", "loaded")
      line.add("count", count(value))
      line.add(status)
    case .empty(let status):
      line.add("state", "empty")
      line.add(status)
    case .failed(let failure):
      line.add("state", "failed")
      line.add(failure)
    }
    return line.text
  }
}

extension JSONLine {
  fileprivate mutating func add(_ activity: LoadActivity) {
    add("reason", "\(activity.reason)")
    add("indicator", "\(activity.indicator)")
    add("phase", "\(activity.phase)")
    add("attempt", activity.attempt)
    add("progress", activity.progress?.fraction)
  }

  fileprivate mutating func add(_ status: LoadStatus) {
    add("origin", "\(status.origin)")
    switch status.refresh {
    case .none:
      add("refresh", "none")
    case .running(let activity, let failure):
      add("refresh", "running")
      add(activity)
      if let failure { add(failure) }
    case .failed(let failure):
      add("refresh", "failed")
      add(failure)
    }
  }

  fileprivate mutating func add(_ failure: LoadFailure) {
    add("failure", "\(failure.kind)")
    add("attempts", failure.attempts)
    if let wait = failure.retryAfter { add("retryAfter", wait, in: .seconds(1)) }
    if !failure.diagnostic.isEmpty { add("diagnostic", failure.diagnostic) }
  }
}
