import Foundation
import LoadKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The destination of a download, checked before the request.
struct DownloadDestination {
  /// The path of the file, with a link at its end resolved.
  let path: String
  /// The path of its folder.
  let folder: String
  /// The permissions of the file to replace; `nil` if there is none.
  let mode: mode_t?

  /// Checks a destination.
  ///
  /// - Throws: A `LoadFailure` if the destination cannot be replaced, or has no file name.
  init(_ url: URL) throws {
    func reject(_ reason: String) -> LoadFailure { LoadFailure(.cannotSave, diagnostic: reason) }
    guard url.isFileURL else { throw reject("the place to save is not a local one") }
    var path = url.path
    guard !path.utf8.contains(0) else { throw reject("the place to save has a name with a control character") }

    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & mode_t(S_IFMT) {
      case mode_t(S_IFREG): break
      case mode_t(S_IFDIR): throw reject("a folder is in the way of the file")
      // A user with all rights could replace a device or a pipe.
      default: throw reject("something that is not a file is in the way of it")
      }
      mode = status.st_mode & 0o777
      // Replaces the target of a link, not the link.
      if let real = realpath(path, nil) {
        path = String(cString: real)
        free(real)
      }
    } else {
      guard errno == ENOENT else { throw FileFailure.saving(errno, "create") }
      mode = nil
    }
    guard mode != nil || !url.hasDirectoryPath, !path.hasSuffix("/"), let slash = path.lastIndex(of: "/") else {
      throw reject("the place to save has no name of a file")
    }
    self.path = path
    folder = slash == path.startIndex ? "" : String(path[..<slash])
  }
}
