import Foundation
import LoadKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file in progress: written under a temporary name beside the destination, and renamed when it is complete.
///
/// Written on a thread of the transport and ended on another thread, possibly during a write: the lock that a write
/// holds guards the descriptor.
final class PartialFile: Sendable {
  private struct State: Sendable {
    var descriptor: Int32?
    /// The offset of the next bytes.
    var end: Int64 = 0
  }

  /// The temporary path.
  let path: String
  private let destination: String
  private let state: LoadLock<State>
  private let isGivenUp = LoadLock(false)
  /// Writes a file or a folder from the system's memory to the disk. Returns 0, or the value of `errno`.
  typealias Flush = @Sendable (_ descriptor: Int32) -> Int32
  private let flush: Flush

  /// Creates an empty file beside a destination.
  ///
  /// - Parameters:
  ///   - url: The destination: a file that exists, or a name that is free. A link is followed.
  ///   - flush: Writes a file or a folder to the disk.
  /// - Throws: A `LoadFailure` of kind `cannotSave` or `storageFull` if no file can be saved there.
  init(for url: URL, flush: @escaping Flush = DiskFlush.flush) throws {
    self.flush = flush
    let place = try DownloadDestination(url)
    destination = place.path
    PartialFiles.removeAbandoned(in: place.folder)
    let (path, descriptor) = try PartialFiles.create(in: place.folder)
    self.path = path
    if let mode = place.mode { _ = fchmod(descriptor, mode) }
    state = LoadLock(State(descriptor: descriptor))
  }

  /// Takes ownership of a descriptor, to test failing writes.
  init(descriptor: Int32, path: String, destination: String, flush: @escaping Flush = DiskFlush.flush) {
    self.flush = flush
    self.path = path
    self.destination = destination
    state = LoadLock(State(descriptor: descriptor))
  }

  deinit { discard() }

  /// The number of bytes, counted from the beginning of the file.
  var count: Int64 { state.withLock { $0.end } }

  // MARK: Writing

  /// Removes all bytes, and continues writing after a gap.
  ///
  /// - Parameter offset: The size of the gap in bytes, to be filled later.
  /// - Throws: A `LoadFailure`.
  func reset(to offset: Int64 = 0) throws {
    try change("empty") { state, descriptor in
      if state.end == 0, offset == 0 { return 0 }
      guard ftruncate(descriptor, 0) == 0, lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { return errno }
      state.end = offset
      return 0
    }
  }

  /// Adds bytes.
  ///
  /// - Throws: A `LoadFailure`; `CancellationError` if the file was given up.
  func write(_ bytes: Data) throws {
    try change("write") { state, descriptor in
      let code = bytes.withUnsafeBytes { Self.write($0, to: descriptor) }
      if code == 0 { state.end += Int64(bytes.count) }
      return code
    }
  }

  /// Fills the gap at the beginning with the bytes of an earlier attempt.
  ///
  /// - Throws: A `LoadFailure`; `CancellationError` if the file was given up.
  func fill(from remainder: Remainder) throws {
    try change("write") { _, descriptor in
      var buffer = [UInt8](repeating: 0, count: 1 << 20)
      var offset: Int64 = 0
      while offset < remainder.count {
        let wanted = Int(min(Int64(buffer.count), remainder.count - offset))
        let got = buffer.withUnsafeMutableBytes { pread(remainder.descriptor, $0.baseAddress, wanted, off_t(offset)) }
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return got < 0 ? errno : EIO }
        let put = buffer.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, got, off_t(offset)) }
        if put < 0, errno == EINTR { continue }
        guard put > 0 else { return put < 0 ? errno : EIO }
        offset += Int64(put)
      }
      return 0
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let buffer = UnsafeRawBufferPointer(rebasing: rest)
      let count = systemWrite(descriptor, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  private func change(_ action: String, _ body: @Sendable (inout State, Int32) -> Int32) throws {
    let code = state.withLock { state -> Int32? in
      guard let descriptor = state.descriptor else { return nil }
      return body(&state, descriptor)
    }
    guard let code else { throw CancellationError() }
    guard code == 0 else { throw FileFailure.saving(code, action) }
  }

  // MARK: Ending

  /// Writes the complete file to the disk, and then renames it. Replaces a file of that name in one step.
  ///
  /// The name would otherwise reach the disk before the bytes, and a loss of power could leave an empty file under it.
  ///
  /// - Throws: A `LoadFailure`; `CancellationError` if the file was given up or the task was cancelled. Nothing has
  ///   changed then.
  func commit() async throws {
    try await synchronize()
    try Task.checkCancellation()
    try rename()
    await flushFolder()
  }

  /// Writes all bytes to the disk. A disk may take seconds, so it waits on a thread that tasks don't need, without the
  /// lock.
  private func synchronize() async throws {
    let copy = state.withLock { state in state.descriptor.map { dup($0) } }
    guard let copy else { throw CancellationError() }
    guard copy >= 0 else { throw FileFailure.saving(errno, "finish") }
    let code = await DiskFlush.onQueue { [flush] in
      defer { _ = close(copy) }
      return flush(copy)
    }
    guard code == 0 else { throw FileFailure.saving(code, "finish") }
  }

  /// Writes the new name to the disk, where the file system can. The file is complete without it.
  private func flushFolder() async {
    let folder = destination.lastIndex(of: "/").map { String(destination[...$0]) } ?? "."
    _ = await DiskFlush.onQueue { [flush] in
      let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return errno }
      defer { _ = close(descriptor) }
      return flush(descriptor)
    }
  }

  private func rename() throws {
    let code = state.withLock { [path, destination] state -> Int32? in
      guard let descriptor = state.descriptor else { return nil }
      state.descriptor = nil
      // Keeps the lock: an unlocked file under the temporary name would count as abandoned.
      let lock = dup(descriptor)
      defer { _ = close(lock) }
      guard close(descriptor) == 0, systemRename(path, destination) == 0 else { return errno }
      return 0
    }
    guard let code else { throw CancellationError() }
    guard code == 0 else {
      // `giveUp()` has removed the temporary name, so the rename fails; that is a cancellation.
      if isGivenUp.withLock({ $0 }) { throw CancellationError() }
      _ = unlink(path)
      throw FileFailure.saving(code, "finish")
    }
  }

  /// Removes the file from the disk at once, from any thread, without waiting for a write in progress. It cannot be
  /// completed afterwards.
  func giveUp() {
    isGivenUp.withLock { $0 = true }
    _ = unlink(path)
  }

  /// Removes the file from the disk. The returned object keeps the received bytes.
  ///
  /// - Parameters:
  ///   - validator: The strong entity tag of the file.
  ///   - total: The size of the whole file, if known.
  ///   - fields: The other fields that tell its version.
  /// - Returns: The received bytes; `nil` if there are none.
  func detach(_ validator: String, total: Int64?, fields: RepresentationFields) -> Remainder? {
    _ = unlink(path)
    return state.withLock { state in
      guard let descriptor = state.descriptor else { return nil }
      state.descriptor = nil
      // Closes the descriptor when it is released.
      let remainder = Remainder(
        descriptor: descriptor, count: state.end, validator: validator, total: total, fields: fields)
      return state.end > 0 ? remainder : nil
    }
  }

  /// Removes the file from the disk. Without effect on a complete file.
  func discard() {
    let isOpen = state.withLock { state in
      guard let descriptor = state.descriptor else { return false }
      state.descriptor = nil
      _ = close(descriptor)
      return true
    }
    if isOpen { _ = unlink(path) }
  }
}

/// The received beginning of a file. It has no name on the disk, so the system frees it with the last reference,
/// however the process ends.
final class Remainder: Sendable {
  let descriptor: Int32
  let count: Int64
  /// The strong entity tag of the whole file (RFC 9110, section 8.8.3).
  let validator: String
  /// The size of the whole file, if known.
  let total: Int64?
  /// The other fields that tell the version of the file.
  let fields: RepresentationFields

  init(descriptor: Int32, count: Int64, validator: String, total: Int64?, fields: RepresentationFields) {
    self.descriptor = descriptor
    self.count = count
    self.validator = validator
    self.total = total
    self.fields = fields
  }

  deinit { _ = close(descriptor) }
}

// `write` and `rename` by other names, since ``PartialFile`` has methods of those names.

private func systemRename(_ path: String, _ destination: String) -> Int32 { rename(path, destination) }

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
