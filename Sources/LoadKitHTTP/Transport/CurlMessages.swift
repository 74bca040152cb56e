#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  /// Finds the error code for errors that FoundationNetworking reports without one.
  ///
  /// It reports most errors of libcurl as ``URLError/unknown``, with the message of libcurl. The message is compared
  /// with those of libcurl 7.88 and 8, and not passed on.
  enum CurlMessages {
    /// The beginning of a message, and the code of Apple's loading system for the same error.
    private static let codes: [(beginning: String, code: URLError.Code)] = [
      ("SSL certificate problem", .serverCertificateUntrusted),
      ("SSL: no alternative certificate subject name", .serverCertificateUntrusted),
      ("SSL: certificate subject name", .serverCertificateUntrusted),
      ("server certificate verification failed", .serverCertificateUntrusted),
      ("OpenSSL", .secureConnectionFailed),
      ("TLS connect error", .secureConnectionFailed),
      ("gnutls_handshake", .secureConnectionFailed),
      ("error:", .secureConnectionFailed),
      ("Error while processing content unencoding", .cannotDecodeContentData),
      ("Unrecognized content encoding type", .cannotDecodeContentData),
      ("Illegal or missing hexadecimal sequence in chunked-encoding", .cannotParseResponse),
      ("Too long hexadecimal number in chunked-encoding", .cannotParseResponse),
      ("chunk hex-length", .cannotParseResponse),
      ("Failed writing header", .cannotParseResponse),
      ("Too large response headers", .cannotParseResponse),
      ("transfer closed with", .networkConnectionLost),
    ]

    /// An error with a specific code; the same error if its message is unknown.
    static func specific(_ error: any Error) -> any Error {
      let error = error as NSError
      guard error.domain == NSURLErrorDomain, error.code == URLError.Code.unknown.rawValue,
        let message = error.userInfo[NSLocalizedDescriptionKey] as? String,
        let code = codes.first(where: { message.hasPrefix($0.beginning) })?.code
      else { return error }
      return URLError(code)
    }
  }
#endif
