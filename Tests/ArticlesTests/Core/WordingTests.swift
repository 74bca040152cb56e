import LoadKit
import Testing
import _ArticlesCore

@Suite("The sample app has words for every part of it")
struct WordingTests {
  private static let all: [LoadWording] = [.articles, .article, .author, .comments]

  @Test("every phrase names what it is about")
  func names() {
    for (wording, noun) in zip(Self.all, ["articles", "article", "author", "comments"]) {
      for phrase in [wording.loading, wording.refreshing, wording.load, wording.retry, wording.refresh, wording.cancel]
      {
        #expect(phrase?.hasSuffix(" " + noun) == true)
      }
    }
  }

  @Test("one and many are counted in their own forms")
  func counts() {
    #expect(LoadWording.articles.count?(1) == "1 article")
    #expect(LoadWording.articles.count?(2) == "2 articles")
    #expect(LoadWording.comments.more?(1) == "1 more comment")
    #expect(LoadWording.comments.more?(0) == "0 more comments")
  }

  @Test("nothing found and nothing there are different words")
  func empty() {
    #expect(EmptyContent.articles(query: "tea").kind == .noSearchResults(query: "tea", hasFilters: false))
    #expect(EmptyContent.articles(query: " ").kind == .firstUse)
    #expect(LoadWording.articles.empty == .articles(query: ""))
  }
}
