/// A part of a screen that LoadKit draws, with its identifier for tests that drive an app.
///
/// Every renderer gives the identifier to the element of the part: SwiftUI and UIKit as its `accessibilityIdentifier`,
/// GTK as the name of the widget. It is the same in every language. Buttons have the identifier of their action
/// (``LoadAction/identifier``).
public enum LoadPart: String, Sendable, Hashable, CaseIterable {
  /// The layout without content: "loadkit.placeholder".
  case placeholder
  /// The indicator in place of the content: "loadkit.indicator".
  case indicator
  /// The message in place of the content: "loadkit.message".
  case message
  /// The banner of a failed refresh: "loadkit.banner".
  case banner
  /// The indicator beside or over the content: "loadkit.activity".
  case activity
  /// The note and the age beside the content: "loadkit.note".
  case note
  /// The end of a list that is loaded page by page: "loadkit.footer".
  case footer
  /// The status of a form: "loadkit.form".
  case form
  /// The button of a form that sends it: "loadkit.send".
  case send
  /// The error of a form's field: "loadkit.fieldError".
  case fieldError

  /// The identifier, the same in every language and renderer.
  public var identifier: String { "loadkit.\(rawValue)" }
}
