import CAdwaita
import _ArticlesCommandLine

/// Ends the application as if its windows were closed when Ctrl-C or somebody else asks the program to end, so that no
/// half of a file is left behind.
@MainActor final class Quit {
  /// What the program is to end with, as the shell says of other programs; `nil` if no signal asked for it.
  private(set) var status: Int32?

  private let application: UnsafeMutablePointer<GApplication>

  /// Begins to listen, for as long as the program runs.
  init(_ application: UnsafeMutablePointer<GApplication>) {
    self.application = application
    for number in [SIGINT, SIGTERM] + (HangUp.isIgnored() ? [] : [SIGHUP]) {
      let request = Unmanaged.passRetained(Request(quit: self, number: number)).toOpaque()
      g_unix_signal_add(
        number,
        { data in
          if let data {
            let request = Unmanaged<Request>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { request.quit.end(by: request.number) }
          }
          return 1
        }, request)
    }
  }

  private func end(by number: Int32) {
    status = 128 + number
    g_application_quit(application)
  }

  @MainActor private final class Request {
    let quit: Quit
    let number: Int32

    init(quit: Quit, number: Int32) { (self.quit, self.number) = (quit, number) }
  }
}
