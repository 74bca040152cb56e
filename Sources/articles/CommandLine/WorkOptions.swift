import LoadKit

/// The options of all that the program does, as `--timeout` sets them.
struct WorkOptions {
  /// How long an attempt, and all of them together, may take; `nil` for the usual times.
  let timeout: Duration?

  /// Of what only reads.
  var reading: LoadOptions {
    guard let timeout else { return LoadOptions() }
    return LoadOptions(retry: RetryPolicy(attemptTimeout: timeout, maxElapsed: timeout))
  }

  /// Of a download, which may take as long as it moves.
  var downloading: LoadOptions {
    var options = LoadOptions(progress: .determinate)
    if let timeout { options.retry = RetryPolicy(attemptTimeout: timeout, maxElapsed: nil) }
    return options
  }

  /// Of a form.
  var sending: SubmissionOptions {
    var retry = RetryPolicy.submission
    if let timeout { (retry.attemptTimeout, retry.maxElapsed) = (timeout, timeout) }
    return SubmissionOptions(retry: retry)
  }
}
