import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

/// A SwiftUI screen as the conformance suite drives it.
@MainActor private final class SwiftUIDriver: LoadRendererDriver {
  private let screen: LoadRendererScreen
  private var host: Host?
  let suspendsInBackground = true

  init(_ screen: LoadRendererScreen) { self.screen = screen }

  private struct Root: View {
    let loader: Loader<NoInput, [String]>

    var body: some View {
      LoadStateView(loader) { texts in List(texts, id: \.self) { Text(verbatim: $0) } }
    }
  }

  func appear() async {
    if let host { host.appear() } else { host = Host(Root(loader: screen.loader)) }
  }
  func disappear() async { host?.disappear() }
  func enterBackground() async { host?.background() }
  func enterForeground() async { host?.foreground() }
  func pull() async { _ = try? host?.beginPull() }
  func press(_ name: String) async { try? host?.tap(name) }
  func act(_ action: @MainActor () async -> Void) async {
    if let host { await host.hearing(action) } else { await action() }
  }

  var names: [String] { host?.spoken ?? [] }
  var announcements: [String] { host?.announcements ?? [] }
}

@MainActor @Suite("The SwiftUI renderer conforms") struct ConformanceTests {
  @Test("rules 2, 5, 6, 17, 22, 27: its names and announcements are those of the screen model")
  func conforms() async {
    #expect(await LoadRendererConformance.problems { SwiftUIDriver($0) } == [])
  }
}
