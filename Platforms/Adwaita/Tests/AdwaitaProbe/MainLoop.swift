import CAdwaita
import Dispatch
import Foundation

/// Everything that is to run on the main actor, on a main loop without a window.
@MainActor enum MainLoop {
  /// Goes away from the main actor and back, again and again.
  static func run(hops: Int) {
    let loop = g_main_loop_new(nil, 0)
    let quit: @MainActor () -> Void = { g_main_loop_quit(loop) }
    var (onMain, sleeps, dispatched, permille) = (0, 0, 0, -1)
    Task {
      for _ in 0..<hops {
        await away()
        if Thread.isMainThread { onMain += 1 }
      }
      try? await Task.sleep(for: .milliseconds(20))
      sleeps = Thread.isMainThread ? 1 : 0
      DispatchQueue.main.async {
        dispatched = Thread.isMainThread ? 1 : 0
        let before = clock()
        Task {
          try? await Task.sleep(for: .seconds(1))
          permille = Int(1_000 * Double(clock() - before) / Double(CLOCKS_PER_SEC))
          quit()
        }
      }
    }
    // Whatever does not come, the probe ends.
    end(after: hops == 1 ? 1 : 60, quit)
    g_main_loop_run(loop)
    report("hops", onMain)
    report("sleeps", sleeps)
    report("dispatched", dispatched)
    report("idle-permille", permille)
  }

  @concurrent private nonisolated static func away() async {}

  /// A timer of GLib, which does not need the main actor to be served.
  private static func end(after seconds: UInt32, _ quit: @escaping @MainActor () -> Void) {
    let box = Unmanaged.passRetained(Box(quit))
    g_timeout_add_seconds(
      seconds,
      { data in
        if let data {
          let box = Unmanaged<Box>.fromOpaque(data).takeRetainedValue()
          MainActor.assumeIsolated { box.action() }
        }
        return 0
      }, box.toOpaque())
  }

  @MainActor private final class Box {
    let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  }
}
