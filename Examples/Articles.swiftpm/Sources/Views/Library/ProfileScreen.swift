import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// A profile, from a view model without a loader.
struct ProfileScreen: View {
  @StateObject private var profile: ProfileModel
  private let signIn: (@MainActor () async -> Bool)?

  init(app: AppModel) {
    let backend = app.backend
    signIn = app.askToSignIn
    _profile = StateObject(wrappedValue: ProfileModel { try await backend.service.author(1) })
  }

  var body: some View {
    LoadStateView(
      state: profile.state, isAboutToLoad: true,
      content: { author in List { AuthorRows(author: author) } },
      onRetry: { profile.start(.userRetry) },
      onRefresh: { await profile.refresh() },
      onDismiss: { profile.dismissFailure() }
    )
    .loadWording(.profile)
    .onLoadAction(.signIn, perform: onSignIn)
    .navigationTitle("Profile")
    .onAppear { profile.start() }
  }

  private var onSignIn: (@MainActor () -> Void)? {
    guard let signIn else { return nil }
    return { Task { if await signIn() { profile.start(.userRetry) } } }
  }
}

extension LoadWording {
  /// The words for the profile.
  static let profile = LoadWording(
    loading: "Loading profile", refreshing: "Refreshing profile", loaded: "Profile loaded", load: "Load profile",
    retry: "Retry loading profile", refresh: "Refresh profile", cancel: "Cancel loading profile",
    idleTitle: "Profile Not Loaded", refreshFailedTitle: "Couldn’t Refresh Profile")
}
