import CAdwaita
import Foundation
import LoadKitAdwaita

/// Runs parts of the library inside a real main loop, and prints what came of it: a name and a number a line.
///
/// A process of its own, since GTK wants the main thread, which a test does not have.
@main @MainActor struct Main {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "hops":
      MainQueue.attach()
      MainLoop.run(hops: 5_000)
    case "hops-unattached": MainLoop.run(hops: 1)
    case "conformance": Application.run { await Conformance.run() }
    case "leaks": Application.run { await Leaks().run() }
    case "life": Application.run { await Life.run() }
    case "markup": Application.run { Markup.run() }
    case "focus": Application.run { await Parts.focus() }
    case "identity": Application.run { await Parts.identity() }
    case "icons": Application.run { Icons.run() }
    default: exit(2)
    }
  }
}

/// Prints a result.
func report(_ name: String, _ number: some Numeric) { print("\(name) \(number)") }
