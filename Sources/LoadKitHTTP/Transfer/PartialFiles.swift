import Foundation
import LoadKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The partial files in a folder: of downloads in progress, and of killed processes.
///
/// A download holds a lock on its partial file, which the system releases when the process ends. So an unlocked file is
/// abandoned. Where locks are not supported, as on some network drives, all files are left alone.
enum PartialFiles {
  private static let beginning = ".loadkit-"
  private static let end = ".part"

  /// Creates an empty file with a unique name, locked as long as its descriptor, or a duplicate of it, is open.
  ///
  /// - Parameter folder: The folder, without a slash at the end.
  /// - Returns: Its path, and its descriptor for reading and writing.
  /// - Throws: A `LoadFailure`.
  static func create(in folder: String) throws -> (path: String, descriptor: Int32) {
    while true {
      let path = "\(folder)/\(beginning)\(UUID().uuidString.lowercased())\(end)"
      // For reading, too: resuming a download copies the received bytes.
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw FileFailure.saving(errno, "create") }
      _ = flock(descriptor, LOCK_EX)
      // Another process may have removed it as abandoned before it was locked.
      var status = stat()
      if fstat(descriptor, &status) != 0 || status.st_nlink > 0 { return (path, descriptor) }
      _ = close(descriptor)
    }
  }

  /// Removes the files of killed processes, as far as possible.
  ///
  /// - Parameter folder: The folder, without a slash at the end.
  static func removeAbandoned(in folder: String) {
    guard let directory = opendir(folder + "/") else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      // Compared as C strings: most names in a large folder don't match.
      let path = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) { name in
          strncmp(name, beginning, beginning.utf8.count) == 0 ? "\(folder)/\(String(cString: name))" : nil
        }
      }
      guard let path, path.hasSuffix(end) else { continue }
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { _ = unlink(path) }
      _ = close(descriptor)
    }
  }
}
