#if os(iOS)
  import XCTest

  /// Signing in and out.
  final class SignInTests: XCTestCase {
    /// B32: the list loads after the user has signed in, and asks again after signing out.
    @MainActor func testInAndOut() {
      let articles = launch(.signInNeeded)
      articles.tap(articles.part(Part.signIn))
      articles.type("Ada", into: "Name")
      articles.type("coffee", into: "Password")
      articles.tap(articles.part(Part.send))
      articles.shows(Words.wrongPassword)
      articles.replace("Password", by: "tea")
      articles.tap(articles.part(Part.send))
      articles.shows(Words.firstTitle)

      articles.tap(articles.app.buttons["Network condition: Sign-In Needed"].firstMatch)
      articles.tap(articles.app.buttons["Sign Out Ada"].firstMatch)
      articles.has(Part.signIn)
      articles.loses(Words.firstTitle)
    }

    /// A form that the user closes changes nothing.
    @MainActor func testClosed() {
      let articles = launch(.signInNeeded)
      articles.tap(articles.part(Part.signIn))
      articles.shows("Any name will do.")
      articles.tap(articles.app.navigationBars.buttons["Cancel"].firstMatch)
      articles.loses("Any name will do.")
      articles.has(Part.signIn)
    }
  }
#endif
