extension CommonWording {
  /// The table for a user's languages, by the lookup scheme of RFC 4647, section 3.4.
  ///
  /// Each language is tried in turn, ever shorter from its end: "de-AT" finds "de". Case does not matter.
  /// "de_AT.UTF-8", as in a POSIX environment, is read as "de-AT". "zh-TW" finds "zh-Hant". A language that is there
  /// for another region alone is found too: "pt" finds "pt-BR".
  ///
  /// - Parameters:
  ///   - languages: The user's languages, the preferred one first, as in Foundation's `Locale.preferredLanguages`.
  ///   - tables: The tables to choose from, the default first.
  /// - Returns: The first match, or else the first table; English if there is none.
  public static func preferred(from languages: [String], among tables: [CommonWording]) -> CommonWording {
    match(languages, among: tables) ?? tables.first ?? .english
  }

  /// The table for a user's languages; `nil` if none matches.
  static func match(_ languages: [String], among tables: [CommonWording]) -> CommonWording? {
    for language in languages {
      let wanted = subtags(of: language)
      var subtags = wanted
      while !subtags.isEmpty {
        if let match = tables.first(where: { Self.subtags(of: $0.language) == subtags }) { return match }
        subtags.removeLast()
        // A single letter introduces what follows it, and means nothing without that.
        if let last = subtags.last, last.utf8.count == 1 { subtags.removeLast() }
      }
      if let match = tables.first(where: { isOtherRegion(Self.subtags(of: $0.language), of: wanted) }) { return match }
    }
    return nil
  }

  /// Whether a table is in the same language and script, for a region alone.
  private static func isOtherRegion(_ table: [String], of wanted: [String]) -> Bool {
    table.count > 1 && table.first == wanted.first && script(in: table) == script(in: wanted)
  }

  private static func script(in subtags: [String]) -> String? { subtags.dropFirst().first { $0.utf8.count == 4 } }

  /// The parts of a tag in lower case, with a script for Chinese. No tag in use is longer than 100 bytes, nor is more
  /// of one looked at.
  private static func subtags(of tag: String) -> [String] {
    var subtags = tag.prefix(100).prefix { $0 != "." && $0 != "@" }.lowercased()
      .split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    // The former code of Hebrew, which Java and Android still use.
    if subtags.first == "iw" { subtags[0] = "he" }
    if subtags.first == "zh", script(in: subtags) == nil {
      let isTraditional = subtags.contains { ["tw", "hk", "mo"].contains($0) }
      subtags.insert(isTraditional ? "hant" : "hans", at: 1)
    }
    return subtags
  }
}
