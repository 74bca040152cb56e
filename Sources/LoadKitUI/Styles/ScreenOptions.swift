#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// The app's own views for the screens of the nearest display, and what these screens do without being asked.
  ///
  /// Content of a screen, and a view of the app's own in place of it, start with the defaults again, so that nothing
  /// here reaches a screen that is pushed or presented from them.
  struct ScreenOptions {
    typealias Retry = @MainActor () -> Void

    var idle: (@MainActor () -> AnyView)?
    var empty: (@MainActor (EmptyContent) -> AnyView)?
    var failure: (@MainActor (LoadFailure, Retry?) -> AnyView)?
    var canBePulled = true
    /// Whether the toolbar has a button that refreshes; `nil` for the platform's default.
    var hasRefreshButton: Bool?
    var loadsOnAppear = true

    /// The options for the rows of a list whose display has these options.
    var forRows: ScreenOptions {
      var options = ScreenOptions()
      (options.idle, options.empty, options.failure) = (idle, empty, failure)
      return options
    }

    /// The app's own view in place of a message.
    @MainActor func view(
      for message: LoadPresentation.Message, perform: @escaping (LoadAction) -> Void
    ) -> AnyView? {
      switch message.kind {
      case .idle: return idle?()
      case .empty: return message.empty.flatMap { empty?($0) }
      case .failed:
        guard let subject = message.failure, let failure else { return nil }
        let canRetry = message.actions.contains { $0.action == .retry && $0.isEnabled }
        let retry: Retry = { perform(.retry) }
        return failure(subject, canRetry ? retry : nil)
      }
    }
  }

  extension EnvironmentValues {
    private struct ScreenOptionsKey: EnvironmentKey {
      static var defaultValue: ScreenOptions { ScreenOptions() }
    }

    var screenOptions: ScreenOptions {
      get { self[ScreenOptionsKey.self] }
      set { self[ScreenOptionsKey.self] = newValue }
    }
  }
#endif
