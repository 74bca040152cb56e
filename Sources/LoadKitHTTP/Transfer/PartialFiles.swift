import Foundation
import LoadKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The partial files of a folder: those of downloads under way, and those of programs that were killed.
///
/// Whoever writes one holds a lock on it, which the system takes back when the process ends, however it ends. So one
/// that can be locked is nobody's. Where locks are not known, as on some network drives, all are left alone.
enum PartialFiles {
  private static let beginning = ".loadkit-"
  private static let end = ".part"

  /// Makes an empty file with a name of its own, locked as long as its descriptor, or a duplicate of it, is open.
  ///
  /// - Parameter folder: Where; no slash at the end.
  /// - Returns: Its path, and its descriptor for reading and writing.
  /// - Throws: A `LoadFailure`.
  static func create(in folder: String) throws -> (path: String, descriptor: Int32) {
    while true {
      let path = "\(folder)/\(beginning)\(UUID().uuidString.lowercased())\(end)"
      // For reading, too: what has arrived is read again to go on with.
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw FileFailure.saving(errno, "create") }
      _ = flock(descriptor, LOCK_EX)
      // Somebody may have taken it for an abandoned one before it was locked.
      var status = stat()
      if fstat(descriptor, &status) != 0 || status.st_nlink > 0 { return (path, descriptor) }
      _ = close(descriptor)
    }
  }

  /// Takes away what programs have left that were killed. What cannot be taken away stays.
  ///
  /// - Parameter folder: Where; no slash at the end.
  static func removeAbandoned(in folder: String) {
    guard let directory = opendir(folder + "/") else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      // Compared as they are: most of the names in a large folder are others.
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
