#if os(iOS)
  import XCTest

  /// Signing in and out.
  final class SignInTests: XCTestCase {
    /// B32: the list loads after the user has signed in, and asks again after signing out.
    @MainActor func testInAndOut() {
      let articles = launch(.signInNeeded)
      articles.tap(articles.part(Part.signIn))
      articles.type("Ada", into: Field.name)
      articles.type("coffee", into: Field.password)
      articles.tap(articles.part(Part.send))
      articles.shows(Words.wrongPassword)
      articles.replace(Field.password, by: "tea")
      articles.tap(articles.part(Part.send))
      articles.shows(Words.firstTitle)

      articles.tap(articles.app.buttons[Words.menu(.signInNeeded)].firstMatch)
      articles.tap(articles.app.buttons[Words.signOut("Ada")].firstMatch)
      articles.has(Part.signIn)
      articles.loses(Words.firstTitle)
    }

    /// A form that the user closes changes nothing.
    @MainActor func testClosed() {
      let articles = launch(.signInNeeded)
      articles.tap(articles.part(Part.signIn))
      articles.shows(Words.signInHint)
      articles.tap(articles.app.navigationBars.buttons["Cancel"].firstMatch)
      articles.loses(Words.signInHint)
      articles.has(Part.signIn)
    }
  }
#endif
