import Foundation
import LoadKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file under way: written under a name of its own beside the destination, which it takes only when it is complete.
///
/// Written on a thread of the transport and ended on another one, so that a write may be under way when it ends: the
/// descriptor is closed behind the lock that a write holds.
final class PartialFile: Sendable {
  private struct State: Sendable {
    var descriptor: Int32?
    /// Where the next bytes go.
    var end: Int64 = 0
  }

  /// Where it lies until it is complete.
  let path: String
  private let destination: String
  private let state: LoadLock<State>
  private let isGivenUp = LoadLock(false)

  /// Creates an empty file beside a destination.
  ///
  /// - Parameter url: The destination: a file that exists, or a name that is free. A link is followed.
  /// - Throws: A `LoadFailure` of kind `cannotSave` or `storageFull`: nothing could be saved there.
  init(for url: URL) throws {
    let place = try DownloadDestination(url)
    destination = place.path
    PartialFiles.removeAbandoned(in: place.folder)
    let (path, descriptor) = try PartialFiles.create(in: place.folder)
    self.path = path
    if let mode = place.mode { _ = fchmod(descriptor, mode) }
    state = LoadLock(State(descriptor: descriptor))
  }

  /// Takes over a descriptor, to try what happens where nothing can be written.
  init(descriptor: Int32, path: String, destination: String) {
    self.path = path
    self.destination = destination
    state = LoadLock(State(descriptor: descriptor))
  }

  deinit { discard() }

  /// How many bytes there are, counted from the beginning of the file.
  var count: Int64 { state.withLock { $0.end } }

  // MARK: Writing

  /// Begins to write at a place, and forgets what was written before.
  ///
  /// - Parameter offset: How many bytes of the beginning are left out, to be filled in later.
  /// - Throws: A `LoadFailure`.
  func begin(at offset: Int64 = 0) throws {
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

  /// Fills the beginning, which was left out, with what had arrived before.
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

  /// Gives the complete file its name. What was there under that name is replaced in one step.
  ///
  /// - Throws: A `LoadFailure`; `CancellationError` if the file was given up. Nothing has changed then.
  func commit() throws {
    let code = state.withLock { [path, destination] state -> Int32? in
      guard let descriptor = state.descriptor else { return nil }
      state.descriptor = nil
      // Keeps the lock: a file with its old name, and without, would count as abandoned.
      let lock = dup(descriptor)
      defer { _ = close(lock) }
      guard close(descriptor) == 0, rename(path, destination) == 0 else { return errno }
      return 0
    }
    guard let code else { throw CancellationError() }
    guard code == 0 else {
      // Whoever gave it up has taken its name away, and is not told that this went wrong.
      if isGivenUp.withLock({ $0 }) { throw CancellationError() }
      _ = unlink(path)
      throw FileFailure.saving(code, "finish")
    }
  }

  /// Takes the file off the disk at once, from any thread, without waiting for a write that is under way. It cannot be
  /// completed then.
  func giveUp() {
    isGivenUp.withLock { $0 = true }
    _ = unlink(path)
  }

  /// Takes the file off the disk, and keeps what has arrived for as long as somebody holds the result.
  ///
  /// - Parameters:
  ///   - validator: What tells whether the rest still belongs to it.
  ///   - total: The size of the whole, if it is known.
  /// - Returns: What has arrived, or `nil` if that is nothing.
  func detach(_ validator: String, total: Int64?) -> Remainder? {
    _ = unlink(path)
    return state.withLock { state in
      guard let descriptor = state.descriptor else { return nil }
      state.descriptor = nil
      // Closes the descriptor if nobody wants it.
      let remainder = Remainder(descriptor: descriptor, count: state.end, validator: validator, total: total)
      return state.end > 0 ? remainder : nil
    }
  }

  /// Takes the file off the disk and forgets it. Without effect on one that is complete.
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

/// The beginning of a file that has arrived, without a name on any disk: it is gone with the last reference, whatever
/// ends the process.
final class Remainder: Sendable {
  let descriptor: Int32
  let count: Int64
  /// The strong entity tag of what it is the beginning of (RFC 9110, section 8.8.3).
  let validator: String
  /// The size of the whole, if it is known.
  let total: Int64?

  init(descriptor: Int32, count: Int64, validator: String, total: Int64?) {
    self.descriptor = descriptor
    self.count = count
    self.validator = validator
    self.total = total
  }

  deinit { _ = close(descriptor) }
}

/// `write` by another name, since ``PartialFile`` has methods of that name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
