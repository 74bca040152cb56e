#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A state that screens show in a preview or a snapshot test, in place of their loaders' states.
  public struct LoadPreview: Sendable, Hashable {
    private enum Code: Hashable {
      case idle, pending, loading, slow, waitingForConnection
      case content, refreshing, empty
      case failed(LoadFailure.Kind)
      case refreshFailed(LoadFailure.Kind)
    }

    private let code: Code

    private init(_ code: Code) { self.code = code }

    /// Nothing was asked for.
    public static let idle = LoadPreview(.idle)
    /// The load has begun, and no indicator shows yet.
    public static let pending = LoadPreview(.pending)
    /// The load has begun, and the indicator shows.
    public static let loading = LoadPreview(.loading)
    /// The load takes longer than usual, and can be cancelled.
    public static let slow = LoadPreview(.slow)
    /// The load waits for a connection, and can be cancelled.
    public static let waitingForConnection = LoadPreview(.waitingForConnection)
    /// The content, drawn from the screen's placeholder value.
    public static let content = LoadPreview(.content)
    /// The content, and newer content is being fetched.
    public static let refreshing = LoadPreview(.refreshing)
    /// There is nothing.
    public static let empty = LoadPreview(.empty)
    /// The content could not be loaded.
    public static func failed(_ kind: LoadFailure.Kind) -> LoadPreview { LoadPreview(.failed(kind)) }
    /// The content, and newer content could not be fetched.
    public static func refreshFailed(_ kind: LoadFailure.Kind) -> LoadPreview { LoadPreview(.refreshFailed(kind)) }

    /// The state of a screen.
    ///
    /// - Parameter sample: The screen's placeholder value.
    /// - Returns: The state; `nil` if it has content and the screen has no placeholder value.
    func state<Value>(sample: Value?) -> LoadState<Value>? {
      switch code {
      case .idle: .idle
      case .pending: .loading(LoadActivity())
      case .loading: .loading(Self.activity())
      case .slow: .loading(Self.activity(.slow))
      case .waitingForConnection: .loading(Self.activity(.waitingForConnection))
      case .content: sample.map { .loaded($0, LoadStatus()) }
      case .refreshing: sample.map { .loaded($0, LoadStatus(refresh: .running(Self.activity(), after: nil))) }
      case .empty: .empty(LoadStatus())
      case .failed(let kind): .failed(LoadFailure(kind))
      case .refreshFailed(let kind):
        sample.map { .loaded($0, LoadStatus(refresh: .failed(LoadFailure(kind)), asOf: .zero)) }
      }
    }

    private static func activity(_ phase: LoadPhase = .working) -> LoadActivity {
      LoadActivity(indicator: .visible, phase: phase, offersCancel: phase != .working)
    }
  }

  extension View {
    /// Shows the screens within in one state, for previews and snapshot tests. They load nothing, announce nothing and
    /// do not move.
    ///
    /// ```swift
    /// #Preview { ArticlesScreen().loadPreview(.failed(.offline)) }
    /// ```
    ///
    /// Content is drawn from a screen's placeholder value. A screen without one shows its loader's own state where the
    /// preview has content.
    ///
    /// - Parameter preview: The state; `nil` for the loaders' own states.
    /// - Returns: The view in that state.
    public func loadPreview(_ preview: LoadPreview?) -> some View {
      transformEnvironment(\.loadSettings) {
        $0.preview = preview
        $0.isStill = preview != nil
      }
    }
  }
#endif
