import Foundation
import LoadKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A place where a file is to be saved, checked before anything is fetched.
struct DownloadDestination {
  /// The file, with a link at its end followed.
  let path: String
  /// The folder that it is in.
  let folder: String
  /// The permissions of the file that is there and will be replaced; `nil` if there is none.
  let mode: mode_t?

  /// Checks a place.
  ///
  /// - Throws: A `LoadFailure`, if something is in the way that cannot be replaced, or there is no name.
  init(_ url: URL) throws {
    func refuse(_ reason: String) -> LoadFailure { LoadFailure(.cannotSave, diagnostic: reason) }
    guard url.isFileURL else { throw refuse("the place to save is not a local one") }
    var path = url.path
    guard !path.utf8.contains(0) else { throw refuse("the place to save has a name with a control character") }

    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & mode_t(S_IFMT) {
      case mode_t(S_IFREG): break
      case mode_t(S_IFDIR): throw refuse("a folder is in the way of the file")
      // Never replace a device or a pipe, as a user with all rights could.
      default: throw refuse("something that is not a file is in the way of it")
      }
      mode = status.st_mode & 0o777
      // The file that a link points to is replaced, not the link.
      if let real = realpath(path, nil) {
        path = String(cString: real)
        free(real)
      }
    } else {
      guard errno == ENOENT else { throw FileFailure.saving(errno, "create") }
      mode = nil
    }
    guard mode != nil || !url.hasDirectoryPath, !path.hasSuffix("/"), let slash = path.lastIndex(of: "/") else {
      throw refuse("the place to save has no name of a file")
    }
    self.path = path
    folder = slash == path.startIndex ? "" : String(path[..<slash])
  }
}
