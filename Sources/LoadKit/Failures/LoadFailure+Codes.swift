extension LoadFailure {
  /// What an HTTP status means, or `nil` if it is a success (200 to 299).
  ///
  /// A status of no row of ``FailureTable`` counts as the x00 of its class (RFC 9110, section 15): 4xx as an invalid
  /// request, 5xx as a server failure. Other statuses are ``Kind/invalidData``: 1xx, a redirect that was not
  /// followed, 304 to an unconditional request, and numbers outside 100 to 599.
  ///
  /// A 413 that names a wait is a passing one, and worth a retry (RFC 9110, section 15.5.14).
  ///
  /// - Parameters:
  ///   - httpStatus: The status code of the response.
  ///   - diagnostic: A technical description without secrets; by default the status and its name.
  ///   - retryAfter: How long the server asked to wait.
  public init?(httpStatus: Int, diagnostic: String? = nil, retryAfter: Duration? = nil) {
    guard let entry = FailureTable.entry(forStatus: httpStatus) else { return nil }
    let isPassing = httpStatus == 413 && retryAfter != nil
    self.init(
      entry.kind, isRetryable: entry.code.isRetryable || isPassing,
      diagnostic: diagnostic ?? "HTTP \(httpStatus) \(entry.code.name)", retryAfter: retryAfter,
      mayHaveTakenEffect: FailureTable.mayHaveTakenEffect(entry.kind, status: httpStatus))
    cause = entry.cause
  }

  /// What a code of `URLError` means, or `nil` if it says that the request was cancelled (-999).
  ///
  /// A code that is in no row is ``Kind/unknown``.
  ///
  /// - Parameter urlErrorCode: The code, as in `URLError.errorCode`, or in an `NSError` of `NSURLErrorDomain`.
  public init?(urlErrorCode: Int) {
    guard urlErrorCode != FailureTable.cancelledURLError else { return nil }
    guard let entry = FailureTable.urlErrors[urlErrorCode] else {
      self.init(.unknown, diagnostic: "URLError \(urlErrorCode)")
      return
    }
    self.init(
      entry.kind, isRetryable: entry.code.isRetryable, diagnostic: "URLError \(urlErrorCode) \(entry.code.name)",
      mayHaveTakenEffect: FailureTable.mayHaveTakenEffect(entry.kind, urlError: urlErrorCode))
    cause = entry.cause
  }
}

extension FailureTable {
  /// The entry for a status, or that of its class; `nil` for a success.
  static func entry(forStatus status: Int) -> Entry? {
    if let entry = statuses[status] { return entry }
    switch status {
    case 200..<300: return nil
    case 400..<500: return Entry(kind: .invalidRequest, code: .off(status, "Client Error", "as 400"))
    case 500..<600: return Entry(kind: .serverError, code: .on(status, "Server Error", "as 500"))
    default: return Entry(kind: .invalidData, code: .off(status, "Unexpected Status", "no final answer"))
    }
  }
}
