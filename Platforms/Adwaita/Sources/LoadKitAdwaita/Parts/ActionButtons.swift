import CAdwaita
import LoadKit

/// The buttons for some actions, kept as long as the actions are the same, so that none loses the focus.
@MainActor final class ActionButtons {
  let widget: Widget
  private let classes: [String]
  private let suggestsFirst: Bool
  private let details: DetailsWidget?
  private let press: @MainActor (LoadAction) -> Void
  private var buttons: [ActionWidget] = []

  /// Creates a place for buttons.
  ///
  /// - Parameters:
  ///   - place: Where they go, a box.
  ///   - classes: The style classes of each.
  ///   - suggestsFirst: Whether the first stands out, as the most helpful.
  ///   - details: What the button for details opens and closes.
  ///   - press: Is called with every other action that was pressed.
  init(
    in place: Widget, classes: [String] = [], suggestsFirst: Bool = false, details: DetailsWidget? = nil,
    press: @escaping @MainActor (LoadAction) -> Void
  ) {
    widget = place
    self.classes = classes
    self.suggestsFirst = suggestsFirst
    self.details = details
    self.press = press
  }

  func update(_ actions: [LoadPresentation.Action]) {
    if buttons.map(\.kind) == actions.map(\.action) {
      for (button, action) in zip(buttons, actions) { button.update(action) }
    } else {
      for button in buttons { gtk_box_remove(widget.of(GtkBox.self), button.widget) }
      buttons = actions.map { action in ActionWidget(action) { [weak self] in self?.perform($0) } }
      for button in buttons {
        for name in classes { button.widget.styled(name) }
        gtk_box_append(widget.of(GtkBox.self), button.widget)
      }
      if suggestsFirst { buttons.first?.widget.styled("suggested-action") }
    }
    widget.isShown = !actions.isEmpty
  }

  private func perform(_ action: LoadAction) {
    if action == .details, let details {
      details.toggle(by: buttons.first { $0.kind == action }?.widget)
    } else {
      press(action)
    }
  }
}
