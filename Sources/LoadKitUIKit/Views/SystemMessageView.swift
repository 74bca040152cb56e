#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Words and actions in place of content, drawn by the system. It has room for two actions.
  @available(iOS 17, tvOS 17, *)
  final class SystemMessageView: UIView, StatePart {
    static let actionLimit = 2

    private let view = UIContentUnavailableView(configuration: .empty())
    private let perform: @MainActor (LoadAction) -> Void
    private var actions: [LoadPresentation.Action] = []

    var focusTarget: UIView { view }

    init(perform: @escaping @MainActor (LoadAction) -> Void) {
      self.perform = perform
      super.init(frame: .zero)
      view.pin(to: self)
      accessibilityIdentifier = LoadPart.message.identifier
    }

    required init?(coder: NSCoder) { nil }

    func update(_ message: LoadPresentation.Message) {
      actions = message.actions
      view.configuration = UIContentUnavailableConfiguration(message) { [weak self] in self?.perform($0) }
      nameButtons()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      nameButtons()
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      // Off by default. A message that fits lets the list behind it scroll, so that it can be pulled.
      view.isScrollEnabled = fitting.height > bounds.height
    }

    /// A configuration has no place for a name that is not seen, so the buttons that the system has made are given
    /// theirs (rule 28). If it made none that can be found, VoiceOver reads the titles.
    private func nameButtons() {
      for button in Self.buttons(in: view) {
        let title = button.configuration?.title ?? button.currentTitle
        guard let action = actions.first(where: { $0.title == title }) else { continue }
        button.accessibilityLabel = action.label
        button.accessibilityIdentifier = action.action.identifier
        button.accessibilityUserInputLabels = [action.title, action.label]
      }
    }

    private static func buttons(in view: UIView) -> [UIButton] {
      (view as? UIButton).map { [$0] } ?? view.subviews.flatMap(buttons)
    }
  }
#endif
