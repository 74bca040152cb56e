import LoadKitLanguages
import LoadKitTesting
import Testing

@testable import LoadKit

@MainActor @Suite("Errors at fields while the user edits") struct FieldEditingTests {
  private let title = FieldError(field: "Title", message: "is taken")
  private let text = FieldError(field: "text", message: "is short")
  private let whole = FieldError(field: nil, message: "is not complete")

  private func rejected(_ kind: LoadFailure.Kind = .invalidRequest) -> FormFixture {
    FormFixture(
      [.fail(SubmissionRejection([title, text, whole], failure: LoadFailure(kind))), .succeed("1")], .unkeyed)
  }

  @Test("a field's error goes when that field is edited, comes back with the same text, and the others stay")
  func edited() async {
    let fixture = rejected()
    await fixture.press()
    fixture.form.draft.title = "b"
    #expect(fixture.form.state.failure?.fieldErrors == [text, whole])
    #expect(fixture.form.state.failure?.editedFieldErrors == [title])
    let message = fixture.form.presentation().message
    #expect(message?.title == "Check Your Entries")
    fixture.form.draft.title = "a"
    #expect(fixture.form.state.failure?.fieldErrors == [title, text, whole])
    fixture.form.draft = Note(title: "b", text: "c")
    #expect(fixture.form.state.failure?.fieldErrors == [whole])
    #expect(fixture.form.presentation().message?.title == "Check Your Entries")
  }

  @Test("an error about the draft that was sent does not show at a field that was edited meanwhile")
  func typedMeanwhile() async {
    let fixture = FormFixture([.fail(SubmissionRejection([title, text]), after: ms(1_000))], .unkeyed)
    fixture.form.start()
    await fixture.at(500)
    fixture.form.draft.title = "b"
    await fixture.at(2_000)
    #expect(fixture.form.state.failure?.fieldErrors == [text])
  }

  @Test("nothing is announced when a field's error goes")
  func silent() async {
    let fixture = rejected()
    let (display, model) = (LoadDisplay(), LoadFormModel())
    var said = 0
    display.onEffect = { effect, _ in if case .announce = effect { said += 1 } }
    display.add(model)
    model.show(fixture.form)
    display.appear()
    await fixture.press()
    let before = said
    fixture.form.draft.title = "b"
    #expect(before > 0 && said == before)
  }

  @Test("any refusal keeps its field errors", arguments: [LoadFailure.Kind.conflict, .forbidden, .unauthorized])
  func kinds(kind: LoadFailure.Kind) async {
    let fixture = rejected(kind)
    await fixture.press()
    #expect(fixture.state == "failed \(kind)")
    #expect(fixture.form.state.failure?.fieldErrors == [title, text, whole])
  }

  struct Address: Equatable {
    var firstName = "a"
    var street: Street? = Street()
    var tags = ["x", "y"]
    struct Street: Equatable {
      var number = 1
      var name = "s"
    }
  }

  @Test("fields are found by key path, by name whatever its spelling, in nested values and by index")
  func paths() {
    let fields = DraftFields<Address>(paths: ["given": \.firstName])
    var new = Address()
    new.firstName = "b"
    #expect(fields.differs(FieldError(field: "first_name", message: ""), Address(), new))
    #expect(fields.differs(FieldError(field: "GIVEN", message: ""), Address(), new))
    #expect(!fields.differs(FieldError(field: "street.number", message: ""), Address(), new))
    #expect(!fields.differs(FieldError(field: "no.such", message: ""), Address(), new))
    #expect(!fields.differs(FieldError(field: nil, message: ""), Address(), new))
    new.street?.number = 2
    #expect(fields.differs(FieldError(field: "street.number", message: ""), Address(), new))
    #expect(!fields.differs(FieldError(field: "street.name", message: ""), Address(), new))
    new.tags[1] = "z"
    #expect(fields.differs(FieldError(field: "tags[1]", message: ""), Address(), new))
    #expect(!fields.differs(FieldError(field: "/tags/0", message: ""), Address(), new))
    #expect(DraftFields<String>(paths: [:]).differs(FieldError(field: "name", message: ""), "a", "b"))
  }
}

@MainActor @Suite("Forms that are checked on the device") struct ValidationTests {
  private let clock = ManualClock()

  private func form(_ calls: LoadLock<Int>) -> LoadSubmission<Note, String> {
    LoadSubmission(
      draft: Note(), environment: LoadEnvironment(clock: clock),
      validate: { $0.title.isEmpty ? [FieldError(field: "title", message: "Enter a title.")] : [] },
      operation: { note, _ in
        calls.withLock { $0 += 1 }
        return note.title
      })
  }

  @Test("errors of the app's own show at the fields before any call, and go with the edit; then it is sent")
  func refused() async {
    let calls = LoadLock(0)
    let form = form(calls)
    #expect(await form.send().failure?.fieldErrors.count == 1)
    #expect(calls.withLock { $0 } == 0)
    #expect(form.canSend && !form.mayHaveArrived)
    form.draft.title = "a"
    #expect(form.state.failure?.fieldErrors.isEmpty == true)
    let sent = Task { await form.send() }
    await clock.advance(by: .seconds(1))
    #expect(await sent.value.value == "a")
    #expect(calls.withLock { $0 } == 1)
  }

  @Test("each refusal is announced once, dismissing and resetting take it away")
  func dismissed() async {
    let form = form(LoadLock(0))
    let (display, model) = (LoadDisplay(), LoadFormModel())
    var said: [String] = []
    display.onEffect = { effect, _ in if case .announce(let announcement) = effect { said.append(announcement.text) } }
    display.add(model)
    model.show(form)
    display.appear()
    model.send()
    model.send()
    #expect(said.count == 2)
    #expect(said.allSatisfy { $0.contains("Enter a title.") })
    form.dismissFailure()
    #expect(form.state.failure == nil)
    form.start()
    form.reset()
    #expect(form.state.failure == nil)
    #expect(said.count == 3)
  }
}

@MainActor @Suite("Forms that sign in, and failures that the app handles") struct SignInFormTests {
  private func quick(_ options: SubmissionOptions = .signIn) -> SubmissionOptions {
    var options = options
    options.timing = LoadTiming(grace: ms(200), minimumDisplay: .zero)
    return options
  }

  @Test("a 401 is a wrong name or password, without an action that signs in")
  func wrong() async {
    let fixture = FormFixture([.fail(LoadFailure(.unauthorized))], quick())
    await fixture.press()
    #expect(fixture.form.state.failure?.isWrongCredentials == true)
    let message = fixture.form.presentation(
      options: SubmissionPresentation.Options(available: [.signIn, .dismiss])
    ).message
    #expect(message?.title == "Couldn’t Sign In")
    #expect(message?.actions.map(\.action) == [.dismiss])
    let german = fixture.form.presentation(words: LoadWords(common: .german)).message
    #expect(german?.title == "Anmelden nicht möglich")
  }

  @Test("a login that times out was not sent twice by asking again, and does not say so")
  func timedOut() async {
    let fixture = FormFixture([.fail(LoadFailure(.timedOut))], quick())
    await fixture.press()
    #expect(fixture.state == "failed timedOut")
    #expect(!fixture.form.mayHaveArrived)
    #expect(fixture.script.calls.count == 1)
    let other = FormFixture([.fail(LoadFailure(.unauthorized))], .unkeyed)
    await other.press()
    #expect(other.form.state.failure?.isWrongCredentials == false)
    #expect(other.form.presentation().message?.title == "Sign-In Needed")
  }

  @Test("a failure of sending that the app handles does not show; the draft stays and can be sent again")
  func handled() async {
    let errors = [FieldError(field: "title", message: "is taken")]
    let fixture = FormFixture(
      [.fail(SubmissionRejection(errors, failure: LoadFailure(.conflict))), .succeed("1")], quick(.unkeyed))
    var heard: [SubmissionFailure] = []
    fixture.form.onFailure = {
      heard.append($0)
      return $0.failure.kind == .conflict ? .handled : .shown
    }
    await fixture.press()
    #expect(heard.map(\.fieldErrors) == [errors])
    #expect(fixture.state == "idle")
    #expect(fixture.form.draft.title == "a" && fixture.form.canSend)
    #expect(!fixture.lines.contains { $0.contains("failed") })
    await fixture.press()
    #expect(fixture.state == "sent 1")
  }
}
