#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  extension View {
    /// Sets the phrases of the screens within, in place of those of their loaders.
    ///
    /// Needed for a ``LoadStateView`` over a state of the app's own, which brings none along.
    ///
    /// - Parameter wording: The phrases; `nil` for those of the loaders.
    /// - Returns: The view with the phrases.
    public func loadWording(_ wording: LoadWording?) -> some View {
      transformEnvironment(\.loadSettings) { $0.wording = wording }
    }

    /// Sets the words for failures within.
    ///
    /// - Parameter wording: The words; `nil` for those of the language.
    /// - Returns: The view with the words.
    public func failureWording(_ wording: FailureWording?) -> some View {
      transformEnvironment(\.loadSettings) { $0.messages = wording }
    }

    /// Sets the general phrases within, in a language that LoadKit has no table for, for example.
    ///
    /// - Parameter wording: The phrases; `nil`, the default, for those of LoadKit in the environment's `locale`.
    /// - Returns: The view with the phrases.
    public func commonWording(_ wording: CommonWording?) -> some View {
      transformEnvironment(\.loadSettings) { $0.strings = wording }
    }

    /// Sets how messages, indicators, banners and notes look within. The content is left alone.
    ///
    /// - Parameter style: The style.
    /// - Returns: The view with the style.
    public func loadStateViewStyle(_ style: some LoadStateViewStyle) -> some View {
      transformEnvironment(\.loadSettings) { $0.style = style }
    }

    /// Says how the app carries out an action that the screens within offer, and that is why they offer it: signing in,
    /// clearing the search, opening the settings, writing to support, or one of the app's own.
    ///
    /// - Parameters:
    ///   - action: The action. An app's own is known by its `id` alone.
    ///   - perform: Carries it out; `nil` if the action is not to be offered.
    /// - Returns: The view with the action.
    public func onLoadAction(_ action: LoadAction, perform: (@MainActor () -> Void)?) -> some View {
      transformEnvironment(\.loadSettings) { $0.handlers[action.key] = perform }
    }

    /// Sets the environment of the loaders that the views within show first: the connection, the sign-in, the clock.
    ///
    /// A loader takes it before its state is read, unless it has an environment: its own, or one of a test. Apply it
    /// once, around the app's root view, or to a part of it (rule 31). Words are set likewise, by
    /// `commonWording(_:)` and `failureWording(_:)`.
    ///
    /// - Parameter environment: The environment.
    /// - Returns: The view with the environment.
    public func loadEnvironment(_ environment: LoadEnvironment) -> some View {
      transformEnvironment(\.loadSettings) { $0.environment = environment }
    }

    /// Sets whether the screens within say to assistive technology what happens. Default: they do.
    ///
    /// Where two views show one loader, one of them should be silent.
    ///
    /// - Parameter isEnabled: Whether they do.
    /// - Returns: The view with the setting.
    public func announcesLoads(_ isEnabled: Bool) -> some View {
      transformEnvironment(\.loadSettings) { $0.announces = isEnabled }
    }

    /// Sets the age from which on the screens within say how old their content is. Cached content, and content whose
    /// refresh failed, say it at any age.
    ///
    /// - Parameter age: The age; `nil` for no other content. Default of the screens: 60 s.
    /// - Returns: The view with the setting.
    public func loadAge(shownAfter age: Duration?) -> some View {
      transformEnvironment(\.loadSettings) { $0.showsAgeAfter = age }
    }
  }
#endif
