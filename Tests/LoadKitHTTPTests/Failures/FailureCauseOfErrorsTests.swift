import Foundation
import LoadKit
import Testing

@testable import LoadKitHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Causes in the errors of sessions") struct FailureCauseOfErrorsTests {
  private func failure(_ error: any Error) -> LoadFailure? { FailureClassifier.standard.classify(error) }

  private func posix(_ code: Int, _ userInfo: [String: Any] = [:]) -> NSError {
    NSError(domain: NSPOSIXErrorDomain, code: code, userInfo: userInfo)
  }

  @Test(
    "B80 a session's error names the reason for a missing network",
    arguments: [
      (0, LoadFailure.Cause.cellularOff), (1, .limitedNetwork), (2, .lowDataMode), (3, .limitedNetwork), (9, nil),
    ])
  func reasons(reason: Int, cause: LoadFailure.Cause?) {
    let userInfo: [String: Any] = ["NSURLErrorNetworkUnavailableReasonKey": reason]
    for error: any Error in [
      URLError(.notConnectedToInternet, userInfo: userInfo),
      NSError(domain: NSURLErrorDomain, code: -1009, userInfo: userInfo),
      NSError(
        domain: NSURLErrorDomain, code: -1009,
        userInfo: [NSUnderlyingErrorKey: NSError(domain: "kCFErrorDomainCFNetwork", code: -1009, userInfo: userInfo)]),
    ] {
      #expect(failure(error)?.kind == .offline && failure(error)?.cause == cause)
      #expect(failure(error)?.isRetryable == (cause == nil))
    }
  }

  @Test("B80 a denied local network is known by the note about its path")
  func localNetwork() {
    for (note, cause) in [
      ("unsatisfied (Local network prohibited), interface: en0, ipv4", LoadFailure.Cause.localNetworkDenied),
      ("unsatisfied (No network route)", nil), ("satisfied", nil),
    ] {
      let error = NSError(domain: NSURLErrorDomain, code: -1009, userInfo: ["_NSURLErrorNWPathKey": note])
      #expect(failure(error)?.kind == .offline && failure(error)?.cause == cause, "\(note)")
    }
  }

  @Test("B80 POSIX error 28 of a session means too many connections; of a file it means a full disk")
  func noSpace() {
    let ofSession: [any Error] = [
      posix(28, ["NSErrorFailingURLKey": URL(string: "https://h")!]), posix(28, ["_kCFStreamErrorCodeKey": 28]),
      URLError(.unknown, userInfo: [NSUnderlyingErrorKey: posix(28)]),
      URLError(.cannotConnectToHost, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOSPC)]),
      NSError(
        domain: NSURLErrorDomain, code: -1005,
        userInfo: [NSUnderlyingErrorKey: NSError(domain: "X", code: 1, userInfo: [NSUnderlyingErrorKey: posix(28)])]),
    ]
    for error in ofSession {
      let failure = failure(error)
      #expect(failure?.cause == .tooManyConnections && failure?.kind == .cannotConnect, "\(error)")
      #expect(failure?.isRetryable == true && failure?.mayHaveTakenEffect == false)
    }
    #expect(SessionError.failure(of: posix(28))?.cause == .tooManyConnections)
    #expect(SessionError.failure(of: POSIXError(.ENOSPC))?.cause == .tooManyConnections)
    #expect(SessionError.failure(of: URLError(.cancelled)) == nil)
    #expect(SessionError.failure(of: URLError(.timedOut))?.kind == .timedOut)
    let ofFiles: [any Error] = [
      posix(28), POSIXError(.ENOSPC), CocoaError(.fileWriteOutOfSpace),
      CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: posix(28)]),
      NSError(domain: NSURLErrorDomain, code: -3003, userInfo: [NSUnderlyingErrorKey: posix(28)]),
    ]
    for error in ofFiles {
      #expect(failure(error)?.kind == .storageFull && failure(error)?.cause == nil, "\(error)")
    }
  }

  @Test("B80 files that are locked or in use, and too many open ones")
  func files() {
    #expect(failure(CocoaError(.fileReadNoPermission))?.cause == .fileLocked)
    #expect(failure(NSError(domain: NSCocoaErrorDomain, code: 255))?.cause == .fileInUse)
    #expect(failure(POSIXError(.EPERM))?.cause == .fileLocked && failure(POSIXError(.EACCES))?.kind == .forbidden)
    #expect(failure(POSIXError(.EBUSY))?.cause == .fileInUse && failure(POSIXError(.EBUSY))?.isRetryable == true)
    for code in [POSIXErrorCode.EMFILE, .ENFILE] {
      #expect(failure(POSIXError(code))?.cause == .tooManyFiles && failure(POSIXError(code))?.isRetryable == true)
      let error = URLError(.cannotConnectToHost, userInfo: [NSUnderlyingErrorKey: posix(Int(code.rawValue))])
      #expect(failure(error)?.cause == .tooManyFiles && failure(error)?.mayHaveTakenEffect == false)
    }
    // A connection that a firewall denies is no locked file.
    let denied = URLError(.cannotConnectToHost, userInfo: [NSUnderlyingErrorKey: posix(1)])
    #expect(failure(denied)?.kind == .cannotConnect && failure(denied)?.cause == nil)
    #expect(FileFailure.reading(EACCES).cause == .fileLocked && FileFailure.reading(EMFILE).cause == .tooManyFiles)
    #expect(FileFailure.reading(ENOENT).kind == .notFound && FileFailure.reading(EIO).cause == nil)
  }

  @Test("B80 a decoder of the app's own that names a number's type")
  func numbers() {
    for text in ["Parsed JSON number <300> does not fit in Int8.", "Number 1e400 is not representable in Swift."] {
      let error = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: text))
      #expect(failure(error)?.cause == .numberOutOfRange && failure(error)?.diagnostic.contains("300") == false)
    }
    let other = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "Date string is odd"))
    #expect(failure(other)?.kind == .invalidData && failure(other)?.cause == nil)
  }
}
