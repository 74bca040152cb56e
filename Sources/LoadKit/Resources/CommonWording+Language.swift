extension CommonWording {
  /// The tables of this package, the default first.
  public static let all = [english, german]

  /// The table for a user's languages, by the lookup scheme of RFC 4647, section 3.4.
  ///
  /// Each language is tried in turn, ever shorter from its end: "de-AT" finds "de". Case does not matter.
  /// "de_AT.UTF-8", as in a POSIX environment, is read as "de-AT".
  ///
  /// - Parameters:
  ///   - languages: The user's languages, the preferred one first, as in Foundation's `Locale.preferredLanguages`.
  ///   - tables: The tables to choose from, the default first; by default those of this package.
  /// - Returns: The first match, or else the first table; English if there is none.
  public static func preferred(from languages: [String], among tables: [CommonWording] = all) -> CommonWording {
    for language in languages {
      var subtags = subtags(of: language)
      while !subtags.isEmpty {
        if let match = tables.first(where: { Self.subtags(of: $0.language) == subtags }) { return match }
        subtags.removeLast()
        // A single letter introduces what follows it, and means nothing without that.
        if let last = subtags.last, last.utf8.count == 1 { subtags.removeLast() }
      }
    }
    return tables.first ?? .english
  }

  /// The parts of a tag in lower case. No tag in use is longer than 100 bytes, nor is more of one looked at.
  private static func subtags(of tag: String) -> [String] {
    tag.prefix(100).prefix { $0 != "." && $0 != "@" }.lowercased()
      .split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
  }
}
