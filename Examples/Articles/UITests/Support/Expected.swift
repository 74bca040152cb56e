// The words, identifiers and requests that the UI tests expect. The tests on stand-ins for Apple's frameworks
// (Tests/AppleDoubles) compile this file and check it, so that no UI test looks for words that the app has lost.

/// A network condition of the sample server, by the name that the app's menu and its launch argument use.
enum Condition: String, CaseIterable {
  case normal = "Normal"
  case slow = "Slow"
  case silent = "Silent"
  case flaky = "Flaky"
  case offline = "Offline"
  case serverError = "Server Error"
  case signInNeeded = "Sign-In Needed"
  case empty = "No Content"

  /// The state that a cold launch reaches: the words of the list of articles, and the identifiers of its buttons.
  var firstScreen: (words: String, buttons: [String]) {
    switch self {
    case .normal, .slow, .flaky: (Words.firstTitle, [])
    case .silent: ("This is taking longer than usual", [Part.cancel])
    case .offline: ("You’re Offline", [Part.retry])
    case .serverError: ("Service Unavailable", [Part.retry])
    case .signInNeeded: ("You need to be signed in to see this.", [Part.signIn, Part.retry])
    case .empty: ("No Articles", [])
    }
  }
}

/// Identifiers that LoadKit gives to its parts and buttons, the same in every language: those of `LoadPart` and
/// `LoadAction`.
enum Part {
  static let placeholder = "loadkit.placeholder"
  static let banner = "loadkit.banner"
  static let send = "loadkit.send"
  static let load = "loadkit.load"
  static let retry = "loadkit.retry"
  static let cancel = "loadkit.cancel"
  static let signIn = "loadkit.signIn"
  static let clearSearch = "loadkit.clearSearch"
}

/// Words of the app.
enum Words {
  /// The first article of the sample server, the second one and the last one.
  static let firstTitle = "One state for every screen"
  static let secondTitle = "When to show a spinner"
  static let lastTitle = "Large text first"
  static let loading = "Loading articles"
  static let notLoaded = "Articles Not Loaded"
  static let refreshFailed = "Couldn’t Refresh Articles"
  static let comment = "I read this twice."
  static let notPublished = "Article Not Published"
  static let published = "Article published"
  static let textMissing = "Write something."
  static let wrongPassword = "The password is incorrect."
  static let signInHint = "Any name will do."
  static let author = "Author"
  static let file = "Article 1.txt"
  static let gallery = "Loading, nothing shows yet"

  /// The button of the menu of network conditions.
  static func menu(_ condition: Condition) -> String { "Network condition: \(condition.rawValue)" }
  /// The button of that menu that signs a user out.
  static func signOut(_ user: String) -> String { "Sign Out \(user)" }
}

/// Tabs, and the screens that they lead to.
enum Place {
  static let uiKit = "UIKit"
  static let compose = "Compose"
  static let library = "Library"
  static let archive = "Archive"
  static let document = "Document"
  static let states = "States"
}

/// Fields of forms.
enum Field {
  static let title = "Title"
  static let text = "Text"
  static let name = "Name"
  static let password = "Password"
}

/// The requests that the sample server receives, as the app shows them: in alphabetical order, each with its count.
enum Requests {
  /// The list once, and as often as given.
  static func list(_ count: Int = 1) -> String { "GET /posts: \(count)" }
  /// A failure that passes: a retry without the user.
  static let flaky = list(2)
  /// A failure that stays: three attempts.
  static let serverError = list(3)
  /// The first article, opened from the list.
  static let firstArticle = "GET /posts: 1, GET /posts/1: 1, GET /posts/1/comments: 1, GET /users/2: 1"
  /// All pages of the archive.
  static let archive =
    "GET /posts?_page=1&_limit=8: 1, GET /posts?_page=2&_limit=8: 1, GET /posts?_page=3&_limit=8: 1"
  /// A form that is refused and sent again.
  static let form = "POST /posts: 2"
}
