extension LoadMachine {
  /// Whether the content that is settled was invalidated, its refresh failed, or another input took its place.
  var isOutdated: Bool { settled.isStale || settled.failure != nil }

  /// Forgets the failure that settled, which the app has handled: what was settled before shows again, and is stale.
  mutating func forgetFailure() {
    settled.failure = nil
    settled.isStale = true
    settlement = nil
  }
}
