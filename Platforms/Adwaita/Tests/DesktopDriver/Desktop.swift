import Foundation

/// A display, a session bus and AT-SPI of a test's own, without a person in front of it.
public final class Desktop {
  /// Whether a desktop can be started here.
  public static let isAvailable: Bool = missing == nil

  /// What is not installed, as a command that installs it; `nil` if everything is there.
  public static let missing: String? = {
    do {
      _ = try Desktop(width: 64, height: 64)
      return nil
    } catch {
      return "\(error)"
    }
  }()

  /// Why a desktop cannot be started.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Its environment, for programs on it.
  public let environment: [String: String]
  /// A folder that goes with it.
  public var folder: String { environment["HOME"] ?? "" }

  let scale: Int
  private let process: Process
  private let input: Pipe
  let tree: AccessibleTree

  /// Starts a desktop.
  ///
  /// - Parameters:
  ///   - width: The width of the display.
  ///   - height: Its height.
  ///   - settings: Lines for GTK's settings, such as "gtk-enable-animations=false".
  ///   - scale: How many pixels are drawn for one, across and down.
  ///   - textScale: How much larger than usual text is.
  ///   - extra: What else programs on it are told.
  /// - Throws: If something is not installed.
  public init(
    width: Int = 400, height: Int = 790, settings: [String] = ["gtk-enable-animations=false"],
    scale: Int = 1, textScale: Int = 1, environment extra: [String: String] = [:]
  ) throws {
    self.scale = scale
    process = Process()
    input = Pipe()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("desktop")
    process.arguments = [String(scale * width), String(scale * height)]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try output.fileHandleForWriting.close()
    var lines: [Substring] = []
    var text = ""
    while lines.last != "ready" {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: text.isEmpty ? "the desktop did not start" : text) }
      text += String(decoding: data, as: UTF8.self)
      lines = text.split(separator: "\n")
    }
    var environment = ["PATH": "/usr/bin:/bin", "GSK_RENDERER": "cairo", "GDK_SCALE": String(scale)]
    for line in lines.dropLast() {
      let parts = line.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { environment[String(parts[0])] = String(parts[1]) }
    }
    self.environment = environment.merging(extra) { $1 }
    try (["[Settings]"] + settings + [""]).joined(separator: "\n")
      .write(
        toFile: (environment["XDG_CONFIG_HOME"] ?? "") + "/gtk-4.0/settings.ini", atomically: true, encoding: .utf8)
    try "Xft.dpi: \(96 * textScale)\n".write(
      toFile: (environment["HOME"] ?? "") + "/.Xdefaults", atomically: true, encoding: .utf8)
    tree = try AccessibleTree(session: Bus(environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""))
    try tree.parkPointer()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
