#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A button for work that takes a while: busy and disabled while it runs, as wide as before, announced, with its
  /// failure as an alert or below it.
  ///
  /// ```swift
  /// LoadButton("Delete", role: .destructive) { try await service.delete(article) }
  /// LoadButton("Post", loader: submit, input: draft)
  /// ```
  ///
  /// Two taps are one piece of work. Work that has begun goes on to its end, also if the button leaves the screen; its
  /// outcome is not shown then.
  ///
  /// The entries of a menu, a context menu and a swipe action are gone as soon as one is chosen, and with them the
  /// alert. There, show the failure yourself: run a loader of the screen's model, and draw its state.
  public struct LoadButton<Input: Equatable, Value, Label: View>: View {
    private let source: Source
    private let role: ButtonRole?
    private let failure: LoadButtonFailure
    private let label: Label

    private enum Source {
      case loader(Loader<Input, Value>, Input)
      case action(LoadWording, @MainActor () async throws -> Void)
    }

    /// Creates a button that runs a loader: a submission, for example.
    ///
    /// - Parameters:
    ///   - loader: The loader. A retry policy of `RetryPolicy.submission` sends nothing twice.
    ///   - input: What to run it for.
    ///   - role: The role of the button.
    ///   - failure: Where a failure shows. Default: in an alert.
    ///   - label: What is seen. Its text is the button's name.
    public init(
      loader: Loader<Input, Value>, input: Input, role: ButtonRole? = nil, failure: LoadButtonFailure = .alert,
      @ViewBuilder label: () -> Label
    ) {
      source = .loader(loader, input)
      self.role = role
      self.failure = failure
      self.label = label()
    }

    /// Creates a button for any work.
    ///
    /// - Parameters:
    ///   - wording: The words while it runs, when it is done, and on the button that tries again. Default: general
    ///     words.
    ///   - role: The role of the button.
    ///   - failure: Where a failure shows. Default: in an alert.
    ///   - action: The work. It is not repeated by itself. What it throws is shown in the words for failures.
    ///   - label: What is seen. Its text is the button's name.
    public init(
      wording: LoadWording? = nil, role: ButtonRole? = nil, failure: LoadButtonFailure = .alert,
      action: @escaping @MainActor () async throws -> Void, @ViewBuilder label: () -> Label
    ) where Input == NoInput, Value == NoInput {
      source = .action(wording ?? .standard, action)
      self.role = role
      self.failure = failure
      self.label = label()
    }

    /// The button.
    public var body: some View {
      switch source {
      case .loader(let loader, let input):
        LoaderButton(loader: loader, input: input, role: role, failure: failure, label: label)
      case .action(let wording, let action):
        WorkButton(wording: wording, action: action, role: role, failure: failure, label: label)
      }
    }
  }

  /// Where the failure of a ``LoadButton`` shows.
  public enum LoadButtonFailure: Sendable, Hashable {
    /// In an alert with a retry. While another alert or a sheet is open, the system drops it.
    case alert
    /// Below the button, with a retry.
    case inline
    /// Nowhere: the app shows it.
    case hidden
  }

  extension LoadButton where Label == Text {
    /// Creates a button with a title that runs a loader.
    ///
    /// - Parameters:
    ///   - title: What is seen, in the user's language.
    ///   - loader: The loader.
    ///   - input: What to run it for.
    ///   - role: The role of the button.
    ///   - failure: Where a failure shows. Default: in an alert.
    public init(
      _ title: String, loader: Loader<Input, Value>, input: Input, role: ButtonRole? = nil,
      failure: LoadButtonFailure = .alert
    ) {
      self.init(loader: loader, input: input, role: role, failure: failure) { Text(verbatim: title) }
    }

    /// Creates a button with a title for any work.
    ///
    /// - Parameters:
    ///   - title: What is seen, in the user's language.
    ///   - wording: The words while it runs, when it is done, and on the button that tries again. By default the title
    ///     is the name of the busy button, and the rest is said in general words.
    ///   - role: The role of the button.
    ///   - failure: Where a failure shows. Default: in an alert.
    ///   - action: The work.
    public init(
      _ title: String, wording: LoadWording? = nil, role: ButtonRole? = nil, failure: LoadButtonFailure = .alert,
      action: @escaping @MainActor () async throws -> Void
    ) where Input == NoInput, Value == NoInput {
      self.init(wording: wording ?? LoadWording(loading: title), role: role, failure: failure, action: action) {
        Text(verbatim: title)
      }
    }
  }

  /// A button with a loader of its own around any work.
  private struct WorkButton<Label: View>: View {
    let wording: LoadWording
    let action: @MainActor () async throws -> Void
    let role: ButtonRole?
    let failure: LoadButtonFailure
    let label: Label
    @State private var work = Work()

    /// The loader, which lasts, and the action, which is another one at each evaluation.
    @MainActor private final class Work {
      /// The action of the newest evaluation. The loader's operation holds it, also when the button has gone.
      let newest = NewestAction()
      private var loader: Loader<NoInput, NoInput>?

      nonisolated init() {}

      func loader(_ wording: LoadWording) -> Loader<NoInput, NoInput> {
        if let loader { return loader }
        // What the work is nobody knows: it is not repeated by itself, and takes as long as it takes.
        let once = RetryPolicy(attempts: 1, attemptTimeout: nil, maxElapsed: nil, idempotency: .nonIdempotent)
        let loader = Loader<NoInput, NoInput>(
          wording, options: LoadOptions(retry: once)
        ) { [newest] _ in
          try await newest.action()
          return NoInput()
        }
        self.loader = loader
        return loader
      }
    }

    var body: some View {
      let loader = work.loader(wording)
      work.newest.action = action
      return LoaderButton(loader: loader, input: NoInput(), role: role, failure: failure, label: label)
    }
  }

  /// What a button does, as its newest evaluation has it.
  @MainActor private final class NewestAction {
    var action: @MainActor () async throws -> Void = {}

    nonisolated init() {}
  }
#endif
