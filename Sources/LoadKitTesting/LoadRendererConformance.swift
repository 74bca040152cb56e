import LoadKit

/// Plays scripted screens through a renderer's own driver, and compares the renderer's names and announcements with the
/// frames and effects of the screen model.
///
/// ```swift
/// @Test func conforms() async {
///   let problems = await LoadRendererConformance.problems { MyDriver($0) }
///   #expect(problems == [])
/// }
/// ```
/// The renderers of LoadKit run it; a renderer of your own can run it too.
@MainActor public enum LoadRendererConformance {
  /// Plays all screens.
  ///
  /// - Parameter makeDriver: Creates a driver that shows a screen. It must not appear yet.
  /// - Returns: How the renderer differs, as sentences; none if it conforms.
  public static func problems(
    _ makeDriver: (LoadRendererScreen) async throws -> any LoadRendererDriver
  ) async rethrows -> [String] {
    var problems: [String] = []
    for script in LoadRendererScript.all {
      let (screen, reference) = (LoadRendererScreen(script), LoadRendererScreen(script))
      let driver = try await makeDriver(screen)
      let model = ReferenceModel(reference)
      for (index, step) in script.steps.enumerated() where driver.suspendsInBackground || !step.isAboutScene {
        await take(step, driver, screen)
        await model.take(step, reference)
        for problem in model.problems(of: driver) {
          problems.append("\(script.name), step \(index + 1) (\(step)): \(problem)")
        }
      }
      if let announced = script.announced, driver.announcements != announced {
        problems.append("\(script.name): announced \(driver.announcements) in all, not \(announced)")
      }
      await driver.disappear()
    }
    return problems
  }

  private static func take(_ step: LoadRendererStep, _ driver: any LoadRendererDriver, _ screen: LoadRendererScreen)
    async
  {
    switch step {
    case .appear: await driver.appear()
    case .disappear: await driver.disappear()
    case .background: await driver.enterBackground()
    case .foreground: await driver.enterForeground()
    case .pull: await driver.pull()
    case .press(let name): await driver.press(name)
    case .poll: await driver.act { screen.loader.start(.poll) }
    case .wait: break
    }
    await driver.act { await screen.clock.advance(by: step.duration) }
    await driver.settle()
  }
}

/// A renderer as the conformance suite drives it.
@MainActor public protocol LoadRendererDriver: AnyObject {
  /// The screen comes on screen, as the toolkit tells it.
  func appear() async
  /// The screen leaves.
  func disappear() async
  /// The scene goes to the background. Not called on a system that suspends nothing.
  func enterBackground() async
  /// The scene comes back. Not called on a system that suspends nothing.
  func enterForeground() async
  /// The user pulls to refresh, or presses the key or the button for it.
  func pull() async
  /// The user presses the button with a name.
  func press(_ name: String) async
  /// Does something in the place of the app, such as moving the clock. A driver whose host records announcements by
  /// task does it there. By default the action is just called.
  func act(_ action: @MainActor () async -> Void) async
  /// Lets the renderer draw what has changed. By default it does nothing.
  func settle() async
  /// The names of all elements that assistive technology finds, in any order.
  var names: [String] { get }
  /// All announcements so far, in order.
  var announcements: [String] { get }
  /// Whether the system of the renderer suspends apps in the background.
  var suspendsInBackground: Bool { get }
}

extension LoadRendererDriver {
  /// Calls the action.
  public func act(_ action: @MainActor () async -> Void) async { await action() }
  /// Does nothing.
  public func settle() async {}
}

/// The screen that a driver shows: a list of texts.
@MainActor public struct LoadRendererScreen {
  /// The loader of the list.
  public let loader: Loader<NoInput, [String]>
  /// The clock of the loader.
  public let clock: ManualClock

  init(_ script: LoadRendererScript) {
    clock = ManualClock()
    let operation = ScriptedOperation<NoInput, [String]>(clock, script.calls())
    loader = Loader(
      .conformance, options: LoadOptions(retry: RetryPolicy(attempts: 1)),
      environment: LoadEnvironment(clock: clock), operation: operation.operation)
  }
}

extension LoadWording {
  /// The words of the screens, of which none is part of another.
  fileprivate static let conformance = LoadWording(
    loading: "Loading texts", refreshing: "Renewing texts", load: "Load texts", retry: "Try texts again",
    refresh: "Fetch newer texts", cancel: "Stop texts", idleTitle: "Texts Not Asked For",
    failureTitle: "Texts Unavailable", refreshFailedTitle: "Texts Not Renewed",
    empty: .firstUse(title: "Without Texts"), count: { "\($0) texts" })
}

/// What happens on a scripted screen.
enum LoadRendererStep: CustomStringConvertible {
  case appear, disappear, background, foreground, pull, poll
  case press(String)
  case wait(Duration)

  var description: String {
    switch self {
    case .appear: "appear"
    case .disappear: "disappear"
    case .background: "background"
    case .foreground: "foreground"
    case .pull: "pull"
    case .poll: "poll"
    case .press(let name): "press \(name)"
    case .wait(let time): "wait \(time)"
    }
  }

  /// Whether the step happens only on systems that suspend apps in the background.
  var isAboutScene: Bool {
    switch self {
    case .background, .foreground: true
    default: false
    }
  }

  var duration: Duration {
    if case .wait(let time) = self { time } else { .zero }
  }
}

/// A scripted screen.
struct LoadRendererScript {
  let name: String
  let calls: () -> [ScriptedStep<[String]>]
  let steps: [LoadRendererStep]
  /// All announcements at the end, where the script gives them (rule 27).
  var announced: [String]?

  static var all: [LoadRendererScript] {
    [
      LoadRendererScript(
        name: "a first load", calls: { [.succeed(["Alpha", "Beta"], after: .milliseconds(900))] },
        steps: [
          .appear, .wait(.milliseconds(199)), .wait(.milliseconds(1)), .wait(.milliseconds(700)), .wait(.seconds(61)),
        ]),
      LoadRendererScript(
        name: "a fast load", calls: { [.succeed(["Alpha"], after: .milliseconds(150))] },
        steps: [.appear, .wait(.milliseconds(150))]),
      LoadRendererScript(
        name: "a slow load that the user stops", calls: { [.hang, .succeed(["Alpha"])] },
        steps: [
          .appear, .wait(.seconds(5)), .press("Stop texts"), .press("Load texts"), .wait(.milliseconds(300)),
        ]),
      LoadRendererScript(
        name: "a failure and a retry",
        calls: {
          [.fail(LoadFailure(.serverError), after: .milliseconds(300)), .succeed(["Alpha"], after: .milliseconds(50))]
        },
        steps: [
          .appear, .wait(.milliseconds(500)), .press("Try texts again"), .wait(.milliseconds(50)),
          .wait(.milliseconds(250)),
        ]),
      LoadRendererScript(
        name: "an empty list", calls: { [.succeed([], after: .milliseconds(300)), .succeed(["Alpha"])] },
        steps: [.appear, .wait(.milliseconds(500)), .pull, .wait(.milliseconds(300))]),
      LoadRendererScript(
        name: "a failed refresh",
        calls: { [.succeed(["Alpha"]), .fail(LoadFailure(.offline)), .succeed(["Beta"], after: .milliseconds(900))] },
        steps: [.appear, .poll, .press("Try texts again"), .wait(.milliseconds(300)), .wait(.milliseconds(600))]),
      LoadRendererScript(
        name: "the user's refresh with an equal value",
        calls: {
          [.succeed(["Alpha"]), .succeed(["Alpha"]), .succeed(["Alpha"], after: .milliseconds(900))]
        },
        steps: [
          .appear, .pull, .wait(.milliseconds(300)), .pull, .wait(.milliseconds(900)), .wait(.milliseconds(300)),
        ], announced: ["1 texts", "1 texts"]),
      LoadRendererScript(
        name: "polls that bring the same or fail alike",
        calls: {
          [.succeed(["Alpha"]), .succeed(["Alpha"])] + Array(repeating: .fail(LoadFailure(.offline)), count: 3)
        },
        steps: [.appear, .poll, .poll, .poll, .wait(.seconds(1)), .poll, .wait(.seconds(1))],
        announced: ["Texts Not Renewed. You’re Offline. Connect to the internet, then try again."]),
      LoadRendererScript(
        name: "a refresh whose outcome arrives off screen",
        calls: { [.succeed(["Alpha"]), .succeed(["Beta"], after: .milliseconds(900)), .succeed(["Beta"])] },
        steps: [.appear, .pull, .disappear, .wait(.seconds(2)), .appear, .wait(.seconds(1))], announced: []),
      LoadRendererScript(
        name: "a screen that is left and comes back",
        calls: { [.succeed(["Alpha"]), .succeed(["Beta"], after: .milliseconds(900))] },
        steps: [
          .appear, .disappear, .wait(.seconds(61)), .appear, .wait(.milliseconds(500)), .wait(.milliseconds(400)),
        ]),
      LoadRendererScript(
        name: "the background", calls: { [.succeed(["Alpha"]), .succeed(["Beta"])] },
        steps: [.foreground, .appear, .foreground, .background, .background, .wait(.seconds(61)), .foreground]),
    ]
  }
}

/// The screen model on a display, as the renderers are to show it.
@MainActor private final class ReferenceModel {
  private let display = LoadDisplay()
  private let model = LoadScreenModel<[String]>()
  private var announcements: [String] = []
  /// The screen is drawn only while it is on screen.
  private var isShown = false

  init(_ screen: LoadRendererScreen) {
    display.onEffect = { [weak self] effect, _ in
      switch effect {
      case .announce(let announcement), .focus(_, let announcement?): self?.announcements.append(announcement.text)
      case .focus, .content: break
      }
    }
    display.add(model)
    model.show(.loader(screen.loader))
  }

  func take(_ step: LoadRendererStep, _ screen: LoadRendererScreen) async {
    switch step {
    case .appear:
      isShown = true
      display.appear()
    case .disappear:
      isShown = false
      display.disappear()
    case .background: display.enterBackground()
    case .foreground: display.enterForeground()
    case .pull: display.startRefresh()
    case .press(let name):
      if let action = model.presentation.actions.first(where: { $0.label == name }) { model.perform(action.action) }
    case .poll: screen.loader.start(.poll)
    case .wait: break
    }
    await screen.clock.advance(by: step.duration)
  }

  func problems(of driver: any LoadRendererDriver) -> [String] {
    var problems: [String] = []
    if isShown {
      let (expected, found) = (expectedNames, driver.names)
      for name in expected where !found.contains(where: { $0.contains(name) }) {
        problems.append("\"\(name)\" is missing among \(found)")
      }
      for name in Self.allNames.subtracting(expected) where found.contains(where: { $0.contains(name) }) {
        problems.append("\"\(name)\" is there, of \(found)")
      }
    }
    if driver.announcements != announcements {
      problems.append("announced \(driver.announcements), not \(announcements)")
    }
    return problems
  }

  /// All names that a screen can have.
  private static let allNames: Set<String> = [
    "Alpha", "Beta", "Loading texts", "Load texts", "Try texts again", "Stop texts", "Texts Not Asked For",
    "Texts Unavailable", "Texts Not Renewed", "Without Texts",
  ]

  /// Those that it has now.
  private var expectedNames: Set<String> {
    let frame = model.frame
    var names = Set(frame.presentation.actions.map(\.label))
    switch frame.presentation.body {
    case .placeholder(let placeholder): names.insert(placeholder.label)
    case .indicator(let indicator): names.insert(indicator.label)
    case .content: names.formUnion(frame.value ?? [])
    case .message(let message): names.insert(message.title)
    }
    if let banner = frame.presentation.banner { names.insert(banner.title) }
    return names.intersection(Self.allNames)
  }
}
