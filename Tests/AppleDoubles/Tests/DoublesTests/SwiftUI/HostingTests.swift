@_spi(Testing) import SwiftUI
import Testing
import UIKit

@MainActor @Suite("The scene phase, and views in a hosting controller") struct HostingTests {
  private let record = Record()

  private struct Phase: View {
    let record: Record
    @Environment(\.scenePhase) private var phase
    var body: some View { Text("\(phase)").onChange(of: phase) { record("\($1)") } }
  }

  @Test("S08 The default of the scene phase is background") func defaultPhase() {
    #expect(EnvironmentValues().scenePhase == .background)
    #expect(AppHost(Phase(record: record)).text == "active")
  }

  @Test("S08 The scene phase in a hosting controller never changes; UIKit posts its notifications", .appOfItsOwn)
  func hostingController() {
    let record = record
    let tokens = [UIScene.willEnterForegroundNotification, UIApplication.didEnterBackgroundNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { record(name.rawValue) }
      }
    }
    let host = AppHost.hosting(Phase(record: record))
    #expect(record.events == ["UISceneWillEnterForegroundNotification"])
    host.deactivate()
    host.activate()
    host.background()
    #expect(host.text == "background")
    #expect(record.events.last == "UIApplicationDidEnterBackgroundNotification")
    host.foreground()
    #expect(record.events.last == "UISceneWillEnterForegroundNotification")
    #expect(record.events.count == 3)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
