import Foundation
import LoadKit
import Testing

@Suite("Numbers of errno")
struct POSIXErrorTests {
  struct Expectation: Sendable, CustomTestStringConvertible {
    let code: POSIXErrorCode
    let kind: LoadFailure.Kind
    let isRetried: Bool
    var testDescription: String { "\(code.rawValue)" }

    init(_ code: POSIXErrorCode, _ kind: LoadFailure.Kind, retried: Bool = false) {
      (self.code, self.kind, self.isRetried) = (code, kind, retried)
    }
  }

  /// By the names of C, so that a wrong number in the table shows on whatever platform runs this.
  static let expectations: [Expectation] = [
    Expectation(.ENETDOWN, .offline, retried: true),
    Expectation(.ENETUNREACH, .offline, retried: true),
    Expectation(.ETIMEDOUT, .timedOut, retried: true),
    Expectation(.EPIPE, .cannotConnect, retried: true),
    Expectation(.EADDRNOTAVAIL, .cannotConnect, retried: true),
    Expectation(.ENETRESET, .cannotConnect, retried: true),
    Expectation(.ECONNABORTED, .cannotConnect, retried: true),
    Expectation(.ECONNRESET, .cannotConnect, retried: true),
    Expectation(.ENOTCONN, .cannotConnect, retried: true),
    Expectation(.ECONNREFUSED, .cannotConnect, retried: true),
    Expectation(.EHOSTDOWN, .cannotConnect, retried: true),
    Expectation(.EHOSTUNREACH, .cannotConnect, retried: true),
    Expectation(.EPERM, .forbidden),
    Expectation(.EACCES, .forbidden),
    Expectation(.ENOENT, .notFound),
    Expectation(.ENOTDIR, .notFound),
    Expectation(.EISDIR, .invalidRequest),
    Expectation(.EINVAL, .invalidRequest),
    Expectation(.ENAMETOOLONG, .invalidRequest),
    Expectation(.EFBIG, .tooLarge),
    Expectation(.EMSGSIZE, .tooLarge),
    Expectation(.ENOSPC, .storageFull),
    Expectation(.EDQUOT, .storageFull),
    Expectation(.EINTR, .unknown, retried: true),
    Expectation(.EIO, .unknown),
    Expectation(.ENOMEM, .unknown, retried: true),
    Expectation(.EBUSY, .unknown, retried: true),
    Expectation(.ENFILE, .unknown, retried: true),
    Expectation(.EMFILE, .unknown, retried: true),
    Expectation(.ETXTBSY, .unknown, retried: true),
    Expectation(.EROFS, .cannotSave),
    Expectation(.EAGAIN, .unknown, retried: true),
  ]

  @Test("Each number has its kind, and is retried or not, in either of Foundation's types", arguments: expectations)
  func code(expected: Expectation) throws {
    let errors: [any Error] = [
      POSIXError(expected.code), NSError(domain: NSPOSIXErrorDomain, code: Int(expected.code.rawValue)),
      NSError(domain: NSPOSIXErrorDomain, code: Int(expected.code.rawValue)) as any Error,
    ]
    for error in errors {
      let failure = try #require(FailureClassifier.standard.classify(error))
      #expect(failure.kind == expected.kind)
      #expect(failure.isRetryable == expected.isRetried)
      #expect(failure.diagnostic.hasPrefix("POSIXError \(expected.code.rawValue) E"))
    }
  }

  @Test("The table lists each number once, and no other")
  func complete() {
    let listed = (FailureTable.rows + FailureTable.causes).flatMap(\.posixErrors).map(\.value)
    #expect(listed.sorted() == Self.expectations.map { Int($0.code.rawValue) }.sorted())
  }

  @Test("B41 a call that was cancelled is no failure; a number of no row says nothing")
  func others() {
    #expect(FailureClassifier.standard.classify(POSIXError(.ECANCELED)) == nil)
    #expect(FailureClassifier.standard.classify(NSError(domain: NSPOSIXErrorDomain, code: 0))?.kind == .unknown)
    #expect(FailureClassifier.standard.classify(NSError(domain: NSPOSIXErrorDomain, code: .max))?.kind == .unknown)
    #expect(FailureClassifier.standard.classify(NSError(domain: "org.example", code: 28))?.kind == .unknown)
    #expect(FailureClassifier.standard.classify(POSIXError(.EDOM))?.kind == .unknown)
  }

  @Test("A full disk is told as such, also through what Foundation makes of it")
  func fullDisk() throws {
    #expect(FailureClassifier.standard.classify(CocoaError(.fileWriteOutOfSpace))?.kind == .storageFull)
    #if os(Linux)
      let error = try #require(throws: (any Error).self) {
        try Data(count: 10).write(to: URL(fileURLWithPath: "/dev/full"))
      }
      #expect(FailureClassifier.standard.classify(error)?.kind == .storageFull)
    #endif
  }

  @Test("What lies below an error that says nothing counts, as under a file that could not be written")
  func underlying() {
    struct Vague: LoadErrorWrapping {
      let wrappedErrors: [any Error]
    }
    func kind(_ errors: any Error...) -> LoadFailure.Kind? {
      FailureClassifier.standard.classify(Vague(wrappedErrors: errors))?.kind
    }
    #expect(kind(POSIXError(.ENOSPC)) == .storageFull)
    #expect(kind(NSError(domain: NSURLErrorDomain, code: -3003)) == .cannotSave)
    #expect(kind(POSIXError(.EIO)) == .unknown)
  }
}
