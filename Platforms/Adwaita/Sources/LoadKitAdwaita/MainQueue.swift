import CAdwaitaSupport

/// Swift's main actor on the main loop of GLib.
public enum MainQueue {
  /// Lets the main loop run what is to run on the main actor: tasks, sleeps, `DispatchQueue.main`, answers of
  /// URLSession.
  ///
  /// Call it once, in a synchronous `main()`, before the main loop runs; without it, no loader ever gets an answer. It
  /// costs nothing while nothing happens. Timers of Foundation's `RunLoop` do not fire: no run loop runs.
  ///
  /// ```swift
  /// @main struct App {
  ///   static func main() {
  ///     MainQueue.attach()
  ///     g_application_run(application, CommandLine.argc, CommandLine.unsafeArgv)
  ///   }
  /// }
  /// ```
  @MainActor public static func attach() { loadkit_main_queue_attach() }
}
