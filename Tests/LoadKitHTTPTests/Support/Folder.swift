import Foundation
import LoadKit

/// A folder that is there for one test.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("loadkit-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A file in it.
  subscript(name: String) -> URL { url.appendingPathComponent(name) }

  /// The names of all that is in it, hidden files included.
  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } }
}

/// Bytes of which no two parts are alike.
func bytes(_ count: Int, seed: UInt64 = 1) -> Data {
  var state = seed
  return Data(
    (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    })
}

/// What was reported, in its order.
final class Reports: Sendable {
  private let reports = LoadLock([LoadProgress]())

  var all: [LoadProgress] { reports.withLock { $0 } }
  var context: LoadContext { LoadContext { progress in self.reports.withLock { $0.append(progress) } } }
  func add(_ progress: LoadProgress) { reports.withLock { $0.append(progress) } }
}
