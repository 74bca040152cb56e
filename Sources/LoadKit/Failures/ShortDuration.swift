extension Duration {
  /// The duration as it stands in a diagnostic: `15 s`, `1.5 s` or `250 ms`, rounded down.
  package var shortText: String {
    let (seconds, attoseconds) = components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    if milliseconds == 0 { return "\(seconds) s" }
    return seconds == 0 ? "\(milliseconds) ms" : "\(seconds).\(abs(milliseconds) / 100) s"
  }
}
