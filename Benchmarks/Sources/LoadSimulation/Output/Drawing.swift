import Foundation

/// The colours of a picture.
struct Theme {
  /// The end of the file name, before the extension.
  let suffix: String
  let background: String
  let grid: String
  let text: String
  /// The colours of series; series also differ by dashes, and are named beside their lines.
  let series: [String]

  static let light = Theme(
    suffix: "", background: "white", grid: "#ccc", text: "#1d1d1f",
    series: ["#00884d", "#c2410c", "#2563eb", "#737373"])
  static let dark = Theme(
    suffix: "~dark", background: "#1d1d1f", grid: "#444", text: "#ddd",
    series: ["#33dd88", "#fb923c", "#7cb3ff", "#a3a3a3"])
}

/// An SVG picture. Its numbers are rounded to tenths, so that the file is the same on every machine.
struct Drawing {
  static let width = 800.0

  let theme: Theme
  private let height: Double
  private var lines: [String] = []

  init(_ theme: Theme, height: Double) {
    self.theme = theme
    self.height = height
  }

  /// Draws a picture in both themes, into the folder of resources of a documentation.
  static func write(_ name: String, to folder: String, height: Double, _ draw: (inout Drawing) -> Void) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for theme in [Theme.light, .dark] {
      var drawing = Drawing(theme, height: height)
      draw(&drawing)
      try drawing.svg.write(toFile: "\(folder)/\(name)\(theme.suffix).svg", atomically: true, encoding: .utf8)
    }
  }

  enum Anchor: String { case start, middle, end }

  mutating func text(_ words: String, _ x: Double, _ y: Double, _ anchor: Anchor = .start, isBold: Bool = false) {
    let weight = isBold ? " font-weight=\"bold\"" : ""
    lines.append(
      "<text x=\"\(round(x))\" y=\"\(round(y))\" text-anchor=\"\(anchor)\" font-size=\"12\" fill=\"\(theme.text)\""
        + "\(weight)>\(escaped(words))</text>")
  }

  mutating func rule(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, dashes: String? = nil) {
    let dashes = dashes.map { " stroke-dasharray=\"\($0)\"" } ?? ""
    lines.append(
      "<path d=\"M\(round(x1)) \(round(y1))L\(round(x2)) \(round(y2))\" stroke=\"\(theme.grid)\"\(dashes)/>")
  }

  mutating func bar(_ x: Double, _ y: Double, width: Double, height: Double, series: Int) {
    lines.append(
      "<rect x=\"\(round(x))\" y=\"\(round(y))\" width=\"\(round(width))\" height=\"\(round(height))\""
        + " fill=\"\(theme.series[series])\"/>")
  }

  mutating func curve(_ points: [(x: Double, y: Double)], series: Int, dashes: String? = nil) {
    let dashes = dashes.map { " stroke-dasharray=\"\($0)\"" } ?? ""
    let path = points.map { "\(round($0.x)),\(round($0.y))" }.joined(separator: " ")
    lines.append(
      "<polyline fill=\"none\" stroke=\"\(theme.series[series])\" stroke-width=\"1.8\"\(dashes) points=\"\(path)\"/>")
  }

  private var svg: String {
    let head = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(Self.width)) \(Int(height))\""
        + " font-family=\"sans-serif\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"\(theme.background)\"/>",
    ]
    return (head + lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func round(_ value: Double) -> String { Format.number(value, digits: 1) }

  private func escaped(_ words: String) -> String {
    words.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
