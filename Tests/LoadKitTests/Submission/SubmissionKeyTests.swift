import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Keys of submissions") struct SubmissionKeyTests {
  @Test("B33 the key stays while the device is offline")
  func offlineKey() async {
    let fixture = FormFixture([.fail(LoadFailure(.timedOut)), .succeed("ok")])
    fixture.connectivity.update(.offline)
    await fixture.press()
    #expect(fixture.state.hasPrefix("failed offline") && fixture.keys == ["key 1"])
    fixture.connectivity.update(.unknown)
    await fixture.press()
    #expect(fixture.keys == ["key 1", "key 1"])
  }

  @Test("B33 one key over automatic retries and the user's")
  func same() async {
    let fixture = FormFixture([.fail(lost)], .keyed(retries: 2))
    await fixture.press()
    await fixture.at(1_000)
    #expect(fixture.keys.count == 3)
    await fixture.press()
    await fixture.at(2_000)
    #expect(fixture.keys.count == 6 && Set(fixture.keys) == ["key 1"])
  }

  @Test("B33 the user's stop, a time-out and a failure that was put away leave the key")
  func kept() async {
    let fixture = FormFixture([.hang])
    await fixture.press()
    fixture.form.cancel()
    #expect(fixture.state == "idle")
    await fixture.press()
    await fixture.at(15_000)
    #expect(fixture.state == "failed timedOut")
    fixture.form.dismissFailure()
    #expect(fixture.state == "idle")
    await fixture.press()
    #expect(fixture.keys == ["key 1", "key 1", "key 1"])
  }

  @Test("B33 an edited draft has another key, also if it was changed back")
  func edited() async {
    let fixture = FormFixture([.fail(lost)])
    await fixture.press()
    fixture.form.draft.title = "b"
    await fixture.press()
    fixture.form.draft.title = "c"
    fixture.form.draft.title = "b"
    await fixture.press()
    await fixture.press()
    #expect(fixture.script.calls.map(\.input.title) == ["a", "b", "b", "b"])
    #expect(fixture.keys == ["key 1", "key 2", "key 3", "key 3"])
  }

  @Test("B33 assigning what is there already is no edit")
  func assigned() async {
    let fixture = FormFixture([.fail(lost)])
    await fixture.press()
    fixture.form.draft.title = "a"
    fixture.form.draft = Note(title: "a")
    await fixture.press()
    #expect(fixture.keys == ["key 1", "key 1"])
  }

  @Test("B33 success and reset end the key")
  func ended() async {
    let fixture = FormFixture([.succeed("ok"), .fail(lost), .fail(lost)])
    await fixture.press()
    fixture.form.draft.title = "b"
    await fixture.press()
    fixture.form.reset()
    #expect(fixture.state == "idle" && fixture.form.draft.title == "b")
    await fixture.press()
    #expect(fixture.keys == ["key 1", "key 2", "key 3"])
  }

  @Test("to send an equal draft on purpose, reset first")
  func again() async {
    let fixture = FormFixture([.succeed("ok")])
    await fixture.press()
    fixture.form.reset(to: Note(title: "a"))
    #expect(fixture.state == "idle" && fixture.form.canSend)
    await fixture.press()
    #expect(fixture.keys == ["key 1", "key 2"])
  }

  @Test("B33 409 waits for the first attempt, with the same key; after the last one it is shown")
  func conflict() async throws {
    let conflict = try #require(LoadFailure(httpStatus: 409))
    let fixture = FormFixture([.fail(conflict), .succeed("ok")], .keyed(retries: 2))
    await fixture.press()
    #expect(fixture.state == "sending attempt 2")
    await fixture.at(100)
    #expect(fixture.state == "sent ok" && fixture.keys == ["key 1", "key 1"])
    let stuck = FormFixture([.fail(conflict)], .keyed(retries: 2))
    await stuck.press()
    await stuck.at(1_000)
    #expect(stuck.state == "failed conflict" && Set(stuck.keys) == ["key 1"] && stuck.keys.count == 3)
  }

  @Test("B33 409 is not tried again where the policy says so")
  func conflictByPolicy() async throws {
    var options = SubmissionOptions.keyed(retries: 2)
    options.retry.shouldRetry = { $0.kind != .conflict }
    let fixture = FormFixture([.fail(try #require(LoadFailure(httpStatus: 409)))], options)
    await fixture.press()
    #expect(fixture.state == "failed conflict" && fixture.script.calls.count == 1)
  }

  @Test("B33 409 to a draft without a key is shown")
  func conflictWithoutKey() async throws {
    let fixture = FormFixture([.fail(try #require(LoadFailure(httpStatus: 409)))], .unkeyed)
    await fixture.press()
    #expect(fixture.state == "failed conflict" && fixture.script.calls.count == 1)
  }

  @Test("B33 without a key nothing is repeated by itself, whatever fails", arguments: LoadFailure.Kind.allCases)
  func withoutKey(kind: LoadFailure.Kind) async {
    let fixture = FormFixture([.fail(LoadFailure(kind, isRetryable: true))], .unkeyed)
    await fixture.press()
    await fixture.at(60_000)
    #expect(fixture.keys == [nil] && fixture.isQuiet)
  }

  @Test("B32 400 and 422 are not repeated with a key either", arguments: [400, 422, 401, 403, 404, 413])
  func refusals(status: Int) async throws {
    let fixture = FormFixture([.fail(try #require(LoadFailure(httpStatus: status)))], .keyed(retries: 2))
    await fixture.press()
    await fixture.at(60_000)
    #expect(fixture.keys == ["key 1"])
  }

  @Test("a policy with more attempts repeats nothing either, if the server knows no keys")
  func attemptsWithoutKey() async {
    var options = SubmissionOptions.unkeyed
    options.retry = .retries(5, wait: ms(10), idempotency: .nonIdempotent)
    let fixture = FormFixture([.fail(lost)], options)
    await fixture.press()
    await fixture.at(60_000)
    #expect(fixture.script.calls.count == 1)
  }

  @Test("rule 21: nothing is sent by itself when the connection returns", arguments: [true, false])
  func reconnected(isKeyed: Bool) async {
    let fixture = FormFixture([.fail(lost)], isKeyed ? .keyed() : .unkeyed)
    await fixture.press()
    fixture.connectivity.update(.offline)
    fixture.connectivity.update(.online)
    await fixture.at(60_000)
    #expect(fixture.script.calls.count == 1)
    let offline = FormFixture([.fail(LoadFailure(.offline))], isKeyed ? .keyed(minimumDisplay: ms(300)) : .unkeyed)
    offline.connectivity.update(.offline)
    await offline.press()
    offline.connectivity.update(.online)
    await offline.at(60_000)
    #expect(offline.script.calls.count == 1 && offline.state == "failed offline")
  }

  @Test("signing in is offered where the app says how; nothing is sent by itself then", arguments: [true, false])
  func signIn(isKeyed: Bool) async {
    let calls = LoadLock(0)
    var options = isKeyed ? SubmissionOptions.keyed() : .unkeyed
    if isKeyed { options.retry.idempotency = .idempotent }
    let authentication = LoadAuthentication { true }
    let submission = LoadSubmission<Note, String>(
      draft: Note(), options: options, environment: LoadEnvironment(authentication: authentication)
    ) { _, _ in
      calls.withLock { $0 += 1 }
      throw LoadFailure(.unauthorized)
    }
    await submission.send()
    #expect(submission.presentation().message?.actions.map(\.action) == [.signIn, .dismiss])
    #expect(await submission.signIn())
    #expect(submission.state == .idle && calls.withLock { $0 } == 1)
    await submission.send()
    #expect(calls.withLock { $0 } == 2)
    let plain = FormFixture([.fail(LoadFailure(.unauthorized))])
    await plain.press()
    #expect(plain.form.presentation().message?.actions.map(\.action) == [.dismiss])
    #expect(await !plain.form.signIn())
  }

  @Test("B54 offline, a form without a key runs to its own timeout, and may have been sent")
  func offline() async {
    let fixture = FormFixture([.hang, .succeed("ok")], .unkeyed)
    fixture.connectivity.update(.offline)
    await fixture.press()
    await fixture.at(14_999)
    #expect(fixture.state == "sending slow")
    await fixture.at(15_000)
    #expect(fixture.state == "failed timedOut, may have been sent")
    fixture.connectivity.update(.online)
    await fixture.at(60_000)
    #expect(fixture.script.calls.count == 1)
    await fixture.press()
    #expect(fixture.state == "sent ok")
  }

  @Test("rule 21: offline, a form with a key fails as offline after 5 s, and is not sent automatically")
  func offlineWithKey() async {
    let fixture = FormFixture([.hang, .succeed("ok")], .keyed(retries: 2))
    fixture.connectivity.update(.offline)
    await fixture.press()
    await fixture.at(4_999)
    #expect(fixture.script.calls.count == 1)
    await fixture.at(5_000)
    #expect(fixture.form.state.failure?.failure.kind == .offline)
    fixture.connectivity.update(.online)
    await fixture.at(60_000)
    #expect(fixture.script.calls.count == 1)
  }
}

@MainActor @Suite("The return of the connection") struct ReloadOnReconnectTests {
  @Test(
    "rule 21: it loads again what failed for the network, but sends nothing that the server would not recognise",
    arguments: [RetryPolicy.Idempotency.idempotent, .keyed, .nonIdempotent], [true, false])
  func reconnected(idempotency: RetryPolicy.Idempotency, isWanted: Bool) async {
    let connectivity = LoadConnectivity()
    let screen = Screen<String>(
      [.fail(lost)],
      options: LoadOptions(timing: .none, retry: .retries(0, idempotency: idempotency), reloadsAutomatically: isWanted),
      connectivity: connectivity)
    await screen.loader.load("a")
    connectivity.update(.offline)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == (isWanted && idempotency != .nonIdempotent ? 2 : 1))
  }
}
