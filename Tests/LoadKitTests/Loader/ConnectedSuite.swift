import LoadKit
import LoadKitTesting

/// Screens that share a connection, which a test changes.
@MainActor protocol ConnectedSuite {
  var connectivity: LoadConnectivity { get }
}

extension ConnectedSuite {
  /// A call that fails because the device is offline.
  var offline: ScriptedStep<[String]> { .fail(LoadFailure(.offline)) }

  func screen(
    _ steps: [ScriptedStep<[String]>], offline: OfflinePolicy = .failFast, timing: LoadTiming = .none,
    retries: Int = 0, maxElapsed: Duration? = .seconds(30)
  ) -> Screen<NoInput> {
    Screen(
      steps,
      options: LoadOptions(timing: timing, retry: .retries(retries, maxElapsed: maxElapsed), offline: offline),
      connectivity: connectivity)
  }
}
