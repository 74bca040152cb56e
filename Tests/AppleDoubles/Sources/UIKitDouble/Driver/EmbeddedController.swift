/// A controller inside of a SwiftUI screen: what a host needs to know of it.
@MainActor package final class EmbeddedController {
  /// Something that assistive technology finds in it.
  package struct Part {
    package let label: String
    package let value: String?
    package let isButton: Bool
    package let isHeader: Bool
    package let isEnabled: Bool
    package let takesText: Bool
  }

  package let controller: UIViewController
  private let driver: UIKitDriver

  /// - Parameters:
  ///   - controller: The controller.
  ///   - scene: The scene of the screen.
  ///   - app: The app of the scene.
  ///   - onChange: Is called when something in it changes its place or its text.
  package init(
    _ controller: UIViewController, in scene: UIWindowScene, of app: AppScenes,
    onChange: @escaping @MainActor () -> Void
  ) {
    self.controller = controller
    driver = UIKitDriver(embedding: controller, in: scene, of: app)
    driver.window.onChange = onChange
  }

  package func appear() {
    driver.window.rootViewController = controller
    driver.window.makeKeyAndVisible()
  }

  package func disappear() { driver.window.rootViewController = nil }

  /// The texts that are seen, in order.
  package var texts: [String] { driver.texts }

  package var parts: [Part] {
    _ = driver.texts
    return AccessibilityTree.elements(in: driver.window).map { element in
      Part(
        label: element.label, value: element.value, isButton: element.traits.contains(.button),
        isHeader: element.traits.contains(.header), isEnabled: !element.traits.contains(.notEnabled),
        takesText: element.object is UITextField)
    }
      + driver.barButtons.map { title, isEnabled in
        Part(label: title, value: nil, isButton: true, isHeader: false, isEnabled: isEnabled, takesText: false)
      }
  }

  /// Presses what has a name, if a user could.
  package func tap(_ label: String) throws { try driver.tap(label) }

  package func type(_ text: String, into label: String) throws { try driver.type(text, into: label) }

  /// What the search field in its bar is called; `nil` if there is none.
  package var searchField: String? {
    driver.top?.navigationItem.searchController.map { $0.searchBar.placeholder ?? "Search" }
  }

  /// What was typed into the search field.
  package var searchText: String { driver.top?.navigationItem.searchController?.searchBar.text ?? "" }

  /// Types into the search field, if there is one.
  package func search(_ text: String) throws { try driver.search(text) }

  /// Whether there is something to pull.
  package var canBePulled: Bool { driver.refreshControl != nil }

  /// Pulls, and returns when the refresh control is gone.
  package func pull() async throws {
    try driver.pull()
    guard let control = driver.refreshControl, control.isRefreshing else { return }
    await withCheckedContinuation { continuation in control.whenEnded = { continuation.resume() } }
  }
}
