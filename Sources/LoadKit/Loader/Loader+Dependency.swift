extension Loader {
  /// Loads for what another loader has loaded: the input of this one is a part of the other's value.
  ///
  /// ```swift
  /// let posts = Loader<User.ID, [Post]>(.posts) { id, _ in try await service.posts(of: id) }
  ///   .following(user) { $0.id }
  /// ```
  /// It loads as soon as the other has content, and again for another input. When the other's content goes (another
  /// input, a reset, a failure in its place, nothing in it) this loader is reset, and its run is cancelled. A failure
  /// of the other is shown by the other only: this one is idle. While the other refreshes, and when that fails, its
  /// content stays and so does this one's.
  ///
  /// - Parameters:
  ///   - first: The loader to follow. This loader does not keep it alive.
  ///   - input: Gives the input for a value; `nil` if there is nothing to load for.
  /// - Returns: The loader.
  @discardableResult public func following<FirstInput: Equatable, FirstValue>(
    _ first: Loader<FirstInput, FirstValue>, input: @escaping @MainActor (FirstValue) -> Input?
  ) -> Self {
    let follow: @MainActor (LoadState<FirstValue>) -> Void = { [weak self] state in
      guard let self else { return }
      let isForInput = state.status?.origin != .previousInput && state.status?.origin != .placeholder
      loadIfOther(isForInput ? state.value.flatMap(input) : nil)
    }
    dependency = first.subscribe { follow($0.state) }
    followedInput = nil
    if first.usedDriver != nil { follow(first.driver.published.open(as: FirstValue.self)) }
    return self
  }

  private func loadIfOther(_ input: Input?) {
    guard input != followedInput else { return }
    followedInput = input
    if let input { start(input) } else { reset() }
  }
}
