import CAdwaita
import Foundation
import LoadKitAdwaita

/// A real application around a probe.
@MainActor enum Application {
  static func run(_ body: @escaping @MainActor () async -> Void) {
    MainQueue.attach()
    let application = adw_application_new("org.example.Probe", G_APPLICATION_NON_UNIQUE)
    guard let application else { exit(1) }
    let pointer = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
    connect(application, "activate") { _ in
      g_application_hold(pointer)
      Task {
        await body()
        g_application_release(pointer)
      }
    }
    exit(g_application_run(pointer, 0, nil))
  }
}
