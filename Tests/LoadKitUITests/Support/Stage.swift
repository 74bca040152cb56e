import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI

@testable import LoadKitUI

/// A loader of texts, the clock on which it lives, and the screen that shows it.
@MainActor final class Stage<Input: Equatable> {
  let clock = ManualClock()
  let script: ScriptedOperation<Input, [String]>
  let loader: Loader<Input, [String]>
  let recorder: StateRecorder<[String]>
  private(set) var host: Host?

  init(
    _ steps: [ScriptedStep<[String]>] = [], wording: LoadWording = .texts, seed: LoadSeed<[String]> = .none,
    options: LoadOptions = LoadOptions(retry: .never), connectivity: LoadConnectivity? = nil
  ) {
    script = ScriptedOperation(clock, steps)
    loader = Loader(
      wording, seed: seed, options: options,
      environment: LoadEnvironment(clock: clock, connectivity: connectivity), operation: script.operation)
    recorder = StateRecorder(loader)
  }

  /// How often the operation was called.
  var calls: Int { script.calls.count }

  /// Shows a view.
  @discardableResult func show<Content: View>(
    _ configure: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ content: () -> Content
  ) async -> Host {
    let host = Host(configure, content: content)
    host.speechClock = { [clock] in clock.now.offset }
    self.host = host
    await at(0)
    return host
  }

  /// Moves the clock to a time in milliseconds; 0 lets what has begun go on.
  func at(_ milliseconds: Int) async {
    let time = Duration.milliseconds(milliseconds)
    if let host { await host.hearing { await self.clock.advance(to: time) } } else { await clock.advance(to: time) }
  }
}

extension LoadWording {
  /// The words of the screens in these tests.
  static let texts = LoadWording(
    loading: "Loading texts", refreshing: "Refreshing texts", load: "Load texts", retry: "Retry loading texts",
    refresh: "Refresh texts", cancel: "Cancel loading texts", refreshFailedTitle: "Couldn’t Refresh Texts",
    empty: .firstUse(title: "No Texts", description: "Texts appear here."),
    count: { $0 == 1 ? "1 text" : "\($0) texts" })
}

/// A list of texts as an app would draw it.
struct TextList: View {
  let texts: [String]

  var body: some View { List(texts, id: \.self) { Text(verbatim: $0) } }
}

/// Counts how often something happens.
@MainActor final class Counter {
  private(set) var count = 0

  func up() { count += 1 }

  /// Counts, within a view builder.
  func counting<Content: View>(_ content: Content) -> Content {
    up()
    return content
  }
}

let broken = LoadFailure(.serverError, diagnostic: "HTTP status 500")

func ms(_ count: Int) -> Duration { .milliseconds(count) }
