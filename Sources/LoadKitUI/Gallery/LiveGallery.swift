#if canImport(SwiftUI) && DEBUG
  import LoadKit
  import SwiftUI

  /// A screen with a real loader, whose next outcome is picked: the states follow one another as they do in an app.
  struct LiveGallery<Value, Content: View>: View {
    let placeholder: Value?
    let content: (Value) -> Content
    @State private var source: LiveSource<Value>
    @State private var outcome = LiveOutcome.content

    /// Creates a live gallery.
    ///
    /// - Parameters:
    ///   - value: The content.
    ///   - placeholder: A sample value, if the screen has one.
    ///   - wording: The phrases of the screen.
    ///   - clock: The clock on which loads take their time.
    ///   - content: Draws a value.
    init(
      value: Value, placeholder: Value?, wording: LoadWording, clock: any Clock<Duration> = ContinuousClock(),
      @ViewBuilder content: @escaping (Value) -> Content
    ) {
      self.placeholder = placeholder
      self.content = content
      _source = State(wrappedValue: LiveSource(value, wording, clock))
    }

    var body: some View {
      VStack(spacing: 0) {
        ViewThatFits {
          HStack { controls }
          VStack(alignment: .leading) { controls }
        }
        .padding(.horizontal)
        LoadStateView(source.loader, placeholder: placeholder, content: content)
      }
      .onNewValue(of: outcome) { source.outcome = $1 }
    }

    @ViewBuilder private var controls: some View {
      Picker("Next outcome", selection: $outcome) {
        ForEach(LiveOutcome.allCases, id: \.self) { outcome in
          Text(verbatim: outcome.rawValue).tag(outcome)
        }
      }
      Button("Reload") { source.loader.start(.userRefresh) }
      Button("Start Over") {
        source.loader.reset()
        source.loader.start()
      }
    }
  }

  /// What the next load of a live gallery does.
  enum LiveOutcome: String, CaseIterable {
    case content = "Content"
    case slowContent = "Content, slowly"
    case nothing = "Nothing"
    case offline = "Offline"
    case serverError = "Server error"
    case endless = "No answer"

    var duration: Duration {
      switch self {
      case .content, .nothing, .serverError: .milliseconds(800)
      case .slowContent: .seconds(6)
      case .offline: .zero
      case .endless: .seconds(24 * 60 * 60)
      }
    }

    var failure: LoadFailure? {
      switch self {
      case .content, .slowContent, .nothing, .endless: nil
      case .offline: LoadFailure(.offline)
      case .serverError: LoadFailure(.serverError, isRetryable: false, diagnostic: "HTTP status 500")
      }
    }
  }

  /// A loader that does as it is told.
  @MainActor final class LiveSource<Value> {
    /// What the next load does.
    var outcome: LiveOutcome {
      get { next.outcome }
      set { next.outcome = newValue }
    }

    let loader: Loader<NoInput, Value>
    private let next: Next

    @MainActor private final class Next {
      var outcome = LiveOutcome.content
      /// What the load under way does.
      var current = LiveOutcome.content
    }

    init(_ value: Value, _ wording: LoadWording, _ clock: any Clock<Duration>) {
      let next = Next()
      self.next = next
      var traits = LoadTraits<Value>.automatic
      traits.isEmpty = { _ in MainActor.assumeIsolated { next.current == .nothing } }
      loader = Loader(
        wording, options: LoadOptions(retry: RetryPolicy(attempts: 1, attemptTimeout: nil, maxElapsed: nil)),
        traits: traits, environment: LoadEnvironment(clock: clock)
      ) { _ in
        next.current = next.outcome
        try await clock.sleep(for: next.current.duration)
        if let failure = next.current.failure { throw failure }
        return value
      }
    }
  }
#endif
