import LoadKit
import LoadKitTesting

@testable import LoadKitUIKit
@testable import UIKit

/// A loader of titles, and the clock and the script behind it.
@MainActor struct Bench<Input: Equatable> {
  let clock = ManualClock()
  let script: ScriptedOperation<Input, [String]>
  let loader: Loader<Input, [String]>

  init(
    _ steps: [ScriptedStep<[String]>], options: LoadOptions = .once, seed: LoadSeed<[String]> = .none,
    connectivity: LoadConnectivity? = nil, authentication: LoadAuthentication? = nil, wording: LoadWording = .articles
  ) {
    script = ScriptedOperation(clock, steps)
    loader = Loader(
      wording, seed: seed, options: options,
      environment: LoadEnvironment(clock: clock, connectivity: connectivity, authentication: authentication),
      operation: script.operation)
  }

  var calls: Int { script.calls.count }

  /// Moves the clock to a time in milliseconds, and lets everything happen that is due by then.
  func at(_ milliseconds: Int) async { await clock.advance(to: .milliseconds(milliseconds)) }

  /// Fetches newer content, and lets the shortest time pass that its sign shows.
  func refresh(_ reason: LoadReason = .userRefresh) async {
    loader.start(reason)
    await clock.advance(by: .milliseconds(300))
  }

  /// Lets what was begun begin; the time stands still.
  func turn() async { await clock.advance(by: .zero) }
}

extension LoadOptions {
  /// One attempt, so that a failing step fails the run.
  static let once = LoadOptions(retry: .single)
}

extension RetryPolicy {
  /// One attempt.
  static let single = RetryPolicy(attempts: 1)
}

extension LoadWording {
  static let articles = LoadWording(
    loading: "Loading articles", refreshing: "Refreshing articles", load: "Load articles",
    retry: "Retry loading articles", refresh: "Refresh articles", cancel: "Cancel loading articles",
    idleTitle: "Articles Not Loaded", refreshFailedTitle: "Couldn’t Refresh Articles",
    empty: .firstUse(title: "No Articles", description: "Articles that you write appear here."),
    count: { $0 == 1 ? "1 article" : "\($0) articles" })
}

extension LoadFailure {
  static let broken = LoadFailure(.serverError, diagnostic: "HTTP 500")
}

/// A duration in milliseconds.
func ms(_ count: Int) -> Duration { .milliseconds(count) }

extension UIKitDriver {
  /// Waits until the pull control has ended, if it shows. It ends in a turn of its own, after the refresh has settled.
  func pullEnds() async {
    guard let control = refreshControl, control.isRefreshing else { return }
    await withCheckedContinuation { ended in control.whenEnded = { ended.resume() } }
  }

  /// The spinner's or the bar's element: what it is called and how far it is.
  var progress: Float? { views(UIProgressView.self).first?.progress }

  /// The only table that is seen.
  var table: UITableView? { views(UITableView.self).first }

  /// The titles of the rows that are seen.
  var rows: [String] {
    views(UITableViewCell.self).map { cell in AccessibilityTree.elements(in: cell).map(\.label).joined(separator: " ") }
      + views(UICollectionViewCell.self).map { cell in
        AccessibilityTree.elements(in: cell).map(\.label).joined(separator: " ")
      }
  }
}
