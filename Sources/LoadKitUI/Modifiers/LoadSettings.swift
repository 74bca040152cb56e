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
    var handlers = LoadHandlers()
    var announces = true
    /// What the loaders share that views make for themselves.
    var environment = LoadEnvironment()
    /// Decodes the data of images.
    var decodeImage: ImageDecoder = ImageLimits.decode
    /// Whether the refresh is a button of the toolbar too.
    var hasRefreshButton = PlatformFeatures.hasRefreshButton
    /// Whether the views draw what they do on systems before iOS 17 and its contemporaries; for tests.
    var imitatesEarlierSystem = false

    /// The general phrases: those that were set, or those of the language in which the app shows itself.
    func strings(for locale: Locale) -> CommonWording {
      strings ?? CommonWording.preferred(from: [locale.identifier])
    }

    /// The words for one screen.
    ///
    /// - Parameters:
    ///   - own: The wording that the screen's loader brings along.
    ///   - empty: What the screen says about an empty answer.
    ///   - locale: The language.
    /// - Returns: The words.
    func words(_ own: LoadWording, empty: EmptyContent?, locale: Locale) -> LoadWords {
      LoadWords(wording: wording ?? own, strings: strings(for: locale), messages: messages, empty: empty)
    }
  }

  /// The words for one screen.
  struct LoadWords {
    var wording: LoadWording
    var strings: CommonWording
    var messages: FailureWording?
    var empty: EmptyContent?
  }

  /// The app's own actions.
  struct LoadHandlers {
    private var handlers: [LoadAction: @MainActor () -> Void] = [:]

    /// The actions that somebody carries out.
    var actions: Set<LoadAction> { Set(handlers.keys) }

    /// What carries an action out. An app's own is known by its identifier alone.
    subscript(action: LoadAction) -> (@MainActor () -> Void)? {
      get { handlers[Self.key(action)] }
      set { handlers[Self.key(action)] = newValue }
    }

    private static func key(_ action: LoadAction) -> LoadAction {
      action.key
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
