#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  @available(iOS 17, tvOS 17, *)
  extension UIContentUnavailableConfiguration {
    /// Creates the system's configuration for a message: for `contentUnavailableConfiguration` of a view controller,
    /// for example, that draws a presentation itself.
    ///
    /// It has room for two actions, the first ones of the message.
    ///
    /// ```swift
    /// if case .message(let message) = presentation.body {
    ///   contentUnavailableConfiguration = UIContentUnavailableConfiguration(message) { model.perform($0) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - message: Words and actions.
    ///   - perform: Carries out the action that is pressed.
    @MainActor public init(
      _ message: LoadPresentation.Message, perform: @escaping @MainActor (LoadAction) -> Void
    ) {
      self = .empty()
      image = UIImage(systemName: message.symbol)
      text = message.title
      let texts = [message.description, message.suggestion].compactMap { $0 }
      secondaryText = texts.isEmpty ? nil : texts.joined(separator: "\n")
      if let action = message.actions.first {
        (button, buttonProperties) = Self.button(action, .bordered(), perform)
      }
      if let action = message.actions.dropFirst().first {
        (secondaryButton, secondaryButtonProperties) = Self.button(action, .plain(), perform)
      }
    }

    @MainActor private static func button(
      _ action: LoadPresentation.Action, _ look: UIButton.Configuration,
      _ perform: @escaping @MainActor (LoadAction) -> Void
    ) -> (UIButton.Configuration, ButtonProperties) {
      var look = look
      look.title = action.title
      look.showsActivityIndicator = action.isBusy
      var properties = UIContentUnavailableConfiguration.empty().buttonProperties
      properties.isEnabled = action.isEnabled && !action.isBusy
      properties.primaryAction = UIAction(title: action.title) { _ in perform(action.action) }
      return (look, properties)
    }
  }
#endif
