#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
  import LoadKit
  import Testing

  @testable import LoadKitHTTP

  @Suite("What libcurl says beside a code that says nothing")
  struct CurlMessagesTests {
    private func classified(_ message: String?, code: Int = -1, domain: String = NSURLErrorDomain) -> LoadFailure? {
      let userInfo = message.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
      let error = CurlMessages.specific(NSError(domain: domain, code: code, userInfo: userInfo))
      return FailureClassifier.standard.classify(error)
    }

    @Test(
      "A message that is known has its kind",
      arguments: [
        ("SSL certificate problem: self-signed certificate", LoadFailure.Kind.insecureConnection, false),
        ("SSL: no alternative certificate subject name matches target host name 'x'", .insecureConnection, false),
        ("OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number", .insecureConnection, true),
        ("OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to 127.0.0.1:1 ", .insecureConnection, true),
        ("Error while processing content unencoding: incorrect header check", .invalidData, false),
        ("Too long hexadecimal number in chunked-encoding", .invalidData, false),
        ("transfer closed with 45 bytes remaining to read", .cannotConnect, true),
      ])
    func known(message: String, kind: LoadFailure.Kind, isRetryable: Bool) {
      let failure = classified(message)
      #expect(failure?.kind == kind)
      #expect(failure?.isRetryable == isRetryable)
      #expect(failure?.diagnostic.contains(message) == false)
    }

    @Test("Every other error stays as it is")
    func others() {
      for message in [nil, "", "Out of memory", "a transfer closed with"] {
        #expect(classified(message)?.diagnostic == "URLError -1 unknown")
      }
      #expect(classified("SSL certificate problem", code: -1001)?.kind == .timedOut)
      #expect(classified("SSL certificate problem", code: -999) == nil)
      #expect(classified("SSL certificate problem", domain: "Other")?.kind == .unknown)
    }
  }
#endif
