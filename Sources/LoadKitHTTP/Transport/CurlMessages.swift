#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  /// Finds out what happened where FoundationNetworking has no code for it.
  ///
  /// It reports most of what libcurl finds wrong as ``URLError/unknown``, with libcurl's own words as the only other
  /// trace. The words are compared with those of libcurl 7.88 and 8, and go nowhere else.
  enum CurlMessages {
    /// How a message begins, and the code that Apple's loading system has for the same.
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

    /// An error with a code that says what happened; the same error if nothing more is known.
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
