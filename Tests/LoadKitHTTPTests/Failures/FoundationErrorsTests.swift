import Foundation
import LoadKit
import LoadKitHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Errors inside Foundation's errors")
struct FoundationErrorsTests {
  static let wrappers: [@Sendable (any Error) -> any Error] = [
    { NSError(domain: "App", code: 1, userInfo: [NSUnderlyingErrorKey: $0]) },
    { NSError(domain: NSURLErrorDomain, code: -1, userInfo: [NSUnderlyingErrorKey: $0]) },
    { URLError(.unknown, userInfo: [NSUnderlyingErrorKey: $0]) },
    { CocoaError(.fileReadUnknown, userInfo: [NSUnderlyingErrorKey: $0]) },
    { NSError(domain: "App", code: 1, userInfo: ["NSMultipleUnderlyingErrorsKey": [$0]]) },
    { NSError(domain: "App", code: 1, userInfo: ["NSMultipleUnderlyingErrorsKey": [$0, CancellationError()]]) },
    {
      NSError(
        domain: "App", code: 1,
        userInfo: [NSUnderlyingErrorKey: URLError(.unknown, userInfo: [NSUnderlyingErrorKey: $0])]
      )
    },
  ]

  @Test("B41 A cancellation is found under the keys for underlying errors", arguments: wrappers.indices)
  func cancellations(index: Int) {
    let cancellations: [any Error] = [
      CancellationError(), URLError(.cancelled), NSError(domain: NSURLErrorDomain, code: -999),
    ]
    for cancellation in cancellations {
      #expect(FailureClassifier.standard.classify(Self.wrappers[index](cancellation)) == nil)
    }
  }

  @Test("A failure is found there too, where the error around it tells nothing")
  func failures() {
    let error = NSError(domain: "App", code: 1, userInfo: [NSUnderlyingErrorKey: URLError(.notConnectedToInternet)])
    #expect(FailureClassifier.standard.classify(error)?.kind == .offline)
    #expect(FailureClassifier.standard.classify(NSError(domain: "App", code: 1))?.kind == .unknown)
  }

  @Test("B41 Of several errors only one is a cancellation: a failure")
  func mixed() {
    let error = NSError(
      domain: "App", code: 1,
      userInfo: ["NSMultipleUnderlyingErrorsKey": [CancellationError(), URLError(.timedOut)] as [any Error]])
    #expect(FailureClassifier.standard.classify(error)?.kind == .timedOut)
  }

  @Test("What lies below an error that says little counts: a full disk under a file that could not be written")
  func vague() {
    func kind(_ code: Int, over below: any Error) -> LoadFailure.Kind? {
      FailureClassifier.standard.classify(
        NSError(domain: NSURLErrorDomain, code: code, userInfo: [NSUnderlyingErrorKey: below]))?.kind
    }
    #expect(kind(-3003, over: POSIXError(.ENOSPC)) == .storageFull)
    #expect(kind(-3003, over: NSError(domain: NSPOSIXErrorDomain, code: 28)) == .storageFull)
    #expect(kind(-3003, over: CocoaError(.fileWriteUnknown)) == .cannotSave)
    #expect(kind(-1005, over: POSIXError(.ENOSPC)) == .cannotConnect, "an error that says something is believed")
    #expect(kind(-3003, over: POSIXError(.ECANCELED)) == nil)
  }

  @Test("B84 The address in an error's user info is in no diagnostic")
  func secrets() {
    let url = URL(string: "https://user:secret@a.example/secret?token=secret")!
    let error = URLError(
      .timedOut, userInfo: [NSURLErrorFailingURLErrorKey: url, NSLocalizedDescriptionKey: "secret"])
    let failure = FailureClassifier.standard.classify(error)
    #expect(failure?.kind == .timedOut)
    #expect(failure?.diagnostic.contains("secret") == false)
  }
}
