#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  // These modifiers affect the screens of the nearest display: a `LoadStateView`, or the rows of a `loads(_:)`.
  // A screen within their content, or presented from there, has the defaults.

  extension View {
    /// Draws a view of the app's own while nothing was asked for, or where there is no input: "Type to search".
    ///
    /// - Parameter content: Draws the view.
    /// - Returns: The view with its own idle view.
    public func loadIdle<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> some View {
      transformEnvironment(\.screenOptions) { $0.idle = { AnyView(content()) } }
    }

    /// Draws a view of the app's own in place of an empty outcome. The banner of a failed refresh stays, as do the
    /// announcements.
    ///
    /// - Parameter content: Draws the view. It gets the reason and the words of the screen.
    /// - Returns: The view with its own empty view.
    public func loadEmpty<Content: View>(
      @ViewBuilder _ content: @escaping @MainActor (_ empty: EmptyContent) -> Content
    ) -> some View {
      transformEnvironment(\.screenOptions) { $0.empty = { AnyView(content($0)) } }
    }

    /// Draws a view of the app's own in place of a failed load. A failed refresh keeps its banner, a next page its
    /// footer, and both their announcements.
    ///
    /// ```swift
    /// LoadStateView(article) { ArticleText($0) }
    ///   .loadFailure { failure, retry in
    ///     Text(failure.kind == .notFound ? "This article is gone." : "Something went wrong.")
    ///     if let retry { Button("Try Again", action: retry) }
    ///   }
    /// ```
    ///
    /// - Parameter content: Draws the view. It gets the failure, and a function that loads again; `nil` where that does
    ///   not help, or is not possible now.
    /// - Returns: The view with its own failure view.
    public func loadFailure<Content: View>(
      @ViewBuilder _ content:
        @escaping @MainActor (_ failure: LoadFailure, _ retry: (@MainActor () -> Void)?) -> Content
    ) -> some View {
      transformEnvironment(\.screenOptions) { $0.failure = { AnyView(content($0, $1)) } }
    }

    /// Sets whether a list or a scroll view in the screen can be pulled to refresh. Default: yes.
    ///
    /// - Parameter isEnabled: Whether it can. The first evaluation of the screen decides.
    /// - Returns: The view with the setting.
    public func loadPull(_ isEnabled: Bool) -> some View {
      transformEnvironment(\.screenOptions) { $0.canBePulled = isEnabled }
    }

    /// Sets whether the toolbar has a button that refreshes, with ⌘R. Default: on a Mac.
    ///
    /// - Parameter isShown: Whether it has. The first evaluation of the screen decides.
    /// - Returns: The view with the setting.
    public func loadRefreshButton(_ isShown: Bool) -> some View {
      transformEnvironment(\.screenOptions) { $0.hasRefreshButton = isShown }
    }

    /// Sets whether the screen loads when it appears. Default: yes; otherwise idle is a message with an action that
    /// loads.
    ///
    /// - Parameter isEnabled: Whether it does.
    /// - Returns: The view with the setting.
    public func loadsOnAppear(_ isEnabled: Bool) -> some View {
      transformEnvironment(\.screenOptions) { $0.loadsOnAppear = isEnabled }
    }
  }
#endif
