import CAllocations
import Foundation
import _ArticleServer

/// Requests of all kinds for a long time, with the line of the memory that the process occupies.
struct Endurance {
  /// The most bytes that a request may add to the memory in addition to those of a request with URLSession alone, which
  /// keeps some 150 on Linux.
  private static let growthLimit = 40.0
  /// The number of requests with URLSession alone that are compared.
  private static let bareRequests = 40_000
  private static let bytesInMegabyte = 1_048_576.0

  private struct Sample {
    var seconds: Double
    var megabytes: Double
    var requests: Int
  }

  private let duration: Duration
  private let picture: String

  /// - Parameters:
  ///   - duration: How long.
  ///   - picture: The path of the picture, an SVG file.
  init(for duration: Duration, picture: String) {
    self.duration = duration
    self.picture = picture
  }

  /// Sends requests, draws the picture and prints the result.
  ///
  /// - Returns: Whether the process has not grown, and has no more open files than before.
  func report() async throws -> Bool {
    let server = try ArticleServer()
    let work = try Work(server)
    try await Soak.burst(work)
    let files = Soak.openFiles ?? 0
    let bare = try await Self.bareGrowth(work)
    let (clock, start) = (ContinuousClock(), ContinuousClock.now)
    var samples: [Sample] = []
    var requests = 0
    while clock.now - start < duration {
      try await Soak.burst(work)
      for _ in 0..<100 { try await work.throughLoadKit() }
      for _ in 0..<20 { try await work.submission() }
      for _ in 0..<20 { try await work.cancelled() }
      requests += Soak.concurrent + 140
      guard let resident = Self.resident else {
        Report.row("Memory", "not known on this system")
        return true
      }
      let seconds = (clock.now - start) / .seconds(1)
      samples.append(Sample(seconds: seconds, megabytes: resident / Self.bytesInMegabyte, requests: requests))
    }
    try draw(samples)
    let settled = samples.drop { $0.seconds < (samples.last?.seconds ?? 0) / 4 }
    let growth = Soak.slope(settled.map { (x: Double($0.requests), y: $0.megabytes * Self.bytesInMegabyte) })
    Report.row("Requests", "\(requests)")
    Report.row("Resident memory at the end", "\(Int(samples.last?.megabytes ?? 0)) MB")
    Report.row("Picture", picture)
    Report.row("A request with URLSession alone adds", "\(Int(bare)) bytes")
    Report.row("A request after the first quarter adds", "\(Int(growth)) bytes")
    let isFlat = Report.check("In addition to URLSession alone", growth - bare, "bytes", limit: Self.growthLimit)
    let left = Double((Soak.openFiles ?? 0) - files)
    return Report.check("File descriptors left over", left, "", limit: Soak.descriptors) && isFlat
  }

  /// The bytes that a request with URLSession alone adds to the memory.
  private static func bareGrowth(_ work: Work) async throws -> Double {
    var points: [(x: Double, y: Double)] = []
    for count in 0..<bareRequests {
      try await work.bare()
      // The first requests fill pools.
      if count >= bareRequests / 4, count.isMultiple(of: 100), let resident { points.append((Double(count), resident)) }
    }
    return Soak.slope(points)
  }

  /// Bytes of memory that the process occupies; `nil` where that is not known.
  private static var resident: Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    return text.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map {
      $0 * Double(sysconf(Int32(_SC_PAGESIZE)))
    }
  }

  // MARK: The picture

  private func draw(_ samples: [Sample]) throws {
    let (width, height, margin) = (800.0, 300.0, 50.0)
    let most = max(1, (samples.map(\.megabytes).max() ?? 0) * 1.1)
    let end = max(1, samples.last?.seconds ?? 0)
    func text(_ x: Double, _ y: Double, _ words: String, _ anchor: String) -> String {
      "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\" font-size=\"12\">\(words)</text>"
    }
    // At most one point for each pixel.
    let step = max(1, samples.count / Int(width))
    let points = samples.enumerated().filter { $0.offset % step == 0 }.map { _, sample in
      let x = margin + sample.seconds / end * (width - 2 * margin)
      let y = height - margin - sample.megabytes / most * (height - 2 * margin)
      return "\((x * 10).rounded() / 10),\((y * 10).rounded() / 10)"
    }
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 800 300\" font-family=\"sans-serif\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
    ]
    for part in 0...4 {
      let y = height - margin - Double(part) / 4 * (height - 2 * margin)
      lines.append("<path d=\"M\(margin) \(y)H\(width - margin)\" stroke=\"#ccc\"/>")
      lines.append(text(margin - 6, y + 4, "\(Int(most * Double(part) / 4)) MB", "end"))
      let x = margin + Double(part) / 4 * (width - 2 * margin)
      lines.append(text(x, height - margin + 18, "\(Int(end * Double(part) / 4)) s", "middle"))
    }
    lines.append(
      "<polyline fill=\"none\" stroke=\"#0a5\" stroke-width=\"1.5\" points=\"\(points.joined(separator: " "))\"/>")
    let requests = samples.last?.requests ?? 0
    lines.append(
      text(width / 2, 24, "Resident memory over \(requests) requests, client and server in one process", "middle"))
    lines.append("</svg>")
    try (lines.joined(separator: "\n") + "\n").write(toFile: picture, atomically: true, encoding: .utf8)
  }
}
