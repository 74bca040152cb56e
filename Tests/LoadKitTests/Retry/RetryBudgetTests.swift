@_spi(Machine) import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Retry budget") struct RetryBudgetTests {
  func screen(_ budget: RetryBudget, _ steps: [ScriptedStep<[String]>], retries: Int = 9) -> Screen<NoInput> {
    Screen(
      steps, options: LoadOptions(timing: .none, retry: .retries(retries, wait: ms(100))), budget: budget)
  }

  @Test("B39 the sixth automatic retry in a row is denied, with the failure as it was")
  func sixthIsDenied() async {
    let budget = RetryBudget(tokens: 10)
    let screen = screen(budget, [.fail(LoadFailure(.serverError, diagnostic: "HTTP 503"))])
    screen.loader.start()
    await screen.at(20_000)
    #expect(screen.calls == 6)
    #expect(screen.lines.last == "500 failed serverError after 6")
    #expect(screen.loader.failure?.diagnostic == "HTTP 503")
    #expect(budget.tokens == 5)
    #expect(screen.isQuiet)
  }

  @Test("B39 the user's retry is not denied, and pays nothing")
  func userIsNotDenied() async {
    let budget = RetryBudget()
    let screen = screen(budget, [.fail(broken)])
    screen.loader.start()
    await screen.at(20_000)
    await screen.loader.retry()
    await screen.loader.retry()
    #expect(screen.calls == 8)
    #expect(budget.tokens == 5)
  }

  @Test("B39 a success gives a tenth back, and that allows the next retry")
  func successEarns() async {
    let budget = RetryBudget()
    let failing = screen(budget, [.fail(broken)])
    failing.loader.start()
    await failing.at(20_000)
    #expect(!budget.allowsRetry)
    await screen(budget, [.succeed(["a"])]).loader.load()
    #expect(budget.tokens == 5.1)
    #expect(budget.allowsRetry)
    failing.loader.start()
    await failing.at(40_000)
    #expect(failing.calls == 8)
    #expect(abs(budget.tokens - 4.1) < 1e-9)
  }

  @Test("B39 loaders that share a budget share its limit")
  func shared() async {
    let budget = RetryBudget()
    let first = screen(budget, [.fail(broken)], retries: 3)
    let second = screen(budget, [.fail(broken)])
    first.loader.start()
    await first.at(20_000)
    second.loader.start()
    await second.at(20_000)
    #expect(first.calls == 4)
    #expect(second.calls == 3)
  }

  @Test("B39 a full budget does not grow, and an empty one does not go below nothing")
  func limits() {
    let budget = RetryBudget(tokens: 2)
    budget.earn()
    #expect(budget.tokens == 2)
    for _ in 0..<5 { budget.spend() }
    #expect(budget.tokens == 0)
    for _ in 0..<10 { budget.earn() }
    #expect(budget.tokens == 1)
    #expect(!budget.allowsRetry)
    budget.earn()
    #expect(budget.allowsRetry)
  }

  @Test("B39 a budget of any size can be made", arguments: [Int.min, 0, 1, .max])
  func anySize(tokens: Int) {
    let budget = RetryBudget(tokens: tokens)
    #expect(budget.allowsRetry)
    budget.spend()
    #expect(budget.tokens >= 0)
  }

  @Test("B39 failures that are not retried anyway cost nothing")
  func noRetryNoCost() async {
    let budget = RetryBudget()
    await screen(budget, [.fail(LoadFailure(.notFound))]).loader.load()
    #expect(budget.tokens == 10)
  }
}
