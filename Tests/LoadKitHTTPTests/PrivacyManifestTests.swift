import Foundation
import Testing

@Suite("The privacy manifest") struct PrivacyManifestTests {
  private struct Manifest: Decodable {
    struct Access: Decodable {
      var category: String
      var reasons: [String]

      enum CodingKeys: String, CodingKey {
        case category = "NSPrivacyAccessedAPIType"
        case reasons = "NSPrivacyAccessedAPITypeReasons"
      }
    }

    var tracks: Bool
    var domains: [String]
    var accesses: [Access]

    enum CodingKeys: String, CodingKey {
      case tracks = "NSPrivacyTracking"
      case domains = "NSPrivacyTrackingDomains"
      case accesses = "NSPrivacyAccessedAPITypes"
    }
  }

  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// Apple's page "Describing use of required reason API": each category, and how its functions appear in sources.
  private static let categories: [String: String] = [
    "FileTimestamp":
      #"\b(l?stat|fstat|fstatat|f?getattrlist(bulk|at)?)\(|creationDate|[mM]odificationDate|attributesOfItem"#,
    "SystemBootTime": #"systemUptime|mach_absolute_time"#,
    "DiskSpace": #"volume\w*Capacity|systemFreeSize|systemSize|\bf?stat(v)?fs\("#,
    "ActiveKeyboards": #"activeInputModes"#,
    "UserDefaults": #"\bUserDefaults\b|@AppStorage"#,
  ]

  private func uses(_ module: String, _ pattern: String) throws -> Bool {
    let expression = try Regex(pattern)
    let folder = Self.sources.appendingPathComponent(module)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    return try files.contains { file in
      try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).contains(expression)
    }
  }

  @Test("it names the categories that LoadKitHTTP uses, with a reason, and no other")
  func complete() throws {
    let url = Self.sources.appendingPathComponent("LoadKitHTTP/PrivacyInfo.xcprivacy")
    let manifest = try PropertyListDecoder().decode(Manifest.self, from: Data(contentsOf: url))
    #expect(!manifest.tracks && manifest.domains.isEmpty)
    #expect(manifest.accesses.allSatisfy { !$0.reasons.isEmpty })
    let used = try Self.categories.filter { try uses("LoadKitHTTP", $0.value) }.keys
    #expect(Set(manifest.accesses.map(\.category)) == Set(used.map { "NSPrivacyAccessedAPICategory" + $0 }))
  }

  @Test("the other products need none", arguments: ["LoadKit", "LoadKitUI", "LoadKitUIKit", "LoadKitTesting"])
  func others(module: String) throws {
    for (category, pattern) in Self.categories { #expect(try !uses(module, pattern), "\(category)") }
  }
}
