import LoadKit
import SwiftUI
import _ArticlesCore

/// A view model as a team may have it already: it keeps a `LoadState` by hand and needs no loader.
@MainActor final class ProfileModel: ObservableObject {
  /// What the screen shows.
  @Published private(set) var state = LoadState<Author>.idle

  private let load: @MainActor () async throws -> Author
  private var work: Task<Void, Never>?

  /// Creates a model that has loaded nothing.
  ///
  /// - Parameter load: Fetches the profile.
  init(load: @escaping @MainActor () async throws -> Author) { self.load = load }

  /// Loads the profile, unless that is under way or done.
  func start(_ reason: LoadReason = .appeared) {
    guard work == nil, state.value == nil else { return }
    state = .loading(LoadActivity(reason: reason, indicator: .visible))
    work = Task {
      await run { .failed($0) }
      work = nil
    }
  }

  /// Fetches it again. What is on screen stays there whatever comes of it.
  func refresh() async {
    guard let value = state.value else { return start(.userRefresh) }
    state = .loaded(value, LoadStatus(refresh: .running(LoadActivity(reason: .userRefresh), after: nil)))
    await run { .loaded(value, LoadStatus(refresh: .failed($0))) }
  }

  /// Puts the failure of a refresh away.
  func dismissFailure() {
    if let value = state.value { state = .loaded(value, LoadStatus()) }
  }

  private func run(_ failed: (LoadFailure) -> LoadState<Author>) async {
    do {
      state = .loaded(try await load(), LoadStatus())
    } catch {
      // A cancellation is no failure (rule 15): what was there before comes back.
      if let failure = FailureClassifier.standard.classify(error) {
        state = failed(failure)
      } else {
        state = state.value.map { .loaded($0, LoadStatus()) } ?? .idle
      }
    }
  }
}
