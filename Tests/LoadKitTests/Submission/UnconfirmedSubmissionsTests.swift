import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Whether something may have been sent") struct SubmissionDoubtTests {
  @Test(
    "without a key the user is warned wherever no clear answer came",
    arguments: [
      (LoadFailure(.timedOut), true), (lost, true), (LoadFailure(.invalidData), true), (LoadFailure(.unknown), true),
      (LoadFailure(httpStatus: 500)!, true), (LoadFailure(httpStatus: 502)!, true),
      (LoadFailure(httpStatus: 504)!, true), (LoadFailure(httpStatus: 302)!, true),
      (LoadFailure(urlErrorCode: -1005)!, true), (LoadFailure(urlErrorCode: -1001)!, true),
      (refused, false), (LoadFailure(urlErrorCode: -1003)!, false), (LoadFailure(.offline), false),
      (LoadFailure(.insecureConnection), false), (LoadFailure(httpStatus: 503)!, false),
      (LoadFailure(httpStatus: 429)!, false), (LoadFailure(httpStatus: 408)!, false),
      (LoadFailure(httpStatus: 422)!, false), (LoadFailure(httpStatus: 401)!, false),
      (LoadFailure(httpStatus: 511)!, false),
    ])
  func warned(failure: LoadFailure, isWarned: Bool) async {
    let fixture = FormFixture([.fail(failure)], .unkeyed)
    await fixture.press()
    #expect(fixture.form.state.failure?.mayHaveBeenSent == isWarned)
    #expect(fixture.form.mayHaveArrived == isWarned)
  }

  @Test("with a key, or where repeating does no harm, there is nothing to warn of", arguments: [true, false])
  func notWarned(isKeyed: Bool) async {
    var options = SubmissionOptions.keyed()
    if !isKeyed { options.retry.idempotency = .idempotent }
    let fixture = FormFixture([.fail(lost)], options)
    await fixture.press()
    #expect(fixture.state == "failed cannotConnect")
    fixture.form.draft.title = "b"
    // What was edited is another submission, which the server would not recognise.
    #expect(fixture.form.state.failure?.mayHaveBeenSent == isKeyed)
  }

  @Test("a conflict after a lost answer is the first attempt, still at work; by itself it is what it says")
  func conflict() async throws {
    let conflict = try #require(LoadFailure(httpStatus: 409))
    let lostFirst = FormFixture([.fail(lost), .fail(conflict)], .keyed(retries: 1))
    await lostFirst.press()
    await lostFirst.at(1_000)
    #expect(lostFirst.state == "failed conflict, may have been sent")
    let atOnce = FormFixture([.fail(conflict)])
    await atOnce.press()
    #expect(atOnce.state == "failed conflict")
  }

  @Test("a time-out of the form's own, without a key, is a warning")
  func timeout() async {
    let fixture = FormFixture([.hang], .unkeyed)
    await fixture.press()
    #expect(fixture.form.mayHaveArrived)
    await fixture.at(15_000)
    #expect(fixture.state == "failed timedOut, may have been sent")
  }

  @Test("the doubt stays if the next try does not reach the server, or the server is busy")
  func stays() async throws {
    let busy = try #require(LoadFailure(httpStatus: 429))
    let fixture = FormFixture([.fail(lost), .fail(refused), .fail(busy), .succeed("ok")], .unkeyed)
    for _ in 0..<3 {
      await fixture.press()
      #expect(fixture.form.state.failure?.mayHaveBeenSent == true)
    }
    await fixture.press()
    #expect(fixture.state == "sent ok" && !fixture.form.mayHaveArrived)
  }

  @Test("a clear refusal ends the doubt, and so does a reset; putting the failure away does not")
  func ends() async throws {
    let refusal = try #require(LoadFailure(httpStatus: 422))
    let fixture = FormFixture([.fail(lost), .fail(refusal), .fail(lost)], .unkeyed)
    await fixture.press()
    fixture.form.dismissFailure()
    #expect(fixture.form.mayHaveArrived)
    await fixture.press()
    #expect(fixture.state == "failed invalidRequest" && !fixture.form.mayHaveArrived)
    await fixture.press()
    #expect(fixture.form.mayHaveArrived)
    fixture.form.reset()
    #expect(!fixture.form.mayHaveArrived)
  }

  @Test("what is said of a submission says nothing of the one before, which may have arrived")
  func another() async throws {
    let refusal = try #require(LoadFailure(httpStatus: 422))
    let fixture = FormFixture([.fail(lost), .fail(refusal), .fail(LoadFailure(.offline)), .succeed("ok")], .unkeyed)
    await fixture.press()
    for title in ["b", "c"] {
      fixture.form.draft.title = title
      await fixture.press()
      #expect(fixture.form.mayHaveArrived)
      #expect(fixture.form.state.failure?.mayHaveBeenSent == true)
    }
    await fixture.press()
    #expect(fixture.state == "sent ok" && !fixture.form.mayHaveArrived)
  }

  @Test("an attempt that was refused takes away only the doubt that it has made itself")
  func both() async throws {
    let refusal = try #require(LoadFailure(httpStatus: 422))
    let fixture = FormFixture([.fail(lost), .fail(lost), .fail(refusal)])
    await fixture.press()
    fixture.form.draft.title = "b"
    await fixture.press()
    await fixture.press()
    #expect(fixture.form.state.failure?.mayHaveBeenSent == true)
    #expect(fixture.form.mayHaveArrived)
  }

  @Test(
    "who is signed in, or what is there, may have changed: that says nothing of an earlier attempt",
    arguments: [
      401, 403, 404,
    ])
  func changed(status: Int) async throws {
    let failure = try #require(LoadFailure(httpStatus: status))
    let unkeyed = FormFixture([.fail(lost), .fail(failure)], .unkeyed)
    for _ in 0..<2 { await unkeyed.press() }
    #expect(unkeyed.form.state.failure?.mayHaveBeenSent == true)
    let keyed = FormFixture([.fail(lost), .fail(failure)], .keyed(retries: 1))
    await keyed.press()
    await keyed.at(1_000)
    #expect(keyed.form.mayHaveArrived)
    // Sent again as it is, the server would recognise it.
    #expect(keyed.form.state.failure?.mayHaveBeenSent == false)
  }

  @Test("a cancellation that nobody asked for is a lost connection, not silence")
  func strayCancellation() async {
    let form = LoadSubmission<Note, String>(draft: Note(title: "a")) { _, _ in throw CancellationError() }
    await form.send()
    #expect(form.state.failure?.failure.kind == .cannotConnect)
    #expect(form.state.failure?.mayHaveBeenSent == true)
    // With a key it is tried again.
    let fixture = FormFixture([.fail(CancellationError()), .succeed("ok")], .keyed(retries: 1))
    await fixture.press()
    await fixture.at(1_000)
    #expect(fixture.state == "sent ok")
  }

  @Test("an attempt that was given up leaves the doubt, whatever it says later")
  func givenUp() async throws {
    let fixture = FormFixture([.fail(refused, after: ms(20_000)), .fail(refused)], .unkeyed)
    fixture.script.ignoresCancellation = true
    await fixture.press()
    await fixture.at(15_000)
    #expect(fixture.state == "failed timedOut, may have been sent")
    await fixture.press()
    await fixture.at(30_000)
    #expect(fixture.form.mayHaveArrived)
  }

  @Test("every kind of failure says whether it leaves a doubt; a status or a code can know better")
  func kinds() throws {
    let doubtful = LoadFailure.Kind.allCases.filter(\.mayHaveTakenEffect)
    #expect(doubtful == [.timedOut, .cannotConnect, .serverError, .invalidData, .unknown])
    for kind in LoadFailure.Kind.allCases {
      #expect(LoadFailure(kind).mayHaveTakenEffect == kind.mayHaveTakenEffect)
      #expect(LoadFailure(kind, mayHaveTakenEffect: true).mayHaveTakenEffect)
      #expect(!LoadFailure(kind, mayHaveTakenEffect: false).mayHaveTakenEffect)
    }
    for status in [407, 408, 421, 425, 501, 503, 505, 511] {
      #expect(try !#require(LoadFailure(httpStatus: status)).mayHaveTakenEffect)
    }
    for status in [0, 101, 304, 500, 506, 599, 600, 1_000] {
      #expect(try #require(LoadFailure(httpStatus: status)).mayHaveTakenEffect)
    }
  }
}
