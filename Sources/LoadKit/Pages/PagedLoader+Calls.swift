/// What footers and users ask of the next page. The list's own calls are those of ``PagedLoader/list``.
extension PagedLoader {
  /// Loads the next page if it is time for it, and waits until that settles.
  ///
  /// By default what a footer asks for that appears: without effect at the end, after a failure, and after the user has
  /// stopped a page; then only ``LoadReason/userRetry`` loads, exactly the page that is missing. If that page is being
  /// loaded already, its run is joined. If the calling task is cancelled the call returns at once, and the run ends
  /// after ``LoadOptions/cancellationDelay`` unless somebody else waits for it, as with ``Loader/load(_:reason:)``; to
  /// let it go on, call ``startMore(_:)``.
  ///
  /// - Parameter reason: Who or what asks.
  /// - Returns: The end of the list afterwards.
  @discardableResult public func loadMore(reason: LoadReason = .appeared) async -> NextPageState {
    if Task.isCancelled { return nextPage }
    let reason: LoadReason = reason.isUser ? .userRetry : .appeared
    if let request = request(by: reason) { await next.load(request, reason: reason) }
    return nextPage
  }

  /// Sets the next page going if it is time for it, and returns at once: what a footer does that appears, and with
  /// ``LoadReason/userRetry`` what its button does.
  ///
  /// The same as ``loadMore(reason:)``, but the run goes on to its end, also when the footer is scrolled away.
  ///
  /// - Parameter reason: Who or what asks.
  public func startMore(_ reason: LoadReason = .appeared) {
    // A next page has no pull control: whatever the user does is a retry, which is acknowledged at once.
    let reason: LoadReason = reason.isUser ? .userRetry : .appeared
    if let request = request(by: reason) { next.start(request, reason: reason) }
  }

  /// Sets the next page going if an item that appears is near enough to the end of the list
  /// (``LoadPageOptions/prefetchDistance``): what a cell does that is displayed.
  ///
  /// - Parameter index: The position of the item among ``items``.
  public func itemAppeared(at index: Int) {
    if snapshot.isNearEnd(index) { startMore() }
  }

  /// Stops the page under way for the user. From then on only the user asks for it (``NextPageState/stopped``), unless
  /// it had failed before: then that shows again (rule 16).
  ///
  /// Without effect if none is loaded.
  public func cancelMore() {
    guard next.driver.runID != nil else { return }
    if next.driver.showsFailureAgain { next.cancel() } else { next.set(.stopped) }
  }

  /// The app goes to the background: until ``resumed()`` the time counts for freshness only, also for the page under
  /// way (rule 22).
  package func suspended() {
    list.suspended()
    next.suspended()
  }

  /// The app is in the foreground again; see ``Loader/resumed()``.
  package func resumed() {
    list.resumed()
    next.resumed()
  }

  /// What to ask for, if anything.
  private func request(by reason: LoadReason) -> PageRequest<Input, Cursor>? {
    let snapshot = snapshot
    guard let pages = snapshot.pagesToContinue(by: reason), let cursor = pages.next, let input = list.input else {
      return nil
    }
    if snapshot.nextPage == .stopped { next.reset() }
    return PageRequest(input: input, cursor: cursor, mark: pages.mark)
  }
}

extension LoadDriver {
  /// Whether stopping the run brings a failure for the same input back.
  fileprivate var showsFailureAgain: Bool {
    machine.settled.failure != nil && machine.settledInput == machine.input
  }
}
