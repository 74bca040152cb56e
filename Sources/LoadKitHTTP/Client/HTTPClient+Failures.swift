import Foundation
import LoadKit

extension HTTPClient {
  /// Why a response is no success, in the words of the app if it has any, or `nil` if it is one.
  func problem(with response: HTTPResponse, of request: HTTPRequest, _ context: LoadContext?) -> (any Error)? {
    guard let failure = standardFailure(of: response, to: request) else { return nil }
    return own(failure, response, request, context) ?? failure
  }

  /// As ``problem(with:of:_:)``, with what the service says of single fields.
  func rejection(of request: HTTPRequest, by response: HTTPResponse, _ context: LoadContext?) -> (any Error)? {
    guard let failure = standardFailure(of: response, to: request) else { return nil }
    if let own = own(failure, response, request, context) { return own }
    let errors = [400, 422].contains(response.status) ? RejectionBody.fieldErrors(in: response) : []
    return errors.isEmpty ? failure : SubmissionRejection(errors, failure: failure)
  }

  /// What the app makes of an error response.
  private func own(
    _ failure: LoadFailure, _ response: HTTPResponse, _ request: HTTPRequest, _ context: LoadContext?
  ) -> (any Error)? {
    guard let mapErrorResponse, !response.isSuccess else { return nil }
    var response = response
    let isTooMuch =
      response.body.count > RejectionBody.sizeLimit || JSONBody.isDeeper(than: nestingLimit, response.body)
    if isTooMuch { response.body = Data() }
    return mapErrorResponse(response, failure).map { self.failure(from: $0, of: request, context) }
  }

  private func standardFailure(of response: HTTPResponse, to request: HTTPRequest) -> LoadFailure? {
    // The label takes as long to make as all the rest of a client's work.
    if response.isSuccess {
      // A part that nobody has asked for would pass for the whole (RFC 9110, section 15.3.7).
      guard response.status == 206, request.headers["Range"] == nil else { return nil }
      return LoadFailure(
        .invalidData, diagnostic: "\(HTTPDiagnostic.label(for: request)): HTTP 206 without a range asked for")
    }
    var failure = LoadFailure(
      httpStatus: response.status, diagnostic: "\(HTTPDiagnostic.label(for: request)): HTTP \(response.status)",
      retryAfter: response.retryAfter())
    if response.isAboutAnother(than: request) { failure?.mayHaveTakenEffect = true }
    // What is too large now was not taken, and may be offered again later.
    if !request.mayBeRepeated, response.status != 413 { failure?.isRetryable = false }
    return failure
  }

  /// The failure that an error means, with the request in its diagnostic; or the error itself, if it is of the app's
  /// own and says what it means.
  func failure(from error: any Error, of request: HTTPRequest, _ context: LoadContext? = nil) -> any Error {
    guard var failure = FailureClassifier.standard.classify(error) else { return CancellationError() }
    let saysMore = error is any LoadFailureConvertible || error is any FieldErrorProviding
    // A loader that was not told otherwise takes the error's word for that the request may be repeated.
    let isHarmless = request.mayBeRepeated || context != nil || !failure.isRetryable
    if saysMore, isHarmless, !(error is LoadFailure) { return error }
    if !request.mayBeRepeated { failure.isRetryable = false }
    let label = HTTPDiagnostic.label(for: request)
    if failure.diagnostic.hasPrefix(label) { return failure }
    failure.diagnostic = String((failure.diagnostic.isEmpty ? label : "\(label): \(failure.diagnostic)").prefix(200))
    return failure
  }
}
