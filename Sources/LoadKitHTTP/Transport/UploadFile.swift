import Foundation
import LoadKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file to send, checked before the request.
struct UploadFile {
  /// The largest file in bytes that is read into memory, for a transport that doesn't stream.
  static let memoryLimit: Int64 = 100_000_000

  let url: URL
  /// The size at the check, in bytes.
  let size: Int64
  /// The modification time at the check, in nanoseconds since 1970.
  private let changed: Int64

  /// Checks a file.
  ///
  /// - Throws: A `LoadFailure` if the file does not exist, isn't a regular file, or may not be read.
  init(_ url: URL) throws {
    guard url.isFileURL else { throw LoadFailure(.invalidRequest, diagnostic: "the file to send is not a local one") }
    self.url = url
    let path = url.path
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFailure.reading(errno) }
    switch status.st_mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): break
    case mode_t(S_IFDIR): throw FileFailure.reading(EISDIR)
    // Devices and pipes have no known size.
    default: throw LoadFailure(.invalidRequest, diagnostic: "what is to be sent is a device or a pipe, and no file")
    }
    guard access(path, R_OK) == 0 else { throw FileFailure.reading(errno) }
    size = Int64(status.st_size)
    changed = Self.time(of: status)
  }

  /// Whether the file is unchanged since the check. If not, the sent bytes are undefined.
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

  /// The contents of the file.
  ///
  /// - Throws: A `LoadFailure` if the file cannot be read, or is too large to be held in memory.
  func contents() throws -> Data {
    guard size <= Self.memoryLimit else {
      throw LoadFailure(.tooLarge, diagnostic: "a file of \(size) bytes, and the transport sends no files")
    }
    return try Data(contentsOf: url)
  }
}
