import Foundation
import LoadKit
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Secrets stay out of diagnostics and messages")
struct DiagnosticSecretsTests {
  static let secret = "tok3n-hunter2"

  static let errors: [any Error] = [
    Leaky.payload(secret),
    Leaky.labelled(token: secret, code: 1),
    LeakyStruct(token: secret),
    LeakyDescription(),
    LeakyDomain(),
    NSError(
      domain: "org.example", code: 1,
      userInfo: [
        NSLocalizedDescriptionKey: secret, "Authorization": secret, NSURLErrorFailingURLErrorKey: secret,
      ]),
    NSError(domain: "https://example.org/?token=\(secret)", code: 1),
    NSError(domain: NSURLErrorDomain, code: -1001, userInfo: [NSLocalizedDescriptionKey: secret]),
    URLError(.badURL, userInfo: [NSURLErrorFailingURLErrorKey: "https://example.org/?token=\(secret)"]),
    URLError(.notConnectedToInternet, userInfo: [NSLocalizedDescriptionKey: secret]),
    CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: "/home/\(secret)"]),
    DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "at \(secret)")),
    DecodingError.dataCorrupted(.init(codingPath: [DynamicKey(stringValue: secret)], debugDescription: secret)),
    DecodingError.keyNotFound(DynamicKey(stringValue: secret), .init(codingPath: [], debugDescription: secret)),
    DecodingError.keyNotFound(EnumKey.dynamic(secret), .init(codingPath: [], debugDescription: secret)),
    DecodingError.typeMismatch(Int.self, .init(codingPath: [], debugDescription: secret)),
    EncodingError.invalidValue(secret, .init(codingPath: [], debugDescription: secret)),
    decodingErrorOfDictionary(),
  ]

  @Test("B84 a token in an error reaches neither diagnostic nor message", arguments: errors.indices)
  func token(index: Int) throws {
    let failure = try #require(FailureClassifier.standard.classify(Self.errors[index]))
    #expect(!failure.diagnostic.isEmpty)
    #expect(!"\(failure)".contains(Self.secret))
    #expect(!"\(FailureWording.standard.message(for: failure))".contains(Self.secret))
  }

  @Test("B84 a number that is the key of a dictionary is data, a position in an array is not")
  func numericKeys() throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode([Int: [Int]].self, from: Data(#"{"4711":[1,"x"]}"#.utf8))
    }
    let failure = try #require(FailureClassifier.standard.classify(error))
    #expect(failure.diagnostic == "DecodingError typeMismatch: no Int at *.[1]")
  }

  @Test("A diagnostic is never longer than 200 characters")
  func bounded() throws {
    let domain = String(repeating: "x", count: 100_000)
    let failure = try #require(FailureClassifier.standard.classify(NSError(domain: domain, code: .min)))
    #expect(failure.diagnostic.hasSuffix("NSError \(Int.min)"))
    let key = DynamicKey(stringValue: domain)
    let error = DecodingError.keyNotFound(key, .init(codingPath: [key], debugDescription: domain))
    #expect(try #require(FailureClassifier.standard.classify(error)).diagnostic.count <= 200)
  }

  private static func decodingErrorOfDictionary() -> any Error {
    do {
      _ = try JSONDecoder().decode([String: Int].self, from: Data(#"{"\#(secret)":"\#(secret)"}"#.utf8))
      return LoadFailure(.unknown)
    } catch {
      return error
    }
  }
}

private enum Leaky: Error {
  case payload(String)
  case labelled(token: String, code: Int)
}

private struct LeakyStruct: Error {
  let token: String
}

private struct LeakyDescription: LocalizedError, CustomStringConvertible, CustomDebugStringConvertible {
  var errorDescription: String? { DiagnosticSecretsTests.secret }
  var failureReason: String? { DiagnosticSecretsTests.secret }
  var description: String { DiagnosticSecretsTests.secret }
  var debugDescription: String { DiagnosticSecretsTests.secret }
}

private struct LeakyDomain: CustomNSError {
  static var errorDomain: String { "token=\(DiagnosticSecretsTests.secret)" }
  var errorUserInfo: [String: Any] { ["token": DiagnosticSecretsTests.secret] }
}

private struct DynamicKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

private enum EnumKey: CodingKey {
  case dynamic(String)
  var stringValue: String { if case .dynamic(let value) = self { value } else { "" } }
  var intValue: Int? { nil }
  init?(stringValue: String) { self = .dynamic(stringValue) }
  init?(intValue: Int) { nil }
}
