#if canImport(SwiftUI)
  import Foundation
  import LoadKit
  import SwiftUI

  /// What views of this module are told through the environment.
  struct LoadSettings {
    var wording: LoadWording?
    var strings: CommonWording?
    var messages: FailureWording?
    var style: (any LoadStateViewStyle)?
    /// The app's own actions. One of the app's own is known by its identifier alone.
    var handlers: [LoadAction: @MainActor () -> Void] = [:]
    var announces = true
    /// The age from which on content says how old it is; `nil` for never.
    var showsAgeAfter: Duration? = .seconds(60)
    /// The environment of the subtree, for loaders without one of their own.
    var environment: LoadEnvironment?
    /// Decodes the data of images.
    var decodeImage: ImageDecoder = ImageLimits.decode
    /// Whether the refresh is a button of the toolbar too.
    var hasRefreshButton = PlatformFeatures.hasRefreshButton
    /// Whether time stands still for loaders while the app is in the background.
    var suspendsInBackground = PlatformFeatures.suspendsInBackground
    /// The state that screens show in place of their loaders'.
    var preview: LoadPreview?
    /// Whether nothing moves.
    var isStill = false
    /// Whether the views draw what they do on systems before iOS 17 and its contemporaries; for tests.
    var imitatesEarlierSystem = false

    /// The general phrases: those of the view, or the app's; English if there are none.
    ///
    /// The locale counts where the view has another one than the app: a language of the app that matches it is used.
    func strings(for locale: Locale) -> CommonWording {
      if let strings { return strings }
      let isOfApp = locale.identifier == Locale.current.identifier
      return (isOfApp ? LoadWords.defaultCommon : LoadWords.common(for: [locale.identifier])) ?? .english
    }

    /// The words for one screen.
    ///
    /// - Parameters:
    ///   - empty: What the screen says about an empty outcome.
    ///   - locale: The language.
    /// - Returns: The words. Without a wording of the app's they are those of the screen's loader.
    func words(empty: EmptyContent? = nil, locale: Locale) -> LoadWords {
      LoadWords(wording, common: strings(for: locale), failures: messages, empty: empty)
    }
  }

  extension EnvironmentValues {
    private struct LoadSettingsKey: EnvironmentKey {
      static var defaultValue: LoadSettings { LoadSettings() }
    }

    var loadSettings: LoadSettings {
      get { self[LoadSettingsKey.self] }
      set { self[LoadSettingsKey.self] = newValue }
    }
  }
#endif
