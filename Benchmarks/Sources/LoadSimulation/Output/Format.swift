/// Numbers and tables as text.
enum Format {
  /// A number with so many digits after the point.
  static func number(_ value: Double, digits: Int = 0) -> String {
    let scale = [1, 10, 100, 1_000][digits]
    let scaled = Int((value * Double(scale)).rounded())
    let (whole, rest) = (abs(scaled) / scale, abs(scaled) % scale)
    let sign = scaled < 0 ? "-" : ""
    guard digits > 0 else { return sign + String(whole) }
    let tail = String(rest)
    return sign + "\(whole)." + String(repeating: "0", count: digits - tail.count) + tail
  }

  /// A share as per cent, with one digit.
  static func percent(_ share: Double) -> String { number(share * 100, digits: 1) + " %" }

  /// A table of Markdown. The first column is text, the others are numbers.
  static func table(_ head: [String], _ rows: [[String]], textColumns: Int = 1) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let rule = head.indices.map { $0 < textColumns ? "---" : "---:" }
    return ([line(head), line(rule)] + rows.map(line)).joined(separator: "\n")
  }
}
