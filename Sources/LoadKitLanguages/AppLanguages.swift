import LoadKit

#if canImport(Darwin)
  import Foundation
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The language in which the app shows itself.
enum AppLanguages {
  /// On Apple's systems the localization that the system chose for the main bundle; elsewhere the languages of the
  /// process's environment, the preferred one first.
  static var preferred: [String] {
    #if canImport(Darwin)
      // The first alone: the app's own words are in this language, and LoadKit's must not be in another.
      Array(Bundle.main.preferredLocalizations.prefix(1))
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
      preferred { name in getenv(name).map { String(cString: $0) } }
    #else
      []
    #endif
  }

  /// The languages of a POSIX environment, as GNU gettext reads it: `LC_ALL`, `LC_MESSAGES` and `LANG` name the locale,
  /// in this order; `LANGUAGE`, a list with colons, comes first unless the locale is "C".
  static func preferred(_ variable: (String) -> String?) -> [String] {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? "C"
    let name = locale.prefix { $0 != "." && $0 != "@" }
    if name == "C" || name == "POSIX" { return [] }
    let languages = (variable("LANGUAGE") ?? "").split(separator: ":").map(String.init)
    return languages + [locale]
  }
}
