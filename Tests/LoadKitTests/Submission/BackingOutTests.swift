import Foundation
import LoadKit
import LoadKitTesting
import Testing

/// What an app throws whose user closed the sheet that asked for a confirmation.
private struct SheetClosed: LoadFailureConvertible {
  var loadFailure: LoadFailure? { nil }
}

private struct SDKError: Error {
  var isClosed: Bool
}

private struct Wrapping: Error {
  var causes: [any Error]
}

@MainActor @Suite("Rule 15: the user backs out of what is being sent") struct BackingOutTests {
  @Test(
    "it was not sent, is not tried again, and can be sent later with the same key",
    arguments: [SubmissionOptions.unkeyed, .keyed(retries: 2)])
  func backsOut(options: SubmissionOptions) async {
    let fixture = FormFixture([.fail(SheetClosed(), after: ms(50)), .succeed("ok")], options)
    await fixture.press()
    await fixture.at(60_000)
    #expect(fixture.lines.last == "50 idle")
    #expect(fixture.script.calls.count == 1 && fixture.isQuiet)
    #expect(fixture.form.canSend && !fixture.form.mayHaveArrived)
    await fixture.press()
    #expect(fixture.state == "sent ok")
    #expect(Set(fixture.keys).count == 1)
  }

  @Test("so says an error inside of another one, a classifier of the app's, and Cocoa")
  func words() async {
    let errors: [any Error] =
      [
        Wrapping(causes: [SheetClosed()]), Wrapping(causes: [CancellationError(), SheetClosed()]),
        SDKError(isClosed: true),
        Wrapping(causes: [SDKError(isClosed: true)]), CocoaError(.userCancelled),
      ] + CancellationTests.closedSheets
    let classifier = FailureClassifier { ($0 as? SDKError)?.isClosed == true ? .cancelled : nil }
    for error in errors {
      let form = LoadSubmission<Note, String>(
        draft: Note(title: "a"), options: .unkeyed,
        environment: LoadEnvironment(clock: ManualClock(), classifier: classifier)
      ) { _, _ in throw error }
      #expect(await form.send() == .idle)
      #expect(!form.mayHaveArrived)
    }
  }

  @Test("what went wrong before shows again, and may still have arrived")
  func before() async {
    let fixture = FormFixture([.fail(lost), .fail(SheetClosed())], .unkeyed)
    await fixture.press()
    await fixture.press()
    #expect(fixture.script.calls.count == 2)
    #expect(fixture.state == "failed cannotConnect, may have been sent")
    #expect(fixture.form.mayHaveArrived)
  }

  @Test("whoever else cancels, or some of it only, leaves a doubt")
  func others() async {
    for error in [
      Wrapping(causes: [CancellationError(), CancellationError()]),
      Wrapping(causes: [SheetClosed(), SDKError(isClosed: false)]),
    ] {
      let fixture = FormFixture([.fail(error)], .unkeyed)
      await fixture.press()
      #expect(fixture.form.state.failure?.mayHaveBeenSent == true)
    }
  }
}
