import LoadKit
import LoadKitTesting
import Testing

/// An error of an app that names fields, and says no more.
private struct NotAccepted: FieldErrorProviding {
  var fieldErrors: [FieldError]
  var cause: (any Error)?
}

/// One that says what it is, too.
private struct Taken: FieldErrorProviding, LoadFailureConvertible {
  let fieldErrors = [FieldError(field: "title", message: "is taken")]
  let loadFailure: LoadFailure? = LoadFailure(.conflict)
}

@MainActor @Suite("Errors of the app's own that name fields") struct OwnFieldErrorTests {
  let blank = FieldError(field: "title", message: "is blank")

  @Test(
    "the service has read it: not tried again, and surely not accepted",
    arguments: [SubmissionOptions.unkeyed, .keyed(retries: 2)])
  func notAccepted(options: SubmissionOptions) async {
    let fixture = FormFixture([.fail(NotAccepted(fieldErrors: [blank]))], options)
    await fixture.press()
    await fixture.at(60_000)
    #expect(fixture.script.calls.count == 1)
    #expect(fixture.state == "failed invalidRequest")
    #expect(fixture.form.state.failure?.fieldErrors == [blank])
    #expect(!fixture.form.mayHaveArrived)
  }

  @Test("without a field it says nothing, and what lies in it counts")
  func withoutFields() async {
    for (cause, state) in [
      (lost as (any Error)?, "failed cannotConnect, may have been sent"), (refused, "failed cannotConnect"),
      (nil, "failed unknown, may have been sent"),
    ] {
      let fixture = FormFixture([.fail(NotAccepted(fieldErrors: [], cause: cause))], .unkeyed)
      await fixture.press()
      #expect(fixture.state == state)
    }
  }

  @Test("its own word on what it is counts first")
  func ownWord() async {
    let fixture = FormFixture([.fail(Taken())], .unkeyed)
    await fixture.press()
    #expect(fixture.state == "failed conflict")
    #expect(fixture.form.state.failure?.fieldErrors.first?.message == "is taken")
  }
}
