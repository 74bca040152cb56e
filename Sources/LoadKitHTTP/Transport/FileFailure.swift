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
    let diagnostic = "cannot read the file to send: \(text(code))"
    switch code {
    case ENOENT, ENOTDIR, EISDIR:
      return LoadFailure(.notFound, isRetryable: false, diagnostic: diagnostic, mayHaveTakenEffect: false)
    case EACCES, EPERM:
      return LoadFailure(cause: .fileLocked, diagnostic: diagnostic, mayHaveTakenEffect: false)
    case EMFILE, ENFILE:
      return LoadFailure(cause: .tooManyFiles, diagnostic: diagnostic, mayHaveTakenEffect: false)
    case EBUSY, ETXTBSY:
      return LoadFailure(cause: .fileInUse, diagnostic: diagnostic, mayHaveTakenEffect: false)
    default:
      return LoadFailure(.unknown, isRetryable: false, diagnostic: diagnostic, mayHaveTakenEffect: false)
    }
  }

  private static func text(_ code: Int32) -> String {
    "\(strerror(code).map { String(cString: $0) } ?? "error") (\(code))"
  }
}
