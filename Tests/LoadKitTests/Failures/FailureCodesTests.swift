import Foundation
import LoadKit
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Codes of URLError and statuses of HTTP")
struct FailureCodesTests {
  struct Expectation: Sendable, CustomTestStringConvertible {
    let code: Int
    let kind: LoadFailure.Kind
    let isRetried: Bool
    var testDescription: String { "\(code)" }

    init(_ code: Int, _ kind: LoadFailure.Kind, retried: Bool = false) {
      (self.code, self.kind, self.isRetried) = (code, kind, retried)
    }

    init(_ code: URLError.Code, _ kind: LoadFailure.Kind, retried: Bool = false) {
      self.init(code.rawValue, kind, retried: retried)
    }
  }

  #if canImport(Darwin)
    static let unsupportedURL = LoadFailure.Kind.invalidRequest
    static let badServerResponse = LoadFailure.Kind.serverError
  #else
    static let unsupportedURL = LoadFailure.Kind.invalidData
    static let badServerResponse = LoadFailure.Kind.cannotConnect
  #endif

  /// Every code that Apple documents but the cancellation, by the names of Foundation.
  static let urlErrors: [Expectation] = [
    Expectation(.unknown, .cannotConnect, retried: true),
    Expectation(.backgroundSessionRequiresSharedContainer, .invalidRequest),
    Expectation(.backgroundSessionInUseByAnotherProcess, .unknown),
    Expectation(.backgroundSessionWasDisconnected, .cannotConnect, retried: true),
    Expectation(.badURL, .invalidRequest),
    Expectation(.timedOut, .timedOut, retried: true),
    Expectation(.unsupportedURL, unsupportedURL),
    Expectation(.cannotFindHost, .cannotConnect, retried: true),
    Expectation(.cannotConnectToHost, .cannotConnect, retried: true),
    Expectation(.networkConnectionLost, .cannotConnect, retried: true),
    Expectation(.dnsLookupFailed, .cannotConnect, retried: true),
    Expectation(.httpTooManyRedirects, .serverError),
    Expectation(.resourceUnavailable, .notFound),
    Expectation(.notConnectedToInternet, .offline, retried: true),
    Expectation(.redirectToNonExistentLocation, .serverError),
    Expectation(.badServerResponse, badServerResponse, retried: true),
    Expectation(.userCancelledAuthentication, .unauthorized),
    Expectation(.userAuthenticationRequired, .unauthorized),
    Expectation(.zeroByteResource, .cannotConnect, retried: true),
    Expectation(.cannotDecodeRawData, .invalidData),
    Expectation(.cannotDecodeContentData, .invalidData),
    Expectation(.cannotParseResponse, .invalidData),
    Expectation(.internationalRoamingOff, .offline),
    Expectation(.callIsActive, .offline),
    Expectation(.dataNotAllowed, .offline),
    Expectation(.requestBodyStreamExhausted, .invalidRequest),
    Expectation(.appTransportSecurityRequiresSecureConnection, .insecureConnection),
    Expectation(.fileDoesNotExist, .notFound),
    Expectation(.fileIsDirectory, .invalidRequest),
    Expectation(.noPermissionsToReadFile, .forbidden),
    Expectation(.dataLengthExceedsMaximum, .tooLarge),
    Expectation(-1104, .unknown),
    Expectation(.secureConnectionFailed, .insecureConnection, retried: true),
    Expectation(.serverCertificateHasBadDate, .insecureConnection),
    Expectation(.serverCertificateUntrusted, .insecureConnection),
    Expectation(.serverCertificateHasUnknownRoot, .insecureConnection),
    Expectation(.serverCertificateNotYetValid, .insecureConnection),
    Expectation(.clientCertificateRejected, .insecureConnection),
    Expectation(.clientCertificateRequired, .insecureConnection),
    Expectation(.cannotLoadFromNetwork, .cannotConnect),
    Expectation(.cannotCreateFile, .cannotSave),
    Expectation(.cannotOpenFile, .cannotSave),
    Expectation(.cannotCloseFile, .cannotSave),
    Expectation(.cannotWriteToFile, .cannotSave),
    Expectation(.cannotRemoveFile, .cannotSave),
    Expectation(.cannotMoveFile, .cannotSave),
    Expectation(.downloadDecodingFailedMidStream, .invalidData),
    Expectation(.downloadDecodingFailedToComplete, .invalidData),
  ]

  @Test("B32 B81 each code of URLError has its kind, and is retried or not", arguments: urlErrors)
  func urlErrorCode(expected: Expectation) throws {
    let failure = try #require(LoadFailure(urlErrorCode: expected.code))
    #expect(failure.kind == expected.kind)
    #expect(failure.isRetryable == expected.isRetried)
    #expect(failure.diagnostic.hasPrefix("URLError \(expected.code) "))

    // The initialiser can fail on Linux, and cannot on Apple's systems.
    let code: URLError.Code? = URLError.Code(rawValue: expected.code)
    if let code { #expect(FailureClassifier.standard.classify(URLError(code)) == failure) }
    let bridged = NSError(domain: NSURLErrorDomain, code: expected.code)
    #expect(FailureClassifier.standard.classify(bridged) == failure)
  }

  @Test("The table lists each code of URLError once, and no other")
  func urlErrorsAreComplete() {
    let listed = (FailureTable.rows + FailureTable.causes).flatMap(\.urlErrors).map(\.value)
    #expect(listed.sorted() == Self.urlErrors.map(\.code).sorted())
  }

  @Test("B41 the code of a cancellation is no failure, its neighbours are", arguments: [-998, -999, -1000])
  func cancelled(code: Int) {
    #expect((LoadFailure(urlErrorCode: code) == nil) == (code == -999))
  }

  @Test("A code that nobody has documented is unknown", arguments: [0, 1, -2, -994, -1023, -3008, .min, .max])
  func undocumentedCode(code: Int) throws {
    let failure = try #require(LoadFailure(urlErrorCode: code))
    #expect(failure.kind == .unknown)
    #expect(failure.diagnostic == "URLError \(code)")
  }

  @Test("What Linux reports for an event means the same there, or nearly: its few codes say less")
  func linuxColumn() throws {
    let codes = (FailureTable.rows + FailureTable.causes).flatMap { row in row.urlErrors.map { (row.kind, $0) } }
    let onLinux: [Int: LoadFailure.Kind] = [
      -1: .cannotConnect, -1000: .invalidRequest, -1001: .timedOut, -1002: .invalidData, -1003: .cannotConnect,
      -1004: .cannotConnect, -1005: .cannotConnect, -1007: .serverError, -1011: .cannotConnect,
    ]
    for (kind, code) in codes {
      guard let linux = code.linux else { continue }
      let meaning = try #require(onLinux[linux])
      #if !canImport(Darwin)
        #expect(LoadFailure(urlErrorCode: linux)?.kind == meaning)
      #endif
      // Where a code of Linux stands for several of Apple's, it says no more than that something is wrong down there.
      #expect(linux == code.value || [.cannotConnect, .invalidData].contains(meaning), "\(kind) \(code.value)")
    }
    #expect(Set(codes.compactMap(\.1.linux)) == Set(onLinux.keys))
  }

  static let statuses: [Expectation] = [
    Expectation(400, .invalidRequest),
    Expectation(401, .unauthorized),
    Expectation(402, .forbidden),
    Expectation(403, .forbidden),
    Expectation(404, .notFound),
    Expectation(405, .invalidRequest),
    Expectation(407, .cannotConnect),
    Expectation(408, .timedOut, retried: true),
    Expectation(409, .conflict),
    Expectation(410, .notFound),
    Expectation(412, .conflict),
    Expectation(413, .tooLarge),
    Expectation(421, .cannotConnect, retried: true),
    Expectation(422, .invalidRequest),
    Expectation(423, .conflict),
    Expectation(425, .serverError, retried: true),
    Expectation(429, .rateLimited, retried: true),
    Expectation(451, .forbidden),
    Expectation(500, .serverError, retried: true),
    Expectation(501, .serverError),
    Expectation(502, .serverError, retried: true),
    Expectation(503, .serverError, retried: true),
    Expectation(504, .serverError, retried: true),
    Expectation(505, .serverError),
    Expectation(506, .serverError),
    Expectation(507, .serverError),
    Expectation(508, .serverError),
    Expectation(510, .serverError),
    Expectation(511, .cannotConnect),
    Expectation(304, .invalidData),
  ]

  @Test("B32 B80 each status has its kind, and is retried or not", arguments: statuses)
  func status(expected: Expectation) throws {
    let failure = try #require(LoadFailure(httpStatus: expected.code))
    #expect(failure.kind == expected.kind)
    #expect(failure.isRetryable == expected.isRetried)
    #expect(failure.diagnostic.hasPrefix("HTTP \(expected.code) "))
    #expect(failure.retryAfter == nil)
  }

  @Test("The table lists each status once, and no other than those above")
  func statusesAreComplete() {
    let listed = (FailureTable.rows + FailureTable.causes).flatMap(\.statuses).map(\.value)
    #expect(listed.sorted() == Self.statuses.map(\.code).sorted())
  }

  @Test("B80 a status of no row follows its class")
  func statusClasses() throws {
    let listed = Set(Self.statuses.map(\.code))
    for status in -10...1100 where !listed.contains(status) {
      let failure = LoadFailure(httpStatus: status)
      switch status {
      case 200...299: #expect(failure == nil)
      case 400...499: #expect(failure?.kind == .invalidRequest && failure?.isRetryable == false)
      case 500...599: #expect(failure?.kind == .serverError && failure?.isRetryable == true)
      default: #expect(failure?.kind == .invalidData && failure?.isRetryable == false)
      }
    }
  }

  @Test("A status outside every range does not trap", arguments: [Int.min, -1, 0, 99, 1000, Int.max])
  func absurdStatus(status: Int) {
    #expect(LoadFailure(httpStatus: status)?.kind == .invalidData)
  }

  @Test("B36 a content that is too large is worth a retry only if the server says when")
  func passingLimit() throws {
    #expect(LoadFailure(httpStatus: 413)?.isRetryable == false)
    let passing = try #require(LoadFailure(httpStatus: 413, retryAfter: .seconds(30)))
    #expect(passing.kind == .tooLarge && passing.isRetryable && passing.retryAfter == .seconds(30))
    #expect(FailureWording.standard.message(for: passing).suggestion == "Try again in 30 seconds.")
    let screen = LoadPresentation(LoadState<Int>.failed(passing))
    guard case .message(let message) = screen.body else {
      Issue.record("no message")
      return
    }
    #expect(message.actions.first?.action == .retry)
    #expect(LoadFailure(httpStatus: 404, retryAfter: .seconds(30))?.isRetryable == false)
  }

  @Test("B36 a failure by status carries the wait and the given diagnostic")
  func statusDetails() throws {
    let failure = try #require(LoadFailure(httpStatus: 503, diagnostic: "GET /posts: 503", retryAfter: .seconds(120)))
    #expect(failure.diagnostic == "GET /posts: 503")
    #expect(failure.retryAfter == .seconds(120))
    #expect(LoadFailure(httpStatus: 503, retryAfter: .seconds(-1))?.retryAfter == .zero)
  }

  @Test("Every code has a name and a reason of one line")
  func reasons() {
    for row in FailureTable.rows + FailureTable.causes {
      for code in row.urlErrors + row.statuses + row.cocoaErrors + row.posixErrors {
        #expect(!code.name.isEmpty)
        #expect(code.reason.hasSuffix(".") && !code.reason.contains("\n") && code.reason.count <= 100, "\(code.value)")
      }
    }
  }

  @Test("Rule 12 a code is never retried where its kind says that repeating does not help")
  func codesAgreeWithKinds() {
    // A handshake that broke without a cause is the exception, with its reason in the table.
    let exceptions: Set = [-1200]
    for row in FailureTable.rows where !row.isRetryable {
      let codes = row.urlErrors + row.statuses + row.cocoaErrors + row.posixErrors
      let retried = codes.filter(\.isRetryable).map(\.value)
      #expect(exceptions.isSuperset(of: retried), "\(row.kind)")
    }
  }
}
