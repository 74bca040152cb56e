/// Loads values by their identifiers, a limited number at once, and joins requests for the same one.
///
/// ```swift
/// let pool = LoadPool<Article.ID, Article>(limit: 4) { id in try await service.article(id) }
/// let results = try await pool.results(for: ids)  // in the order of `ids`, each with its value or its failure
/// ```
/// It keeps no values: share loaders by a ``LoaderStore`` for that. A request that no caller waits for any more is
/// cancelled, or never begins. It belongs to the main actor.
@MainActor public final class LoadPool<ID: Hashable, Value> {
  /// The outcome for one identifier.
  public struct Outcome {
    /// The identifier.
    public let id: ID
    /// The value, or why there is none.
    public let result: Result<Value, LoadFailure>
  }

  /// How many requests run at once, at most.
  public let limit: Int
  private let classifier: FailureClassifier
  private let operation: @MainActor (ID) async throws -> Value
  private var jobs: [ID: Job] = [:]
  /// The identifiers that wait for their turn, the first one first.
  private var queue: [ID] = []
  private var running = 0

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - limit: How many requests run at once. Default: 4. At least 1.
  ///   - classifier: Turns errors into failures.
  ///   - operation: Loads one value.
  public nonisolated init(
    limit: Int = 4, classifier: FailureClassifier = .standard,
    operation: @escaping @MainActor (ID) async throws -> Value
  ) {
    self.limit = max(1, limit)
    self.classifier = classifier
    self.operation = operation
  }

  /// Loads one value.
  ///
  /// - Parameter id: The identifier.
  /// - Returns: The value.
  /// - Throws: The ``LoadFailure``; `CancellationError` if the calling task was cancelled or the operation was. Other
  ///   callers that wait for the same value are left alone.
  public func value(for id: ID) async throws -> Value {
    try Task.checkCancellation()
    return try await wait(for: join(id)).get()
  }

  /// Loads several values, and waits for all of them.
  ///
  /// - Parameter ids: The identifiers. An identifier that occurs twice is loaded once.
  /// - Returns: The outcomes, in the order of the identifiers. A failure of one does not end the others. An operation
  ///   that cancels itself is a failure of the kind ``LoadFailure/Kind/unknown``.
  /// - Throws: `CancellationError` if the calling task was cancelled. Other callers are left alone.
  public func results(for ids: [ID]) async throws -> [Outcome] {
    try Task.checkCancellation()
    let tickets = ids.map { ($0, join($0)) }
    var outcomes: [Outcome] = []
    for (id, ticket) in tickets {
      do {
        outcomes.append(Outcome(id: id, result: .success(try await wait(for: ticket).get())))
      } catch let failure as LoadFailure {
        outcomes.append(Outcome(id: id, result: .failure(failure)))
      } catch {
        if Task.isCancelled {
          for (_, ticket) in tickets { leave(ticket) }
          throw CancellationError()
        }
        let failure = LoadFailure(.unknown, diagnostic: "the operation was cancelled")
        outcomes.append(Outcome(id: id, result: .failure(failure)))
      }
    }
    return outcomes
  }

  // MARK: Implementation

  private final class Job {
    var tickets: [Ticket] = []
    var task: Task<Void, Never>?
  }

  /// The place of a caller.
  @MainActor private final class Ticket {
    let id: ID
    var outcome: Result<Value, any Error>?
    var continuation: CheckedContinuation<Void, Never>?

    init(_ id: ID) { self.id = id }

    func resume(_ outcome: Result<Value, any Error>) {
      guard self.outcome == nil else { return }
      self.outcome = outcome
      continuation?.resume()
      continuation = nil
    }
  }

  private func join(_ id: ID) -> Ticket {
    let ticket = Ticket(id)
    if let job = jobs[id] {
      job.tickets.append(ticket)
    } else {
      let job = Job()
      job.tickets = [ticket]
      jobs[id] = job
      queue.append(id)
      startNext()
    }
    return ticket
  }

  private func wait(for ticket: Ticket) async -> Result<Value, any Error> {
    let leave: @MainActor () -> Void = { [weak self] in self?.leave(ticket) }
    await withTaskCancellationHandler {
      if ticket.outcome != nil { return }
      await withCheckedContinuation { ticket.continuation = $0 }
    } onCancel: {
      Task { @MainActor in leave() }
    }
    return ticket.outcome ?? .failure(CancellationError())
  }

  /// A caller stops waiting. The request ends with the last caller.
  private func leave(_ ticket: Ticket) {
    ticket.resume(.failure(CancellationError()))
    guard let job = jobs[ticket.id], job.tickets.contains(where: { $0 === ticket }) else { return }
    job.tickets.removeAll { $0 === ticket }
    guard job.tickets.isEmpty else { return }
    jobs[ticket.id] = nil
    queue.removeAll { $0 == ticket.id }
    job.task?.cancel()
  }

  private func startNext() {
    while running < limit, !queue.isEmpty {
      let id = queue.removeFirst()
      guard let job = jobs[id] else { continue }
      running += 1
      job.task = Task { @MainActor in
        let outcome: Result<Value, any Error>
        do {
          outcome = .success(try await operation(id))
        } catch {
          outcome = .failure(classifier.classify(error) ?? CancellationError())
        }
        end(id, job, outcome)
      }
    }
  }

  private func end(_ id: ID, _ job: Job, _ outcome: Result<Value, any Error>) {
    running -= 1
    if jobs[id] === job { jobs[id] = nil }
    let tickets = job.tickets
    job.tickets = []
    for ticket in tickets { ticket.resume(outcome) }
    startNext()
  }
}

extension LoadPool.Outcome: Sendable where ID: Sendable, Value: Sendable {}
