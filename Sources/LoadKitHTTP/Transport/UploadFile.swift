import Foundation
import LoadKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is to be sent, checked before anything is.
struct UploadFile {
  /// The most bytes that are read into memory for a transport that cannot send from a file.
  static let memoryLimit: Int64 = 100_000_000

  let url: URL
  /// Its size when it was checked, in bytes.
  let size: Int64
  /// When it had been changed last, in nanoseconds since 1970.
  private let changed: Int64

  /// Checks a file.
  ///
  /// - Throws: A `LoadFailure`, if there is no such file, it is not a regular one, or it may not be read.
  init(_ url: URL) throws {
    guard url.isFileURL else { throw LoadFailure(.invalidRequest, diagnostic: "the file to send is not a local one") }
    self.url = url
    let path = url.path
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFailure.reading(errno) }
    switch status.st_mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): break
    case mode_t(S_IFDIR): throw FileFailure.reading(EISDIR)
    // What they hold has no end that is known before.
    default: throw LoadFailure(.invalidRequest, diagnostic: "what is to be sent is a device or a pipe, and no file")
    }
    guard access(path, R_OK) == 0 else { throw FileFailure.reading(errno) }
    size = Int64(status.st_size)
    changed = Self.time(of: status)
  }

  /// Whether it is still what was checked. If not, nobody knows what was sent.
  var isUnchanged: Bool {
    var status = stat()
    return stat(url.path, &status) == 0 && Int64(status.st_size) == size && Self.time(of: status) == changed
  }

  private static func time(of status: stat) -> Int64 {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// All of it.
  ///
  /// - Throws: A `LoadFailure`, if it cannot be read or is too large for that.
  func contents() throws -> Data {
    guard size <= Self.memoryLimit else {
      throw LoadFailure(.tooLarge, diagnostic: "a file of \(size) bytes, and the transport sends no files")
    }
    return try Data(contentsOf: url)
  }
}
