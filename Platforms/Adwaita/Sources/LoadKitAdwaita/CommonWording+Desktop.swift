import CAdwaita
import LoadKit

extension CommonWording {
  /// The table for the languages that the user has chosen for the desktop.
  public static var desktop: CommonWording {
    var languages: [String] = []
    var next = g_get_language_names()
    while let names = next, let name = names.pointee {
      languages.append(String(cString: name))
      next = names + 1
    }
    return preferred(from: languages)
  }
}

extension LoadWords {
  /// Only the general phrases: the app's, else those in the languages that the user has chosen for the desktop.
  public static var desktop: LoadWords { LoadWords(common: defaultCommon ?? .desktop) }
}
