/// The one sleeper of a loader: calls back at the earliest deadline, and does not exist while there is none.
@MainActor final class LoadTimer {
  /// A longer sleep is cut: clocks do not survive every duration, and waking early is harmless.
  private static let longest = Duration.seconds(24 * 60 * 60)

  private let clock: LoadClock
  private let action: @MainActor () -> Void
  private var wakesAt: Duration?
  private var cancelWake: (@Sendable () -> Void)?

  init(clock: LoadClock, action: @escaping @MainActor () -> Void) {
    self.clock = clock
    self.action = action
  }

  deinit { cancelWake?() }

  /// Sets the deadline, on the loader's time line. `nil` ends the sleep.
  ///
  /// A sleep that ends earlier goes on, since beginning a new one costs more than waking once for nothing.
  func arm(_ deadline: Duration?) {
    guard let deadline else {
      cancelWake?()
      cancelWake = nil
      wakesAt = nil
      return
    }
    if let wakesAt, wakesAt <= deadline { return }
    cancelWake?()
    let now = clock.now()
    let delay = min(max(.zero, deadline - now), Self.longest)
    wakesAt = now + delay
    cancelWake = clock.wake(delay) { [weak self] in self?.fire() }
  }

  private func fire() {
    wakesAt = nil
    cancelWake = nil
    action()
  }
}

/// A clock as a loader uses it: with a time line of its own, which begins when the loader is used for the first time.
struct LoadClock: Sendable {
  /// The time since the loader was used for the first time.
  let now: @Sendable () -> Duration
  /// Calls back after a while; returns what cancels that.
  let wake: @MainActor @Sendable (Duration, @escaping @MainActor () -> Void) -> @Sendable () -> Void
  /// Counts resumed callers, if the clock is one for tests.
  let wakes: (any LoadWakeCounter)?

  init(_ clock: any Clock<Duration>) {
    // The usual one by its type, so that reading the time is compiled for it.
    if let clock = clock as? ContinuousClock {
      self.init(opening: clock)
    } else {
      self.init(opening: clock)
    }
  }

  private init<C: Clock>(opening clock: C) where C.Duration == Duration {
    let origin = clock.now
    now = { origin.duration(to: clock.now) }
    if let scheduler = clock as? any LoadScheduler {
      wake = { delay, action in scheduler.schedule(after: delay, action) }
      wakes = scheduler as? any LoadWakeCounter
    } else {
      wakes = nil
      wake = { delay, action in
        let sleeper = Task { @MainActor in
          // Only cancellation ends a sleep early, and then nobody wants to be called.
          guard (try? await clock.sleep(for: delay)) != nil, !Task.isCancelled else { return }
          action()
        }
        return { sleeper.cancel() }
      }
    }
  }
}
