extension Loader {
  /// Shows cached content while there is none, until an outcome takes its place.
  ///
  /// ```swift
  /// let articles = Loader(.articles) { _ in try await service.articles() }
  ///   .restoring { await store.articles() }
  /// ```
  /// The closure is called when a load begins, or fails at once because the device is offline, and there is no content
  /// for the input. Its content is shown as ``LoadOrigin/cached`` with its age, is stale, and is refreshed by the load
  /// under way. If that fails, it stays, with a banner. It never takes the place of an outcome, and an empty value is
  /// not shown.
  ///
  /// Between ``LoadAuthentication/signedOut()`` and ``LoadAuthentication/signedIn()`` no loader of that authentication
  /// calls its closure, also if it was created in between.
  ///
  /// - Parameter restore: Gives cached content for an input, or `nil`. Its work should not be done on the main actor.
  /// - Returns: The loader.
  @discardableResult public func restoring(
    _ restore: @escaping @MainActor (_ input: Input) async -> LoadCachedValue<Value>?
  ) -> Self {
    self.restore = restore
    return self
  }

  /// Asks for cached content, if there is a use for it.
  func restore(_ input: Input, _ number: Int) {
    guard let restore, driver.machine.wantsCachedValue(for: number), restoration?.input != number else { return }
    // After signing out it may belong to the user before (rule 1).
    let isSignedOut = driver.environment.authentication?.isSignedOut ?? false
    if isSignedOut, driver.machine.options.resetsOnSignOut { return }
    restoration = LoadRestoration(
      input: number,
      task: Task { @MainActor [weak self] in
        let saved = await restore(input)
        guard !Task.isCancelled, let self else { return }
        restoration = nil
        if let saved {
          driver.send(.restored(LoadCachedValue(LoadContent(saved.value), age: saved.age), input: number))
        }
      })
  }
}

extension Loader where Input == NoInput {
  /// Shows cached content while there is none, until an outcome takes its place; see ``restoring(_:)-(_)``.
  ///
  /// - Parameter restore: Gives cached content, or `nil`.
  /// - Returns: The loader.
  @discardableResult public func restoring(
    _ restore: @escaping @MainActor () async -> LoadCachedValue<Value>?
  ) -> Self {
    restoring { _ in await restore() }
  }
}

/// A task that gets cached content for an input. It is cancelled when it is let go.
@MainActor final class LoadRestoration {
  let input: Int
  private let task: Task<Void, Never>

  init(input: Int, task: Task<Void, Never>) {
    self.input = input
    self.task = task
  }

  deinit { task.cancel() }
}
