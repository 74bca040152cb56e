import CAdwaita
import LoadKitAdwaita

/// The application: one window, its actions and their keys.
@MainActor final class ArticlesApplication {
  private static let id = "org.example.Articles"

  private let session: WindowSession
  private let application: UnsafeMutablePointer<AdwApplication>

  init(_ session: WindowSession) {
    self.session = session
    // Several may run, each on its own server.
    application = adw_application_new(Self.id, G_APPLICATION_NON_UNIQUE)
    g_set_application_name("Articles")
    g_set_prgname("articles-adwaita")
    connect(application, "activate") { [weak self] _ in self?.activate() }
  }

  /// Runs until the window is closed, or a signal asks the program to end.
  ///
  /// - Returns: The exit status.
  func run() -> Int32 {
    let quit = Quit(application.application)
    let status = g_application_run(application.application, 0, nil)
    session.documents.discard()
    return quit.status ?? status
  }

  private func activate() {
    let window = MainWindow(session, application: application)
    gtk_window_present(window.widget.of(GtkWindow.self))
  }
}

extension UnsafeMutablePointer where Pointee == AdwApplication {
  var application: UnsafeMutablePointer<GApplication> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GApplication.self)
  }
  var gtk: UnsafeMutablePointer<GtkApplication> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkApplication.self)
  }
}
