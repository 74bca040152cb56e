import LoadKit
import LoadKitTesting

/// What a page is asked for with.
struct PageCall: Equatable {
  var input: String
  var cursor: Int?
}

extension LoadPageOptions {
  /// No indicator, for tests that are not about time: it would have to be seen for a while.
  static let plain = LoadPageOptions(timing: .none)
}

typealias Page = LoadPage<Int, Int>
typealias Pages = LoadPages<Int, Int>

/// A list of numbers that is loaded page by page, with everything that a test needs around it.
///
/// Without a script there are three pages: 1 to 3, 4 to 6, 7.
@MainActor struct PageScreen {
  let clock = ManualClock()
  let script: ScriptedOperation<PageCall, Page>
  let pages: PagedLoader<String, Int, Int>
  private let log = Log()

  @MainActor private final class Log {
    var lines: [String] = []
  }

  init(
    _ steps: [ScriptedStep<Page>], options: LoadOptions = LoadOptions(retry: .never),
    pageOptions: LoadPageOptions = .plain, seed: LoadSeed<Pages> = .none,
    connectivity: LoadConnectivity? = nil
  ) {
    self.init(
      script: { ScriptedOperation($0, steps) }, options: options, pageOptions: pageOptions, seed: seed,
      connectivity: connectivity)
  }

  init(
    script: (ManualClock) -> ScriptedOperation<PageCall, Page> = { clock in
      ScriptedOperation(clock) { .succeed(PageScreen.page($0.input.cursor)) }
    }, options: LoadOptions = LoadOptions(retry: .never), pageOptions: LoadPageOptions = .plain,
    seed: LoadSeed<Pages> = .none, connectivity: LoadConnectivity? = nil
  ) {
    let script = script(clock)
    self.script = script
    pages = PagedLoader(
      seed: seed, options: options, pageOptions: pageOptions,
      environment: LoadEnvironment(clock: clock, connectivity: connectivity), id: { $0 }
    ) { input, cursor, context in
      try await script.operation(PageCall(input: input, cursor: cursor), context)
    }
    let (log, list) = (log, pages.list)
    list.onTransition = { [weak list] in
      log.lines.append("\(list.map { Int($0.now / .milliseconds(1)) } ?? 0) \($0.state.summary)")
    }
    pages.onNextPageChange = { [weak list] in
      log.lines.append("\(list.map { Int($0.now / .milliseconds(1)) } ?? 0) next page \($0.summary)")
    }
  }

  /// The pages of a list of seven.
  static func page(_ cursor: Int?) -> Page {
    switch cursor {
    case nil: Page([1, 2, 3], next: 4)
    case 4: Page([4, 5, 6], next: 7)
    default: Page([7], next: nil)
    }
  }

  /// A screen of which this many pages are loaded, and which does what the steps say from then on.
  static func loaded(
    _ count: Int = 1, then steps: [ScriptedStep<Page>] = [], options: LoadOptions = LoadOptions(retry: .never),
    pageOptions: LoadPageOptions = .plain, connectivity: LoadConnectivity? = nil
  ) async -> PageScreen {
    let cursors = [nil, 4, 7].prefix(count)
    let screen = PageScreen(
      cursors.map { .succeed(page($0)) } + steps, options: options, pageOptions: pageOptions, connectivity: connectivity
    )
    await screen.pages.list.load("")
    for _ in 1..<count { await screen.pages.loadMore() }
    _ = screen.takeLines()
    return screen
  }

  /// The cursors that were asked for, the first page's as 0.
  var cursors: [Int] { script.calls.map { $0.input.cursor ?? 0 } }

  /// What the list and its nextPage showed since this was last asked for, with times in milliseconds.
  func takeLines() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  /// Moves the clock to a time in milliseconds.
  func at(_ milliseconds: Int) async { await clock.advance(to: .milliseconds(milliseconds)) }

  /// Lets operations begin that could not begin at once, and what comes of that; the time stands still.
  func turn() async { await clock.advance(by: .zero) }

  /// Whether nothing waits: no timer, no call.
  var isQuiet: Bool { clock.pendingSleepCount == 0 && script.running == 0 }
}
