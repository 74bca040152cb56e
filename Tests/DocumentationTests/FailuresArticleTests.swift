import Foundation
import LoadKit
import Testing

/// The article's tables are those of ``FailureTable``, line by line.
@Suite("The article about failures") struct FailuresArticleTests {
  private static func expected() -> [String] {
    var lines: [String] = []
    for row in FailureTable.rows + FailureTable.causes {
      for code in row.urlErrors {
        let linux = code.linux.map { "\($0)" } ?? "none"
        lines.append(line(row, code, columns: "\(code.value) | \(linux) | \(code.name)"))
      }
      for code in row.statuses + row.cocoaErrors {
        lines.append(line(row, code, columns: "\(code.value) | \(code.name)"))
      }
      if let cause = row.cause {
        let retried = row.isRetryable ? "yes" : "no"
        lines.append("| \(cause) | \(row.kind) | \(retried) | \(row.message.title) | \(row.message.message) |")
      }
      for code in row.posixErrors { lines.append(line(row, code, columns: code.name)) }
    }
    return lines
  }

  private static func line(_ row: FailureTable.Row, _ code: FailureTable.Code, columns: String) -> String {
    let kind = row.cause.map { "\(row.kind), \($0)" } ?? "\(row.kind)"
    return "| \(columns) | \(kind) | \(code.isRetryable ? "yes" : "no") | \(code.reason) |"
  }

  @Test("its tables hold each code with its kind, whether it is retried, and why; and no other")
  func tables() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/LoadKit/LoadKit.docc/Failures.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let listed = lines.filter { $0.hasPrefix("| ") }.filter { line in
      !["| Code", "| Status", "| Cause", "| ---"].contains { line.hasPrefix($0) }
    }
    let expected = Self.expected()
    let missing = expected.filter { !listed.contains($0) }
    #expect(missing.isEmpty, "missing:\n\(missing.joined(separator: "\n"))")
    // Two codes mean different things on Apple's systems and elsewhere; the article has both lines.
    let others = Set(listed).subtracting(expected).sorted()
    let isExpected = zip(others, ["| -1002 |", "| -1011 |"]).allSatisfy { $0.hasPrefix($1) }
    #expect(others.count == 2 && isExpected, "too many: \(others)")
    #expect(Set(listed).count == listed.count)
  }
}
