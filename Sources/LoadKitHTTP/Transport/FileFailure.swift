import LoadKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The failures of file system errors. Diagnostics contain no path, because a path may contain the user's name.
enum FileFailure {
  /// The failure if a file cannot be saved.
  ///
  /// - Parameters:
  ///   - code: The value of `errno`.
  ///   - action: The failed action: "write".
  /// - Returns: The failure.
  static func saving(_ code: Int32, _ action: String) -> LoadFailure {
    let isFull = code == ENOSPC || code == EDQUOT
    return LoadFailure(
      isFull ? .storageFull : .cannotSave, isRetryable: false, diagnostic: "cannot \(action) the file: \(text(code))")
  }

  /// The failure if a file to send cannot be read.
  static func reading(_ code: Int32) -> LoadFailure {
    let kind: LoadFailure.Kind =
      switch code {
      case ENOENT, ENOTDIR, EISDIR: .notFound
      case EACCES, EPERM: .forbidden
      default: .unknown
      }
    return LoadFailure(
      kind, isRetryable: false, diagnostic: "cannot read the file to send: \(text(code))", mayHaveTakenEffect: false)
  }

  private static func text(_ code: Int32) -> String {
    "\(strerror(code).map { String(cString: $0) } ?? "error") (\(code))"
  }
}
