import Foundation
import LoadKit
import Testing

/// Symbols exist on the oldest systems that show them: iOS 16, macOS 13, tvOS 16, watchOS 9.
@Suite("Symbols")
struct SymbolTests {
  /// The year of the release in which SF Symbols got each name. 2022 is the year of iOS 16.
  static let years: [String: Int] = [
    "arrow.clockwise": 2019, "arrow.down.circle": 2019, "arrow.triangle.2.circlepath": 2020, "books.vertical": 2020,
    "checkmark.circle": 2019, "clock": 2019, "doc.text": 2019, "exclamationmark.bubble": 2019,
    "exclamationmark.circle": 2019, "exclamationmark.triangle": 2019, "externaldrive.badge.exclamationmark": 2022,
    "externaldrive.badge.xmark": 2020, "hand.raised": 2019, "hourglass": 2019, "list.bullet.clipboard": 2022,
    "lock": 2019, "lock.slash": 2019, "magnifyingglass": 2019, "network": 2020, "note.text": 2020,
    "person.crop.circle.badge.exclamationmark": 2020, "questionmark.circle": 2019, "questionmark.folder": 2020,
    "shippingbox": 2020, "square.and.pencil": 2019, "square.grid.2x2": 2019, "square.stack.3d.up": 2019,
    "text.badge.xmark": 2019, "text.bubble": 2019, "trash": 2019, "tray": 2019, "wifi.exclamationmark": 2019,
    "wifi.slash": 2019, "wrench.and.screwdriver": 2020, "xmark": 2019,
  ]

  @Test("B9D symbols of failures, forms and empty screens exist on the oldest systems")
  func messages() {
    let forms = CommonWording.english.forms
    let symbols =
      (FailureTable.rows + FailureTable.causes).map(\.message.symbol)
      + [forms.rejected, forms.mayHaveBeenSent, forms.wrongCredentials].map(\.symbol)
      + forms.failures.values.map(\.symbol)
      + [EmptyContent.standard, .firstUse(title: "x"), .noSearchResults(query: ""), .allDone(), .noPermission()]
      .map(\.symbol)
    for symbol in symbols { #expect(Self.exists(symbol), "\(symbol)") }
  }

  @Test("B9D symbols that are named in the sources and in the sample app exist on the oldest systems")
  func sources() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let name = /(?:symbol|systemName|systemImage|systemSymbolName): "([a-z0-9.]+)"/
    var found = 0
    for folder in ["Sources", "Examples"] {
      let place = root.appendingPathComponent(folder).resolvingSymlinksInPath()
      let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? FileManager.DirectoryEnumerator()
      where file.pathExtension == "swift" && !file.path.contains("/.build/") {
        for match in try String(contentsOf: file, encoding: .utf8).matches(of: name) {
          found += 1
          #expect(Self.exists(String(match.1)), "\(file.lastPathComponent): \(match.1)")
        }
      }
    }
    #expect(found > 30)
  }

  @Test("B9D a symbol of a later year, and one without a year, are found out")
  func later() {
    #expect(!Self.exists("no.such.symbol") && Self.exists("xmark") && !Self.exists("", in: ["": 2023]))
  }

  private static func exists(_ symbol: String, in years: [String: Int] = years) -> Bool {
    years[symbol].map { $0 <= 2022 } ?? false
  }
}
