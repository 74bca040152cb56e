import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Signing out") struct SigningOutTests {
  let authentication = LoadAuthentication()

  private func screen(
    _ steps: [ScriptedStep<[String]>], _ idempotency: RetryPolicy.Idempotency = .idempotent
  ) -> Screen<NoInput> {
    Screen(
      steps, options: LoadOptions(timing: .none, retry: .retries(0, idempotency: idempotency)),
      authentication: authentication)
  }

  @Test("what was loaded is forgotten at once, and loaded for who signs in next, once")
  func forgets() async {
    let screen = screen([.succeed(["of the first"]), .succeed(["of the second"]), .succeed(["again"])])
    await screen.loader.load()
    authentication.signedOut()
    #expect(screen.loader.state.isIdle)
    #expect(screen.loader.value == nil)
    await screen.at(100_000)
    #expect(screen.calls == 1)
    authentication.signedIn()
    await screen.turn()
    #expect(screen.loader.value == ["of the second"])
    authentication.signedIn()
    await screen.turn()
    #expect(screen.calls == 2)
  }

  @Test("so is a failure, an empty answer and a failed refresh")
  func others() async {
    for steps: [ScriptedStep<[String]>] in [
      [.fail(broken), .succeed(["a"])], [.succeed([]), .succeed(["a"])],
      [.succeed(["x"]), .fail(broken), .succeed(["a"])],
    ] {
      let screen = screen(steps)
      await screen.loader.load()
      if steps.count == 3 { await screen.loader.refresh() }
      authentication.signedOut()
      #expect(screen.loader.state.isIdle)
      authentication.signedIn()
      await screen.turn()
      #expect(screen.loader.value == ["a"])
    }
  }

  @Test("an answer that is on its way to the user who signed out never shows")
  func onItsWay() async {
    let screen = screen([.succeed(["of the first"], after: ms(1_000)), .succeed(["of the second"])])
    screen.script.ignoresCancellation = true
    screen.loader.start()
    await screen.at(500)
    authentication.signedOut()
    #expect(screen.loader.state.isIdle)
    await screen.at(2_000)
    #expect(screen.loader.state.isIdle)
    authentication.signedIn()
    await screen.turn()
    #expect(screen.loader.value == ["of the second"])
  }

  @Test("a loader that loads nothing by itself forgets all the same, and stays idle", arguments: [0, 1_000])
  func byItself(answer: Int) async {
    let screen = Screen<NoInput>(
      [.succeed(["of the first"], after: ms(answer)), .succeed(["of the second"])],
      options: LoadOptions(timing: .none, reloadsAutomatically: false), authentication: authentication)
    screen.loader.start()
    await screen.at(500)
    authentication.signedOut()
    #expect(screen.loader.state.isIdle)
    await screen.at(2_000)
    authentication.signedIn()
    await screen.turn()
    #expect(screen.loader.state.isIdle && screen.calls == 1)
  }

  @Test("content that came without a load is forgotten too: a seed, or what the app has put in place")
  func withoutLoad() async {
    let seeded = Screen<NoInput>(seed: .cached(["of the first"]), authentication: authentication)
    let given = screen([.succeed(["of the second"])])
    given.loader.set(["of the first"])
    #expect(seeded.loader.value != nil && given.loader.value != nil)
    authentication.signedOut()
    #expect(seeded.loader.state.isIdle && given.loader.state.isIdle)
    authentication.signedIn()
    await given.turn()
    #expect(given.loader.value == ["of the second"])
  }

  @Test("a loader that was never asked stays as it is, and one that the app uses in between loads no second time")
  func untouched() async {
    let never = screen([.succeed(["a"])])
    let used = screen([.succeed(["a"]), .succeed(["b"]), .succeed(["c"])])
    await used.loader.load()
    authentication.signedOut()
    await used.loader.load()
    #expect(used.loader.value == ["b"])
    authentication.signedIn()
    await used.turn()
    #expect(never.calls == 0 && used.calls == 2)
    authentication.signedOut()
    used.loader.reset()
    authentication.signedIn()
    await used.turn()
    #expect(used.calls == 2)
  }

  @Test(
    "what the user sent goes on to its end; afterwards it is forgotten, and never sent by itself",
    arguments: [
      RetryPolicy.Idempotency.nonIdempotent, .keyed,
    ])
  func submission(idempotency: RetryPolicy.Idempotency) async {
    let screen = screen([.succeed(["sent"], after: ms(1_000)), .succeed(["again"])], idempotency)
    screen.loader.start()
    await screen.at(500)
    authentication.signedOut()
    await screen.at(1_000)
    #expect(screen.loader.value == ["sent"])
    authentication.signedOut()
    #expect(screen.loader.state.isIdle)
    authentication.signedIn()
    await screen.turn()
    #expect(screen.calls == 1)
  }

  @Test("a list page by page begins anew")
  func pages() async {
    var cursors: [Int?] = []
    let pages = PagedLoader<NoInput, Int, Int>(
      options: LoadOptions(timing: .none), environment: LoadEnvironment(authentication: authentication), id: { $0 }
    ) { (cursor: Int?, _) in
      cursors.append(cursor)
      return LoadPage([cursor ?? 0], next: (cursor ?? 0) + 1)
    }
    await pages.list.load()
    await pages.loadMore()
    #expect(pages.items == [0, 1])
    authentication.signedOut()
    #expect(pages.items.isEmpty && pages.nextPage == .idle)
    authentication.signedIn()
    for await state in pages.list.states where state.value != nil { break }
    #expect(cursors == [nil, 1, nil])
    #expect(pages.items == [0])
  }

  @Test("a form keeps its draft, forgets how the last sending ended, and makes a new key")
  func form() async {
    var keys: [String?] = []
    let form = LoadSubmission<Note, String>(
      draft: Note(title: "a"), options: SubmissionOptions(retry: .submission),
      environment: LoadEnvironment(authentication: authentication)
    ) { _, context in
      keys.append(context.idempotencyKey)
      throw LoadFailure(.forbidden)
    }
    await form.send()
    authentication.signedOut()
    #expect(form.state == .idle && form.draft.title == "a")
    authentication.signedIn()
    #expect(form.state == .idle && keys.count == 1)
    await form.send()
    #expect(Set(keys).count == 2)
  }
}
