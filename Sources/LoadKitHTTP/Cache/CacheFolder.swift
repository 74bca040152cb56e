import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder of a ``FileCacheStorage``: one file for each response, and temporary files while they are written.
///
/// Everything is opened below a descriptor of the folder, and no link is followed, so that nothing outside of it is
/// ever read, written or removed. A folder of another user is not used.
struct CacheFolder: Sendable {
  /// The largest total, the largest file, both in bytes, and the most files.
  struct Limits: Sendable {
    var total: Int
    var entry: Int
    var count: Int
  }

  private struct File: Sendable {
    var size: Int
    /// The time of the last use, in nanoseconds since 1970.
    var lastUse: Int64
  }

  private static let fileExtension = ".entry"
  private static let temporaryBeginning = "tmp-"
  /// How many entries are stored before the folder is read again: another process may have changed it.
  private static let storesBetweenScans = 64
  /// The deepest folder that is removed below this one.
  private static let depthLimit = 32

  let path: String
  let limits: Limits
  /// The files, as known; `nil` before the folder was read.
  private var files: [String: File]?
  private var stores = 0

  init(path: String, limits: Limits) {
    self.path = path
    self.limits = limits
  }

  // MARK: Entries

  /// The entry for a key. Removes a damaged one.
  mutating func entry(for key: HTTPCacheKey) -> HTTPCacheEntry? {
    guard let folder = open() else { return nil }
    defer { close(folder) }
    let name = Self.name(of: key)
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    if let entry = contents(of: file).flatMap({ CacheFile.entry(in: $0, for: key) }) {
      _ = futimens(file, nil)
      files?[name]?.lastUse = Self.now
      return entry
    }
    remove(name, in: folder)
    return nil
  }

  /// Writes an entry in one step. Removes the old one if the new one does not fit or cannot be written.
  mutating func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) {
    guard let folder = create() else { return }
    defer { close(folder) }
    stores += 1
    if files == nil || stores % Self.storesBetweenScans == 0 { scan(folder) }
    let name = Self.name(of: key)
    guard entry.body.count <= limits.entry, case let bytes = CacheFile.bytes(of: entry, for: key),
      bytes.count <= min(limits.entry, limits.total), limits.count > 0, write(bytes, as: name, in: folder)
    else { return remove(name, in: folder) }
    files?[name] = File(size: bytes.count, lastUse: Self.now)
    shrink(folder)
  }

  /// Removes the entry for a key.
  mutating func remove(_ key: HTTPCacheKey) {
    guard let folder = open() else { return }
    defer { close(folder) }
    remove(Self.name(of: key), in: folder)
  }

  /// Removes the folder and everything in it.
  mutating func removeAll() {
    files = nil
    if let folder = open() {
      Self.removeContents(of: folder, depth: 0)
      close(folder)
    }
    // A link in place of the folder is removed, not its target.
    if rmdir(path) != 0, errno == ENOTDIR { _ = unlink(path) }
  }

  private static func name(of key: HTTPCacheKey) -> String { key.description + fileExtension }

  private mutating func remove(_ name: String, in folder: Int32) {
    _ = unlinkat(folder, name, 0)
    files?[name] = nil
  }

  // MARK: The folder

  /// A descriptor of the folder, if it exists and belongs to this user alone.
  private func open() -> Int32? {
    let folder = systemOpen(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    var status = stat()
    guard fstat(folder, &status) == 0, status.st_uid == geteuid() else {
      close(folder)
      return nil
    }
    if status.st_mode & 0o077 != 0 { _ = fchmod(folder, 0o700) }
    return folder
  }

  /// A descriptor of the folder, which is created if it does not exist.
  private mutating func create() -> Int32? {
    if let folder = open() { return folder }
    files = nil
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // A link or a file in its place belongs to the folder's name, and so to the cache.
    if mkdir(path, 0o700) != 0, errno == EEXIST, unlink(path) == 0 { _ = mkdir(path, 0o700) }
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      // Files inherit it. A background launch before the first unlock finds no responses.
      try? FileManager.default.setAttributes(
        [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: path)
    #endif
    return open()
  }

  /// Reads which files there are. Removes temporary files that no process is writing.
  private mutating func scan(_ folder: Int32) {
    var found: [String: File] = [:]
    for name in Self.names(in: folder) {
      if name.hasPrefix(Self.temporaryBeginning) {
        Self.removeAbandoned(name, in: folder)
        continue
      }
      var status = stat()
      guard name.hasSuffix(Self.fileExtension), fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
        continue
      }
      found[name] = File(size: Int(status.st_size), lastUse: Self.time(of: status))
    }
    files = found
  }

  /// Removes the files that were not used for the longest time, if there are too many; several at once, so that this is
  /// rarely necessary.
  private mutating func shrink(_ folder: Int32) {
    guard let files else { return }
    var (size, count) = (files.values.reduce(0) { $0 + $1.size }, files.count)
    guard size > limits.total || count > limits.count else { return }
    for (name, file) in files.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if size <= limits.total / 4 * 3, count <= max(1, limits.count / 4 * 3) { return }
      size -= file.size
      count -= 1
      remove(name, in: folder)
    }
  }

  private static func names(in folder: Int32) -> [String] {
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return [] }
    guard let directory = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Removes everything in a folder, without following a link.
  private static func removeContents(of folder: Int32, depth: Int) {
    for name in names(in: folder) where unlinkat(folder, name, 0) != 0 && depth < depthLimit {
      let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard inner >= 0 else { continue }
      removeContents(of: inner, depth: depth + 1)
      close(inner)
      _ = unlinkat(folder, name, AT_REMOVEDIR)
    }
  }

  // MARK: Files

  /// The bytes of a regular file within the limit of an entry.
  private func contents(of file: Int32) -> Data? {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & mode_t(S_IFMT) == mode_t(S_IFREG),
      case let size = Int(status.st_size),
      (CacheFile.headLength...max(CacheFile.headLength, limits.entry)).contains(size)
    else { return nil }
    var data = Data(count: size)
    let isComplete = data.withUnsafeMutableBytes { buffer in
      var end = 0
      while end < size {
        let count = read(file, buffer.baseAddress.map { $0 + end }, size - end)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        end += count
      }
      return true
    }
    return isComplete ? data : nil
  }

  /// Writes a file under a temporary name, and renames it when it is on the disk.
  private func write(_ bytes: Data, as name: String, in folder: Int32) -> Bool {
    let temporary = Self.temporaryBeginning + UUID().uuidString.lowercased()
    let file = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    // Tells other processes that it is not abandoned.
    _ = flock(file, LOCK_EX | LOCK_NB)
    defer { close(file) }
    let isWritten = bytes.withUnsafeBytes { Self.write($0, to: file) } && fsync(file) == 0
    guard isWritten, renameat(folder, temporary, folder, name) == 0 else {
      _ = unlinkat(folder, temporary, 0)
      return false
    }
    return true
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let buffer = UnsafeRawBufferPointer(rebasing: rest)
      let count = systemWrite(file, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Removes a temporary file of a process that was killed.
  private static func removeAbandoned(_ name: String, in folder: Int32) {
    let file = openat(folder, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else {
      _ = unlinkat(folder, name, 0)
      return
    }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { _ = unlinkat(folder, name, 0) }
    close(file)
  }

  // MARK: Time

  private static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1_000_000_000) }

  private static func time(of status: stat) -> Int64 {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

/// `open` by another name, since ``CacheFolder`` has a method of that name.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

/// `write` by another name, since ``CacheFolder`` has methods of that name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
