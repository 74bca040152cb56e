/// What footers, headers and users ask of the pages at the ends of the list. The list's own calls are those of
/// ``PagedLoader/list``.
extension PagedLoader {
  /// Loads the next page if it is time for it, and waits until that settles.
  ///
  /// By default what a footer asks for that appears: without effect at the end, after a failure, and after the user has
  /// stopped a page; then only ``LoadReason/userRetry`` loads, exactly the page that is missing. If that page is being
  /// loaded already, its run is joined. If the calling task is cancelled the call returns at once, and the run ends
  /// after ``LoadOptions/cancellationDelay`` unless another caller waits for it, as with ``Loader/load(_:reason:)``; to
  /// let it go on, call ``startMore(_:)``.
  ///
  /// - Parameter reason: Who or what asks.
  /// - Returns: The end of the list afterwards.
  @discardableResult public func loadMore(reason: LoadReason = .appeared) async -> NextPageState {
    await load(.next, reason)
  }

  /// Loads the page before the first item, by the rules of ``loadMore(reason:)``, and waits until that settles.
  ///
  /// - Parameter reason: Who or what asks.
  /// - Returns: The beginning of the list afterwards.
  @discardableResult public func loadPrevious(reason: LoadReason = .appeared) async -> NextPageState {
    await load(.previous, reason)
  }

  /// Sets the next page going if it is time for it, and returns at once: what a footer does that appears, and with
  /// ``LoadReason/userRetry`` what its button does.
  ///
  /// The same as ``loadMore(reason:)``, but the run goes on to its end, also when the footer is scrolled away.
  ///
  /// - Parameter reason: Who or what asks.
  public func startMore(_ reason: LoadReason = .appeared) { start(.next, reason) }

  /// Sets the page before the first item going, by the rules of ``startMore(_:)``, and returns at once.
  ///
  /// - Parameter reason: Who or what asks.
  public func startPrevious(_ reason: LoadReason = .appeared) { start(.previous, reason) }

  /// Sets the page at an end going if an item that appears is near enough to that end
  /// (``LoadPageOptions/prefetchDistance``): what a cell does that is displayed.
  ///
  /// - Parameter index: The position of the item in the list.
  public func itemAppeared(at index: Int) {
    for edge in LoadPageEdge.allCases where snapshot(at: edge).isNearEnd(index) { start(edge, .appeared) }
  }

  /// Stops the next page for the user. From then on only the user asks for it (``NextPageState/stopped``), unless it
  /// had failed before: then that shows again (rule 16).
  ///
  /// Without effect if none is loaded.
  public func cancelMore() { cancel(.next) }

  /// Stops the page before the first item for the user; see ``cancelMore()``.
  public func cancelPrevious() { cancel(.previous) }

  /// The app goes to the background: until ``resumed()`` the time counts for freshness only, also for the pages in
  /// progress (rule 22).
  package func suspended() {
    list.suspended()
    for edge in LoadPageEdge.allCases { loader(at: edge).suspended() }
  }

  /// The app is in the foreground again; see ``Loader/resumed()``.
  package func resumed() {
    list.resumed()
    for edge in LoadPageEdge.allCases { loader(at: edge).resumed() }
  }

  // MARK: Both ends

  func load(_ edge: LoadPageEdge, _ reason: LoadReason) async -> NextPageState {
    if Task.isCancelled { return snapshot(at: edge).nextPage }
    let reason: LoadReason = reason.isUser ? .userRetry : .appeared
    if let request = request(edge, by: reason) { await loader(at: edge).load(request, reason: reason) }
    return snapshot(at: edge).nextPage
  }

  func start(_ edge: LoadPageEdge, _ reason: LoadReason) {
    // A page has no pull control: all that the user does is a retry, which is acknowledged at once.
    let reason: LoadReason = reason.isUser ? .userRetry : .appeared
    if let request = request(edge, by: reason) { loader(at: edge).start(request, reason: reason) }
  }

  func cancel(_ edge: LoadPageEdge) {
    let loader = loader(at: edge)
    guard loader.driver.runID != nil else { return }
    // The run's own input is settled by this, so that the end of these pages is stopped.
    if !loader.driver.showsFailureAgain { loader.set(.stopped) }
    loader.cancel()
  }

  /// What to ask for, if anything.
  private func request(_ edge: LoadPageEdge, by reason: LoadReason) -> PageRequest<Input, Cursor>? {
    let snapshot = snapshot(at: edge)
    guard snapshot.continues(by: reason), let input = list.input, let pages else { return nil }
    if snapshot.nextPage == .stopped { loader(at: edge).reset() }
    return PageRequest(input: input, cursor: pages[edge].link.cursor, mark: pages[edge].mark)
  }
}

extension LoadDriver {
  /// Whether stopping the run brings a failure for the same input back.
  fileprivate var showsFailureAgain: Bool {
    machine.settled.failure != nil && machine.settledInput == machine.input
  }
}
