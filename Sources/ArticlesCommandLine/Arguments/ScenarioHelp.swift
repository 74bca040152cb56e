import _ArticleServer

/// What `--help` says about `--scenario`.
public enum ScenarioHelp {
  /// The scenarios and faults of the embedded server; it ends with a line break.
  public static let text = """
    Scenarios of the embedded server:
    \(scenarios)

    And, to see what comes of them, answers that are broken or odd in their bytes:
    \(lines(Fault.allCases.filter { !$0.endsProcess }))
    \(fatalFaults)
    """

  private static var scenarios: String {
    Scenario.allCases.map { scenario in
      "  " + scenario.name + String(repeating: " ", count: max(1, 15 - scenario.name.count)) + scenario.summary
    }.joined(separator: "\n")
  }

  /// Those that cannot be shown, if there are any.
  private static var fatalFaults: String {
    let fatal = Fault.allCases.filter(\.endsProcess)
    guard !fatal.isEmpty else { return "" }
    return """

      Not on this system, where they would end the program (FoundationNetworking before Swift 6.4):
      \(lines(fatal))

      """
  }

  /// The names of faults, as many on a line as there is room for.
  private static func lines(_ faults: [Fault]) -> String {
    var lines: [String] = []
    for name in faults.map(\.name) {
      if let last = lines.last, last.count + name.count < 108 {
        lines[lines.count - 1] = last + ", " + name
      } else {
        lines.append("  " + name)
      }
    }
    return lines.joined(separator: ",\n")
  }
}
