import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

extension UIKitSuites {
  /// A table of UIKit as the conformance suite drives it.
  @MainActor fileprivate final class TableDriver: LoadRendererDriver {
    private let table: ArticlesTable
    private let user: UIKitDriver
    let suspendsInBackground = true

    init(_ screen: LoadRendererScreen) {
      table = ArticlesTable(screen.loader)
      user = UIKitDriver(UIViewController())
    }

    func appear() async {
      user.window.rootViewController = table
      settleLayout()
    }
    func disappear() async { user.window.rootViewController = UIViewController() }
    func enterBackground() async { user.enterBackground() }
    func enterForeground() async { user.enterForeground() }
    func pull() async { try? user.pull() }
    func press(_ name: String) async { try? user.tap(name) }
    func settle() async { settleLayout() }

    var names: [String] { user.elements }
    var announcements: [String] { user.announcements }

    private func settleLayout() { _ = user.texts }
  }

  @MainActor @Suite("The UIKit renderer conforms") struct ConformanceTests {
    @Test("rules 2, 5, 6, 17, 22, 27: its names and announcements are those of the screen model")
    func conforms() async {
      #expect(await LoadRendererConformance.problems { TableDriver($0) } == [])
    }
  }
}
