import Foundation
import LoadKit
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("What a thrown error means")
struct FailureClassifierTests {
  private func classify(_ error: any Error) -> LoadFailure? { FailureClassifier.standard.classify(error) }

  @Test("A LoadFailure passes through, with all it carries")
  func loadFailure() {
    var failure = LoadFailure(.rateLimited, isRetryable: false, diagnostic: "as is", retryAfter: .seconds(7))
    failure.attempts = 3
    failure.occurrence = 2
    #expect(classify(failure) == failure)
    #expect(classify(Wrapper.network(failure)) == failure)
  }

  @Test("An error that describes itself is taken at its word")
  func convertible() {
    #expect(classify(LibraryError.cardExpired) == LoadFailure(.forbidden, diagnostic: "card expired"))
    #expect(classify(LibraryError.backedOut) == nil)
    #expect(classify(Wrapper.network(LibraryError.cardExpired))?.kind == .forbidden)
    #expect(classify(Wrapper.network(LibraryError.backedOut)) == nil)
    #expect(classify(LibraryError.caused(by: URLError(.cancelled)))?.kind == .notFound, "also over what it wraps")
  }

  @Test("B81 JSON that does not decode is invalid data, is not retried, and tells where")
  func decoding() throws {
    let typeMismatch = try #require(classify(decodingError(#"[{"id":1,"tags":[{"name":"a"},{"name":2}]}]"#)))
    #expect(typeMismatch.kind == .invalidData && !typeMismatch.isRetryable)
    #expect(typeMismatch.diagnostic == "DecodingError typeMismatch: no String at [0].tags.[1].name")
    let missing = try #require(classify(decodingError(#"[{"id":1}]"#)))
    #expect(missing.diagnostic == "DecodingError keyNotFound: [0].tags")
    let null = try #require(classify(decodingError(#"[{"id":null,"tags":[]}]"#)))
    #expect(null.diagnostic == "DecodingError valueNotFound: no Int at [0].id")
    for text in ["<html></html>", "", "[", "\u{0}"] {
      #expect(classify(decodingError(text))?.diagnostic == "DecodingError dataCorrupted at the top")
    }
  }

  @Test("A value that does not encode is an invalid request")
  func encoding() throws {
    let error = try #require(throws: EncodingError.self) {
      try JSONEncoder().encode(Reading(celsius: .infinity))
    }
    #expect(classify(error) == LoadFailure(.invalidRequest, diagnostic: "EncodingError invalidValue at celsius"))
  }

  @Test("A long coding path is cut, and shows its end")
  func longPath() throws {
    let keys: [any CodingKey] = Array(repeating: Reading.CodingKeys.celsius, count: 100_000)
    let error = DecodingError.dataCorrupted(.init(codingPath: keys, debugDescription: ""))
    let failure = try #require(classify(error))
    let shown = Array(repeating: "celsius", count: 8).joined(separator: ".")
    #expect(failure.diagnostic == "DecodingError dataCorrupted at …." + shown)
  }

  @Test("What reading a file throws has its kind")
  func files() throws {
    let missing = try #require(throws: (any Error).self) {
      try Data(contentsOf: URL(fileURLWithPath: "/no/such/file-of-loadkit"))
    }
    #expect(classify(missing)?.kind == .notFound)
    #expect(classify(CocoaError(.fileReadNoPermission))?.kind == .forbidden)
    #expect(classify(CocoaError(.fileWriteOutOfSpace))?.kind == .storageFull)
    #expect(classify(CocoaError(.fileWriteNoPermission))?.kind == .cannotSave)
    #expect(classify(CocoaError(.fileWriteVolumeReadOnly))?.kind == .cannotSave)
    let broken = try #require(throws: (any Error).self) { try JSONSerialization.jsonObject(with: Data("{".utf8)) }
    #expect(classify(broken)?.kind == .invalidData)
  }

  @Test("Of an error nobody knows, the type and the code are told")
  func unknown() throws {
    let failure = try #require(classify(Plain.second))
    #expect(failure.kind == .unknown)
    #expect(failure.diagnostic.hasSuffix(".Plain 1"))
    let foundation = try #require(classify(NSError(domain: "org.example.books", code: 42)))
    #expect(foundation.kind == .unknown)
    #expect(foundation.diagnostic.hasSuffix("NSError org.example.books 42"))
  }

  @Test("A private or local type is told by its name alone, the same on every run")
  func hiddenTypes() {
    enum Local: Error { case first }
    let diagnostic = classify(Local.first)?.diagnostic ?? ""
    #expect(diagnostic.hasSuffix(".Local 0"))
    #expect(!diagnostic.contains("$") && !diagnostic.contains("unknown") && !diagnostic.contains(".."))
  }

  @Test("CFNetwork's codes are those of URLError; the same number of another domain is not")
  func domains() {
    #expect(classify(NSError(domain: "kCFErrorDomainCFNetwork", code: -1009))?.kind == .offline)
    #expect(classify(NSError(domain: "kCFErrorDomainCFNetwork", code: -999)) == nil)
    #expect(classify(NSError(domain: "org.example", code: -1009))?.kind == .unknown)
    #expect(classify(NSError(domain: "org.example", code: -999))?.kind == .unknown)
    #expect(classify(NSError(domain: NSCocoaErrorDomain, code: -999))?.kind == .unknown)
    #expect(classify(NSError(domain: NSURLErrorDomain, code: 3072))?.kind == .unknown)
  }

  @Test("An app's own mapping comes first, and leaves the rest to the standard one")
  func custom() {
    let classifier = FailureClassifier { error in
      switch error {
      case Plain.first: .cancelled
      case Plain.second: .failure(LoadFailure(.conflict))
      case is LoadFailure: .failure(LoadFailure(.tooLarge))
      default: nil
      }
    }
    #expect(classifier.classify(Plain.first) == nil)
    #expect(classifier.classify(Plain.second) == LoadFailure(.conflict))
    #expect(classifier.classify(Wrapper.network(Plain.first)) == nil)
    #expect(classifier.classify(Wrapper.network(Plain.second)) == LoadFailure(.conflict))
    #expect(classifier.classify(LoadFailure(.offline)) == LoadFailure(.tooLarge))
    #expect(classifier.classify(URLError(.timedOut))?.kind == .timedOut)
    #expect(classifier.classify(CancellationError()) == nil)
  }

  private func decodingError(_ json: String) -> any Error {
    do {
      _ = try JSONDecoder().decode([Item].self, from: Data(json.utf8))
      return Plain.first
    } catch {
      return error
    }
  }
}

private enum Plain: Error { case first, second }

private enum Wrapper: Error { case network(any Error) }

private enum LibraryError: LoadFailureConvertible {
  case cardExpired, backedOut
  case caused(by: any Error)

  var loadFailure: LoadFailure? {
    switch self {
    case .cardExpired: LoadFailure(.forbidden, diagnostic: "card expired")
    case .backedOut: nil
    case .caused: LoadFailure(.notFound)
    }
  }
}

private struct Item: Decodable {
  struct Tag: Decodable { let name: String }
  let id: Int
  let tags: [Tag]
}

private struct Reading: Codable {
  enum CodingKeys: String, CodingKey { case celsius }
  let celsius: Double
}
