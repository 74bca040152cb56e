import Foundation
import LoadKit
import LoadKitHTTP
import Testing

@MainActor @Suite("The articles about LoadKitHTTP") struct HTTPArticlesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The lines of a file without blank ones and without indentation.
  private static func lines(of path: String) throws -> [String] {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test("every piece of code is compiled, word for word", arguments: [("Offline", 3), ("SigningIn", 2)])
  func codeIsCompiled(article: String, count: Int) throws {
    let compiled = try Self.lines(of: "Tests/DocumentationTests/HTTPSnippets.swift")
    let text = try Self.lines(of: "Sources/LoadKitHTTP/LoadKitHTTP.docc/\(article).md")
    let blocks = text.split(separator: "```swift").dropFirst().map { Array($0.prefix { $0 != "```" }) }
    #expect(blocks.count == count)
    for block in blocks {
      let isThere = compiled.indices.contains { compiled[$0...].starts(with: block) }
      #expect(isThere, "not compiled: \(block.joined(separator: "\n"))")
    }
  }

  @Test("the code does what the text says, as far as that goes without a server")
  func codeWorks() async throws {
    let base = try #require(URL(string: "ftp://example.com"))
    defer {
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      for name in ["com.example.articles", "com.example.account"] {
        if let folder = caches?.appendingPathComponent(name) { try? FileManager.default.removeItem(at: folder) }
      }
    }
    let (articles, environment) = HTTPSnippets.offline(base)
    #expect(await articles.load().failure?.kind == .invalidRequest)
    #expect(environment.connectivity != nil)
    let account = Account()
    let personal = HTTPSnippets.personal(base, account, HTTPAuthorization("Bearer old"))
    #expect(personal.cache?.owner == "4711")
    let signedOut = HTTPSnippets.signingIn(base, account)
    #expect(signedOut.availableActions.contains(.signIn))
    #expect(await signedOut.signIn())
    #expect(HTTPSnippets.log(base).log != nil)
  }
}
