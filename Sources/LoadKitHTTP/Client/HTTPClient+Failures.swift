import Foundation
import LoadKit

extension HTTPClient {
  /// The error of an error response: the app's own error if it maps one, else the failure of the status. `nil` for a
  /// usable response.
  func responseError(_ response: HTTPResponse, to request: HTTPRequest, _ context: LoadContext?) -> (any Error)? {
    guard let failure = statusFailure(of: response, to: request) else { return nil }
    return mappedError(failure, response, request, context) ?? failure
  }

  /// As ``responseError(_:to:_:)``, with the field errors in the body.
  func submissionError(_ response: HTTPResponse, to request: HTTPRequest, _ context: LoadContext?) -> (any Error)? {
    guard let failure = statusFailure(of: response, to: request) else { return nil }
    if let error = mappedError(failure, response, request, context) { return error }
    let errors = Self.refusesContent(response.status) ? RejectionBody.fieldErrors(in: response) : []
    if errors.isEmpty { return failure }
    guard failure.kind == .conflict else { return SubmissionRejection(errors, failure: failure) }
    // A conflict without fields may be one with the submission's own first attempt, and is repeated with its key. A
    // refused field is refused again.
    var refusal = failure
    (refusal.kind, refusal.isRetryable) = (.invalidRequest, false)
    return SubmissionRejection(errors, failure: refusal)
  }

  /// Whether a status may refuse the content of a submission: 4xx, except the statuses about signing in, time or the
  /// connection.
  private static func refusesContent(_ status: Int) -> Bool {
    (400..<500).contains(status) && ![401, 407, 408, 421, 425, 429].contains(status)
  }

  /// The app's own error for an error response.
  private func mappedError(
    _ failure: LoadFailure, _ response: HTTPResponse, _ request: HTTPRequest, _ context: LoadContext?
  ) -> (any Error)? {
    guard let mapErrorResponse, !response.isSuccess else { return nil }
    var response = response
    let isTooMuch =
      response.body.count > RejectionBody.sizeLimit || JSONBody.isDeeper(than: nestingLimit, response.body)
    if isTooMuch { response.body = Data() }
    return mapErrorResponse(response, failure).map { self.failure(from: $0, of: request, context) }
  }

  /// The failure of a status; `nil` for a usable response.
  private func statusFailure(of response: HTTPResponse, to request: HTTPRequest) -> LoadFailure? {
    // The label of a diagnostic costs as much as the rest of the client's work, so it is made for failures only.
    if response.isSuccess {
      // An unrequested part would pass for the whole (RFC 9110, section 15.3.7).
      guard response.status == 206, request.headers["Range"] == nil else { return nil }
      return LoadFailure(
        .invalidData, diagnostic: "\(HTTPDiagnostic.label(for: request)): HTTP 206 without a range asked for")
    }
    var failure = LoadFailure(
      httpStatus: response.status, diagnostic: "\(HTTPDiagnostic.label(for: request)): HTTP \(response.status)",
      retryAfter: response.retryAfter())
    if response.isAboutAnother(than: request) { failure?.mayHaveTakenEffect = true }
    // The server has not accepted a body that is too large now, so it may be sent again later.
    if !request.mayBeRepeated, response.status != 413 { failure?.isRetryable = false }
    return failure
  }

  /// The failure of an error, with the request in its diagnostic; or the error itself, if it is a custom error with a
  /// failure or field errors.
  func failure(from error: any Error, of request: HTTPRequest, _ context: LoadContext? = nil) -> any Error {
    guard var failure = FailureClassifier.standard.classify(error) else { return CancellationError() }
    let isCustom = error is any LoadFailureConvertible || error is any FieldErrorProviding
    // Without a context the loader relies on the error to know whether the request may be repeated.
    let isHarmless = request.mayBeRepeated || context != nil || !failure.isRetryable
    if isCustom, isHarmless, !(error is LoadFailure) { return error }
    if !request.mayBeRepeated { failure.isRetryable = false }
    let label = HTTPDiagnostic.label(for: request)
    if failure.diagnostic.hasPrefix(label) { return failure }
    failure.diagnostic = String((failure.diagnostic.isEmpty ? label : "\(label): \(failure.diagnostic)").prefix(200))
    return failure
  }
}
