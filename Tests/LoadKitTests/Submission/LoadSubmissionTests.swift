import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("A form is sent once") struct LoadSubmissionTests {
  @Test("nothing is sent until the user sends it")
  func idle() async {
    let fixture = FormFixture([.succeed("ok")])
    fixture.form.draft.title = "b"
    await fixture.at(60_000)
    #expect(fixture.script.calls.isEmpty && fixture.isQuiet)
    #expect(fixture.state == "idle" && fixture.form.canSend)
  }

  @Test("the button is acknowledged at once, and for at least 300 ms")
  func acknowledged() async {
    let fixture = FormFixture([.succeed("ok", after: ms(50))], .keyed(minimumDisplay: ms(300)))
    await fixture.press()
    #expect(fixture.state == "sending")
    await fixture.at(299)
    #expect(fixture.state == "sending")
    await fixture.at(300)
    #expect(fixture.lines == ["0 sending", "300 sent ok"])
    #expect(fixture.isQuiet)
  }

  @Test("an answer later than that shows at once")
  func late() async {
    let fixture = FormFixture([.succeed("ok", after: ms(301))], .keyed(minimumDisplay: ms(300)))
    await fixture.press()
    await fixture.at(301)
    #expect(fixture.lines == ["0 sending", "301 sent ok"])
  }

  @Test("pressed twice, in one turn, while it is sent and right after it was sent: one call")
  func twice() async {
    let fixture = FormFixture([.succeed("ok", after: ms(10))])
    fixture.form.start()
    fixture.form.start()
    await fixture.at(5)
    #expect(!fixture.form.canSend)
    await fixture.press()
    await fixture.at(10)
    #expect(fixture.state == "sent ok" && !fixture.form.canSend)
    await fixture.press()
    await fixture.at(1_000)
    #expect(fixture.script.calls.count == 1)
    #expect(fixture.lines == ["0 sending", "10 sent ok"])
  }

  @Test("who sends while it is being sent waits for the same end")
  func joined() async {
    let fixture = FormFixture([.succeed("ok", after: ms(10))])
    let (first, second) = (Task { await fixture.form.send() }, Task { await fixture.form.send() })
    await fixture.script.whenCalled()
    await fixture.at(10)
    #expect(await first.value == .sent("ok"))
    #expect(await second.value == .sent("ok"))
    #expect(fixture.script.calls.count == 1)
  }

  @Test("send returns at once where there is nothing to send")
  func nothingToSend() async {
    let fixture = FormFixture([.succeed("ok")])
    #expect(await fixture.form.send() == .sent("ok"))
    #expect(await fixture.form.send() == .sent("ok"))
    #expect(fixture.script.calls.count == 1)
  }

  @Test("an edit while it is being sent disturbs nothing, and is not sent by itself")
  func editWhileSending() async {
    let fixture = FormFixture([.succeed("ok", after: ms(10))])
    await fixture.press()
    fixture.form.draft.title = "b"
    await fixture.press()
    await fixture.at(1_000)
    #expect(fixture.script.calls.map(\.input.title) == ["a"])
    #expect(fixture.state == "sent ok" && fixture.form.canSend)
    #expect(fixture.form.draft.title == "b")
  }

  @Test("a draft that was edited after it was sent can be sent, with the answer before gone")
  func another() async {
    let fixture = FormFixture([.succeed("ok"), .succeed("ok 2", after: ms(10))])
    await fixture.press()
    fixture.form.draft.title = "b"
    #expect(fixture.form.canSend && fixture.state == "sent ok")
    await fixture.press()
    await fixture.at(10)
    #expect(fixture.script.calls.map(\.input.title) == ["a", "b"])
    #expect(fixture.lines.suffix(3) == ["0 sent ok", "0 sending", "10 sent ok 2"])
  }

  @Test("the draft stays after a failure, and can be sent again as it is", arguments: [true, false])
  func draftStays(isKeyed: Bool) async {
    let fixture = FormFixture([.fail(refused), .succeed("ok")], isKeyed ? .keyed() : .unkeyed)
    fixture.form.draft = Note(title: "b", text: "c")
    await fixture.press()
    #expect(fixture.state == "failed cannotConnect" && fixture.form.canSend)
    #expect(fixture.form.draft == Note(title: "b", text: "c"))
    await fixture.press()
    #expect(fixture.script.calls.map(\.input) == [Note(title: "b", text: "c"), Note(title: "b", text: "c")])
    #expect(fixture.state == "sent ok")
  }

  @Test("an answer with nothing in it is an answer")
  func emptyAnswer() async {
    let submission = LoadSubmission<Note, [Int]>(draft: Note()) { _, _ in [] }
    #expect(await submission.send() == .sent([]))
    let nothing = LoadSubmission<Note, Int?>(draft: Note()) { _, _ in nil }
    #expect(await nothing.send() == .sent(nil))
  }

  @Test("progress shows from the first frame, evened out, if it is declared; else never", arguments: [true, false])
  func progress(isDeclared: Bool) async {
    var options = SubmissionOptions.keyed()
    options.progress = isDeclared ? .determinate : .indeterminate
    let reports = [(ms(10), 40), (ms(20), 80)].map { (time: $0.0, progress: LoadProgress(completed: $0.1, total: 100)) }
    let fixture = FormFixture([.succeed("ok", after: ms(200)).reporting(reports)], options)
    await fixture.press()
    await fixture.at(200)
    #expect(
      fixture.lines
        == (isDeclared
          ? ["0 sending", "10 sending 0.4", "110 sending 0.8", "200 sent ok"] : ["0 sending", "200 sent ok"]))
  }

  @Test("B48 what moves on keeps an upload alive, and only what stands still ends it")
  func uploadTimeout() async {
    var options = SubmissionOptions.keyed()
    options.retry = RetryPolicy(attempts: 1, attemptTimeout: ms(1_000), maxElapsed: nil, idempotency: .keyed)
    let reports = (1...5).map { (time: ms($0 * 900), progress: LoadProgress(completed: Int64($0), total: 5)) }
    let fixture = FormFixture([ScriptedStep<String>.hang.reporting(reports)], options)
    await fixture.press()
    await fixture.at(5_499)
    #expect(fixture.form.state.isSending)
    await fixture.at(5_500)
    #expect(fixture.state == "failed timedOut")
  }
}
