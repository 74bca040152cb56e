import LoadKit
import LoadKitTesting
import Observation
import Testing

@MainActor @Suite("How long a submission lives") struct SubmissionLifeTests {
  @Test("a view that goes away does not stop it")
  func viewGoes() async {
    let fixture = FormFixture([.succeed("ok", after: ms(5_000))])
    let view = Task { await fixture.form.send() }
    await fixture.script.whenCalled()
    view.cancel()
    await fixture.at(5_000)
    #expect(fixture.state == "sent ok" && fixture.script.cancellations == 0)
    #expect(await view.value == .sent("ok"))
  }

  @Test("it goes on to its end when the last reference goes, and is gone then")
  func dropped() async {
    let fixture = FormFixture([.succeed("ok", after: ms(3_000))], .keyed(minimumDisplay: ms(300)))
    weak let form = fixture.form
    await fixture.press()
    fixture.drop()
    #expect(form != nil)
    await fixture.at(3_000)
    #expect(fixture.lines == ["0 sending", "3000 sent ok"])
    #expect(fixture.script.cancellations == 0)
    #expect(form == nil && fixture.isQuiet)
  }

  @Test("so it is after a failure, the user's stop and a reset", arguments: ["fail", "cancel", "reset"])
  func droppedLater(end: String) async {
    let fixture = FormFixture([end == "fail" ? .fail(lost) : .hang])
    weak let form = fixture.form
    await fixture.press()
    if end == "cancel" { fixture.form.cancel() }
    if end == "reset" { fixture.form.reset() }
    fixture.drop()
    await fixture.turn()
    #expect(form == nil && fixture.isQuiet)
  }

  @Test("nothing is left of one that ends within the call, or that fails for the lack of a connection")
  func immediate() async {
    let fixture = FormFixture([.succeed("ok")])
    weak let form = fixture.form
    await fixture.press()
    fixture.drop()
    #expect(form == nil)
    let offline = FormFixture([.succeed("ok")])
    offline.connectivity.update(.offline)
    weak let other = offline.form
    await offline.press()
    offline.drop()
    #expect(other == nil)
  }

  @Test("B34 the user's stop goes back to what was there before, and ends a wait", arguments: [true, false])
  func cancel(isWaiting: Bool) async {
    let fixture = FormFixture([.fail(refused), isWaiting ? .fail(lost) : .hang], .keyed(retries: isWaiting ? 1 : 0))
    await fixture.press()
    await fixture.at(1_000)
    #expect(fixture.state == "failed cannotConnect")
    let calls = fixture.script.calls.count
    await fixture.press()
    #expect(fixture.form.state.isSending)
    fixture.form.cancel()
    fixture.form.cancel()
    await fixture.at(60_000)
    #expect(fixture.lines.last == "1000 failed cannotConnect")
    #expect(fixture.script.calls.count == calls + 1 && fixture.isQuiet)
  }

  @Test("an answer that waits to be shown cannot be stopped any more: it was sent")
  func cancelTooLate() async {
    let fixture = FormFixture([.succeed("ok", after: ms(50))], .keyed(minimumDisplay: ms(300)))
    await fixture.press()
    await fixture.at(49)
    #expect(fixture.form.mayHaveArrived)
    await fixture.at(50)
    fixture.form.cancel()
    await fixture.at(300)
    #expect(fixture.lines == ["0 sending", "300 sent ok"])
    let failing = FormFixture([.fail(lost, after: ms(50))], .keyed(minimumDisplay: ms(300)))
    await failing.press()
    await failing.at(50)
    failing.form.cancel()
    #expect(failing.state == "idle" && failing.form.mayHaveArrived)
  }

  @Test("Rule 19: stopping is offered when it is slow and the server knows keys, and does nothing otherwise")
  func unsafeCancel() async {
    for isKeyed in [true, false] {
      let fixture = FormFixture([.hang], isKeyed ? .keyed() : .unkeyed)
      await fixture.press()
      await fixture.at(3_999)
      #expect(fixture.form.state.activity?.offersCancel == false)
      await fixture.at(4_000)
      #expect(fixture.form.state.activity?.offersCancel == isKeyed)
      fixture.form.cancel()
      #expect(fixture.form.state.isSending == !isKeyed)
    }
    var options = SubmissionOptions.unkeyed
    options.isCancellable = true
    let fixture = FormFixture([.hang], options)
    await fixture.press()
    fixture.form.cancel()
    #expect(fixture.state == "idle")
  }

  @Test("B46 an answer after a reset changes nothing")
  func lateAnswer() async {
    let fixture = FormFixture([.succeed("late", after: ms(100)), .succeed("new", after: ms(100))])
    fixture.script.ignoresCancellation = true
    await fixture.press()
    fixture.form.reset()
    await fixture.at(50)
    await fixture.press()
    await fixture.at(1_000)
    #expect(fixture.lines == ["0 sending", "0 idle", "50 sending", "150 sent new"])
  }

  @Test("Rule 22: time in the background is not held against it")
  func suspended() async {
    let fixture = FormFixture([.succeed("ok", after: ms(100_000))])
    await fixture.press()
    await fixture.at(100)
    fixture.form.suspended()
    await fixture.at(99_000)
    fixture.form.resumed()
    await fixture.at(100_000)
    #expect(fixture.state == "sent ok")
  }

  @Test("observers hear of edits, of sending and of its end, and of nothing when nothing changes")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func observation() async {
    let fixture = FormFixture([.succeed("ok", after: ms(10))])
    func isHeard(_ read: @escaping @MainActor (LoadSubmission<Note, String>) -> Void, _ change: () async -> Void) async
      -> Bool
    {
      let heard = LoadLock(false)
      withObservationTracking {
        read(fixture.form)
      } onChange: {
        heard.withLock { $0 = true }
      }
      await change()
      return heard.withLock { $0 }
    }
    #expect(await isHeard({ _ = $0.draft }, { fixture.form.draft.title = "b" }))
    #expect(await isHeard({ _ = $0.canSend }, { fixture.form.draft.title = "c" }))
    #expect(await !isHeard({ _ = $0.draft }, { fixture.form.draft.title = "c" }))
    #expect(await !isHeard({ _ = $0.state }, { fixture.form.draft.title = "d" }))
    #expect(await isHeard({ _ = $0.state }, { await fixture.press() }))
    #expect(await isHeard({ _ = $0.canSend }, { await fixture.at(10) }))
    #expect(fixture.state == "sent ok")
  }

  @Test("subscribers are told of the state and of edits, after onTransition, for as long as they hold on")
  func subscribers() async {
    let fixture = FormFixture([.fail(lost), .succeed("ok")])
    var told: [String] = []
    fixture.form.onTransition = { told.append("first \(summary(of: $1))") }
    var subscription: LoadSubscription? = fixture.form.subscribe {
      told.append("\(summary(of: $0)), \(summary(of: $1))")
    }
    await fixture.press()
    #expect(told.dropLast().last == "first failed cannotConnect")
    #expect(told.last?.hasSuffix(", failed cannotConnect") == true)
    told = []
    fixture.form.draft.title = "b"
    fixture.form.draft.title = "b"
    // The one before may have arrived, so that this would be a second.
    #expect(told == ["failed cannotConnect, failed cannotConnect, may have been sent"])
    told = []
    fixture.form.reset(to: Note())
    #expect(told.last == "idle, idle")
    _ = subscription
    subscription = nil
    told = []
    await fixture.press()
    #expect(told.allSatisfy { $0.hasPrefix("first") })
  }

  @Test("a form that is emptied when it was sent tells that, too")
  func resetWhenSent() async {
    let fixture = FormFixture([.succeed("ok", after: ms(10))])
    var told: [String] = []
    let subscription = fixture.form.subscribe { told.append("\(summary(of: $0)) > \(summary(of: $1))") }
    var heard: [String] = []
    fixture.form.onTransition = { [form = fixture.form] _, state in
      heard.append(summary(of: state))
      if state.isSent { form.reset(to: Note()) }
    }
    await fixture.press()
    await fixture.at(10)
    #expect(heard.suffix(2) == ["sent ok", "idle"])
    #expect(told.last == "sent ok > idle")
    #expect(fixture.form.draft == Note() && fixture.form.canSend)
    fixture.form.onTransition = nil
    withExtendedLifetime(subscription) {}
  }

  @Test("when the user has signed in, that it was needed goes; nothing is sent by itself", arguments: [true, false])
  func signedIn(isPressed: Bool) async {
    let authentication = LoadAuthentication { true }
    var calls = 0
    let form = LoadSubmission<Note, String>(
      draft: Note(title: "a"), options: SubmissionOptions(retry: .submission),
      environment: LoadEnvironment(authentication: authentication)
    ) { _, _ in
      calls += 1
      throw LoadFailure(.unauthorized)
    }
    await form.send()
    #expect(form.state.failure?.failure.kind == .unauthorized)
    if isPressed { await form.signIn() } else { authentication.signedIn() }
    #expect(form.state == .idle)
    #expect(form.canSend && calls == 1)
    await form.send()
    #expect(calls == 2)
  }

  @Test("after signing in, what is in doubt is still said")
  func signedInInDoubt() async {
    let authentication = LoadAuthentication { true }
    var failures = [lost, LoadFailure(.unauthorized)]
    let form = LoadSubmission<Note, String>(
      draft: Note(title: "a"), environment: LoadEnvironment(authentication: authentication)
    ) { _, _ in throw failures.removeFirst() }
    for _ in 0..<2 { await form.send() }
    await form.signIn()
    #expect(form.state.failure?.mayHaveBeenSent == true)
  }

  @Test("observers hear of a failure that is put away")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func dismissal() async {
    let fixture = FormFixture([.fail(lost)])
    await fixture.press()
    let heard = LoadLock(false)
    withObservationTracking {
      _ = fixture.form.state
    } onChange: {
      heard.withLock { $0 = true }
    }
    fixture.form.dismissFailure()
    fixture.form.dismissFailure()
    #expect(heard.withLock { $0 } && fixture.state == "idle" && fixture.form.canSend)
    #expect(fixture.lines.suffix(2) == ["0 failed cannotConnect", "0 idle"])
    await fixture.press()
    #expect(fixture.state == "failed cannotConnect")
  }
}
