extension Desktop {
  /// What assistive technology was told to say, in order.
  ///
  /// Whatever is an alert in the windows of now counts: what changes in it is read aloud.
  public func announcements() throws -> [String] {
    let alerts = try windows().flatMap { $0.elements("alert") }
    return tree.events.filter { event in
      // GTK says so in an event of its own from 4.14 on.
      event.member == "Announcement"
        || event.member == "PropertyChange" && event.detail == "accessible-name"
          && alerts.contains { $0.path == event.path && $0.owner == event.sender }
    }.compactMap { event in event.text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } }
  }

  /// Waits until something was announced.
  ///
  /// - Returns: All announcements.
  /// - Throws: ``Timeout``.
  @discardableResult public func waitForAnnouncement(_ text: String) throws -> [String] {
    try wait("announcement “\(text)”") { _ in
      let all = try announcements()
      return all.contains(text) ? all : nil
    }
  }
}
