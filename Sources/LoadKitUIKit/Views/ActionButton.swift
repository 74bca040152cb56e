#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// A button for an action of a presentation: with a name that stands alone, disabled while it cannot be pressed, busy
  /// while what it started is under way.
  final class ActionButton: UIButton {
    private(set) var action: LoadPresentation.Action?

    convenience init(_ configuration: UIButton.Configuration, perform: @escaping @MainActor (LoadAction) -> Void) {
      self.init(frame: .zero)
      self.configuration = configuration
      addAction(
        UIAction { [weak self] _ in if let action = self?.action { perform(action.action) } },
        for: .primaryActionTriggered)
    }

    /// Draws an action.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - symbol: An image in place of the title; the name stays.
    func update(_ action: LoadPresentation.Action, symbol: String? = nil) {
      self.action = action
      configuration?.title = symbol == nil ? action.title : nil
      configuration?.image = symbol.flatMap { UIImage(systemName: $0) }
      configuration?.showsActivityIndicator = action.isBusy
      isEnabled = action.isEnabled && !action.isBusy
      accessibilityLabel = action.label
      accessibilityIdentifier = action.action.identifier
      // Who speaks to the device says what is seen.
      accessibilityUserInputLabels = [action.title, action.label]
      enlarge(action.title, configuration?.image)
    }
  }

  extension UIButton {
    /// Lets a long press enlarge the button where a bar keeps it small at the largest text sizes.
    fileprivate func enlarge(_ title: String, _ image: UIImage? = nil) {
      #if !os(tvOS)
        showsLargeContentViewer = true
        largeContentTitle = title
        largeContentImage = image
      #endif
    }
  }

  /// The button that sends a form.
  final class SendButton: UIButton {
    convenience init(perform: @escaping @MainActor () -> Void) {
      self.init(frame: .zero)
      accessibilityIdentifier = LoadPart.send.identifier
      configuration = .borderedProminent()
      addAction(UIAction { _ in perform() }, for: .primaryActionTriggered)
    }

    /// Draws what the button says and whether it can be pressed.
    func update(_ send: SubmissionPresentation.Button) {
      configuration?.title = send.title
      configuration?.showsActivityIndicator = send.isBusy
      isEnabled = send.isEnabled
      accessibilityLabel = send.label
      accessibilityUserInputLabels = [send.title, send.label]
      enlarge(send.title)
    }
  }

  /// The buttons of a message or a banner. A button stays the same object for as long as its action is there, so that
  /// neither a touch nor a focus is lost.
  final class ActionRow: UIStackView {
    private var perform: @MainActor (LoadAction) -> Void = { _ in }
    private var configuration = UIButton.Configuration.bordered()

    convenience init(
      axis: NSLayoutConstraint.Axis, _ configuration: UIButton.Configuration = .bordered(),
      perform: @escaping @MainActor (LoadAction) -> Void
    ) {
      self.init([], axis: axis, alignment: axis == .vertical ? .center : .fill, spacing: 8)
      self.perform = perform
      self.configuration = configuration
    }

    /// Draws the actions.
    func update(_ actions: [LoadPresentation.Action]) {
      let old = arrangedSubviews.compactMap { $0 as? ActionButton }
      for button in old where !actions.contains(where: { $0.action == button.action?.action }) {
        button.removeFromSuperview()
        removeArrangedSubview(button)
      }
      for (index, action) in actions.enumerated() {
        let button = old.first { $0.action?.action == action.action } ?? ActionButton(configuration, perform: perform)
        button.update(action)
        insertArrangedSubview(button, at: index)
      }
      isHidden = actions.isEmpty
    }
  }
#endif
