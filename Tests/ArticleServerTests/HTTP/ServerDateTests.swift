import Testing

@testable import _ArticleServer

@Suite("Dates in headers")
struct HTTPDateTests {
  @Test(
    "points in time as text",
    arguments: [
      (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
      (951_782_399, "Mon, 28 Feb 2000 23:59:59 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
      (951_868_800, "Wed, 01 Mar 2000 00:00:00 GMT"), (1_735_689_599, "Tue, 31 Dec 2024 23:59:59 GMT"),
      (1_735_689_600, "Wed, 01 Jan 2025 00:00:00 GMT"), (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"),
      (-1, "Thu, 01 Jan 1970 00:00:00 GMT"), (.max, "Fri, 31 Dec 9999 23:59:59 GMT"),
    ])
  func text(seconds: Int, text: String) {
    #expect(ServerDate.text(seconds) == text)
  }
}
