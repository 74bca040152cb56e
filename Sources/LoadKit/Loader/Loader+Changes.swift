/// Changes that the app makes to the content on screen (rule 8).
extension Loader {
  /// Changes the content on screen without asking the source: a row is deleted, or an item is replaced by the response
  /// to a submission.
  ///
  /// ```swift
  /// articles.update { $0.remove(id: article.id) }
  /// ```
  /// The change is also applied to a value whose request began before the change, since that value does not include
  /// it. It ends with the first value that was requested afterwards. Age, failed refresh and running requests stay.
  /// While there is no value for the present input, nothing changes. If the changed value is equal to the one before,
  /// no observer is notified.
  ///
  /// - Parameter change: Changes the value. It may be called several times, for different values, and has to give the
  ///   same result when applied twice; `remove(id:)`, `update(id:_:)`, `upsert(_:atStart:)` and `move(id:before:)` do.
  ///   It must not use the loader.
  public func update(_ change: @escaping (_ value: inout Value) -> Void) {
    _ = apply(change, isPending: false)
  }

  /// Changes the content on screen at once, while work that makes the change at the source is still running.
  ///
  /// ```swift
  /// try await articles.optimistically({ $0.remove(id: article.id) }) { try await service.delete(article) }
  /// ```
  /// The change stays until a value arrives that was requested after the work succeeded. If the work throws, the change
  /// is undone at once, and newer content stays. The work is not cancelled with the loader's runs, nor retried.
  ///
  /// - Parameters:
  ///   - change: Changes the value, as in ``update(_:)``.
  ///   - work: Makes the change at the source. It is also called while the loader has no value.
  /// - Returns: The result of the work.
  /// - Throws: The error of the work, after the change was undone.
  @discardableResult public func optimistically<Result>(
    _ change: @escaping (_ value: inout Value) -> Void, _ work: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let number = apply(change, isPending: true)
    do {
      let result = try await work()
      driver.send(.changeEnded(number, succeeded: true))
      return result
    } catch {
      driver.send(.changeEnded(number, succeeded: false))
      throw error
    }
  }

  /// Replaces the content without asking the source: by the response to a submission, or a value known otherwise.
  ///
  /// It counts as stale. A run in progress goes on, a pull too; its value is not shown, since it was requested before.
  /// The first value that is requested afterwards takes its place. To change the content, rather than to replace it,
  /// call ``update(_:)`` or ``optimistically(_:_:)``.
  ///
  /// - Parameter value: The content. If it is empty the state is ``LoadState/empty(_:)``.
  public func set(_ value: Value) { driver.send(.set(LoadContent(value))) }

  private func apply(_ change: @escaping (inout Value) -> Void, isPending: Bool) -> Int {
    let edited = traits.edited
    return driver.change(isPending: isPending) { content in
      let value = content.open(as: Value.self)
      var changed = value
      change(&changed)
      return LoadContent(edited(value, changed))
    }
  }
}

extension LoadDriver {
  /// Changes the content by a function, and returns the number of the change.
  func change(isPending: Bool, _ function: @escaping (LoadContent) -> LoadContent) -> Int {
    let number = changes.add(function)
    send(.change(number, isPending: isPending))
    return number
  }
}
