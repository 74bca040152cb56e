import UIKitDouble

/// Something of UIKit that a host shows.
@MainActor protocol HostedController: AnyObject {
  var embedded: EmbeddedController { get }

  /// It goes for good.
  func dismantle()
}

extension HostedController {
  /// What it shows, as a host sees it.
  func element(_ environment: EnvironmentValues) -> Element {
    let embedded = embedded
    let texts = embedded.texts.map { Element("UIText", text: $0) }
    var parts = embedded.parts.map { part in
      var element = Element("UIView")
      element.isAccessible = true
      element.accessibility.label = part.label
      element.accessibility.value = part.value
      if part.isButton { element.accessibility.traits.formUnion(.isButton) }
      if part.isHeader { element.accessibility.traits.formUnion(.isHeader) }
      element.isEnabled = part.isEnabled && environment.isEnabled
      element.activate = { try embedded.tap(part.label) }
      if part.takesText { element.type = { try embedded.type($0, into: part.label) } }
      return element
    }
    if let name = embedded.searchField {
      var field = Element("SearchField")
      field.isAccessible = true
      field.accessibility.label = name
      field.accessibility.value = embedded.searchText
      field.accessibility.traits = .isSearchField
      field.type = { try embedded.search($0) }
      parts.append(field)
    }
    var whole = Element("UIViewController", children: texts + parts)
    if embedded.canBePulled { whole.pull = RefreshAction { @MainActor in try? await embedded.pull() } }
    return whole
  }
}

extension Node {
  /// Shows a controller or a view of UIKit, if that is what the view stands for.
  ///
  /// - Returns: Whether it is.
  func hostUIKit(_ view: any View) -> Bool {
    #if !os(macOS) && !os(watchOS)
      if let view = view as? any UIViewControllerRepresentable {
        view.host(self)
        return true
      }
      if let view = view as? any UIViewRepresentable {
        view.host(self)
        return true
      }
    #endif
    return false
  }

  static func isUIKit(_ view: any View) -> Bool {
    #if !os(macOS) && !os(watchOS)
      view is any UIViewControllerRepresentable || view is any UIViewRepresentable
    #else
      false
    #endif
  }
}
