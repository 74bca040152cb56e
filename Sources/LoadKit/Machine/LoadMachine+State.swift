@_spi(Machine) extension LoadMachine {
  /// What the screen shows now: a function of what was settled and of the run under way, and of nothing else.
  public var state: LoadState<Value> {
    guard let run else { return settledState(refresh: settled.failure.map(LoadRefresh.failed) ?? LoadRefresh.none) }
    if run.isOverContent {
      let banner = run.input == settled.input ? settled.failure : nil
      return settledState(refresh: .running(activity(of: run), after: banner))
    }
    if run.isOverFailure, run.indicatorSince == nil, var failure = settled.failure {
      failure.isOfPreviousInput = run.input != settled.input
      return .failed(failure)
    }
    guard let placeholder = rules.placeholder else { return .loading(activity(of: run)) }
    return .loaded(placeholder, LoadStatus(refresh: .running(activity(of: run), after: nil), origin: .placeholder))
  }

  /// Whether the state is that of a failure which fills the screen.
  var showsFailure: Bool {
    guard settled.failure != nil else { return false }
    if run != nil { return run?.isOverContent == false && run?.isOverFailure == true && run?.indicatorSince == nil }
    if case .none = settled.content { return true }
    return false
  }

  private func settledState(refresh: LoadRefresh) -> LoadState<Value> {
    let origin = settled.contentInput == input ? settled.origin : .previousInput
    let status = LoadStatus(refresh: refresh, origin: origin, asOf: settled.asOf)
    switch settled.content {
    case .value(let value): return .loaded(value, status)
    case .nothing: return .empty(status)
    case .none:
      if let failure = settled.failure { return .failed(failure) }
      guard let placeholder = rules.placeholder else { return .idle }
      return .loaded(placeholder, LoadStatus(origin: .placeholder))
    }
  }

  private func activity(of run: LoadRun<Value>) -> LoadActivity {
    let phase: LoadPhase =
      switch run.stage {
      case .waitingForConnection: .waitingForConnection
      case .waitingToRetry where run.showsWait: .waitingToRetry
      case .waitingToRetry, .debouncing, .attempting, .holding:
        run.progress.isStalled ? .stalled : run.isSlow ? .slow : .working
      }
    return LoadActivity(
      reason: run.reason, indicator: run.indicatorSince == nil ? .pending : .visible, attempt: run.attempt,
      progress: rules.options.progress == .determinate ? run.progress.shown : nil, phase: phase,
      offersCancel: rules.isCancellable && (run.isSlow || phase == .stalled || phase == .waitingForConnection),
      followsOutdatedValue: run.firstRun != nil)
  }
}
