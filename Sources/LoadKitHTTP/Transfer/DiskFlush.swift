import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files from the system's memory to the disk.
enum DiskFlush {
  /// One thread waits for the disk, however many downloads end.
  private static let queue = DispatchQueue(label: "LoadKitHTTP.disk")

  /// Does work that waits for the disk, on a thread of its own.
  static func onQueue(_ work: @escaping @Sendable () -> Int32) async -> Int32 {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }

  /// Writes a file or a folder to the disk.
  ///
  /// - Parameter descriptor: The open file or folder.
  /// - Returns: 0, or the value of `errno`. 0 also where the file system cannot do it.
  static func flush(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      // There `fsync` leaves the bytes in the drive's own memory. Not every file system knows this.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    while fsync(descriptor) != 0 {
      switch errno {
      case EINTR: continue
      case EINVAL, ENOTSUP, ENOSYS, EROFS: return 0
      default: return errno
      }
    }
    return 0
  }
}
