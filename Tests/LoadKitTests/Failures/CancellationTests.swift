import Foundation
import LoadKit
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Cancellation is no failure, however it is wrapped")
struct CancellationTests {
  static let cancellations: [any Error] =
    [
      CancellationError(),
      URLError(.cancelled),
      NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled),
      CocoaError(.userCancelled),
      NSError(domain: NSCocoaErrorDomain, code: 3072),
      Nested.one(CancellationError()),
    ] + closedSheets

  /// What the system throws when a sheet is closed in which it has asked the user.
  static let closedSheets: [any Error] = [
    NSError(domain: "com.apple.LocalAuthentication", code: -2),
    NSError(domain: "com.apple.LocalAuthentication", code: -4),
    NSError(domain: "com.apple.LocalAuthentication", code: -9),
    NSError(domain: "com.apple.AuthenticationServices.AuthorizationError", code: 1001),
    NSError(domain: "com.apple.AuthenticationServices.WebAuthenticationSession", code: 1),
    NSError(domain: "SKErrorDomain", code: 2),
  ]

  static let wrappers: [@Sendable (any Error) -> any Error] = [
    { $0 },
    { Nested.one($0) },
    { Nested.labelled(error: $0) },
    { Nested.detailed(attempt: 2, underlying: $0) },
    { Nested.optional($0) },
    { Nested.reason(.transport($0)) },
    { Nested.labelledReason(reason: .labelled(code: 3, error: $0)) },
    { Nested.result(.failure($0)) },
    { Stored(code: 7, underlying: $0) },
    { Box($0) },
    { SubBox($0) },
    { Listed([$0]) },
    { Listed([$0, CancellationError()]) },
    { Nested.many([$0]) },
    { Nested.one(Nested.labelled(error: Stored(code: 1, underlying: $0))) },
    { DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "", underlyingError: $0)) },
    { Stored(code: 1, underlying: $0, earlier: URLError(.timedOut)) },
  ]

  @Test("B41 a cancellation is found in an error that wraps it", arguments: wrappers.indices)
  func wrapped(wrapper: Int) {
    for (index, cancellation) in Self.cancellations.enumerated() {
      let error = Self.wrappers[wrapper](cancellation)
      #expect(FailureClassifier.standard.classify(error) == nil, "cancellation \(index)")
    }
  }

  @Test(
    "B41 other errors of those sheets are failures",
    arguments: [
      ("com.apple.LocalAuthentication", -1), ("com.apple.LocalAuthentication", 2),
      ("com.apple.AuthenticationServices.AuthorizationError", 1004),
      ("com.apple.AuthenticationServices.WebAuthenticationSession", 2), ("SKErrorDomain", 1), ("NSCocoaErrorDomain", 2),
    ])
  func sheets(domain: String, code: Int) {
    #expect(FailureClassifier.standard.classify(NSError(domain: domain, code: code))?.kind == .unknown)
  }

  @Test("B41 in the same places a timeout is found, and is a failure", arguments: wrappers.indices.dropLast(2))
  func wrappedTimeout(wrapper: Int) {
    let failure = FailureClassifier.standard.classify(Self.wrappers[wrapper](URLError(.timedOut)))
    #expect(failure?.kind == .timedOut)
    #expect(failure?.diagnostic == "URLError -1001 timedOut")
  }

  @Test("B41 in the same places an error nobody knows is unknown", arguments: wrappers.indices.dropLast(2))
  func wrappedUnknown(wrapper: Int) {
    #expect(FailureClassifier.standard.classify(Self.wrappers[wrapper](Opaque.fault))?.kind == .unknown)
  }

  @Test("B41 a group of errors was cancelled only if each was")
  func groups() {
    let standard = FailureClassifier.standard
    let cancelled: [any Error] = [CancellationError(), URLError(.cancelled)]
    #expect(standard.classify(Listed(cancelled)) == nil)
    #expect(standard.classify(Listed(cancelled + [URLError(.timedOut)]))?.kind == .timedOut)
    #expect(standard.classify(Listed([URLError(.timedOut)] + cancelled))?.kind == .timedOut)
    #expect(standard.classify(Listed(cancelled + [Opaque.fault]))?.kind == .unknown)
    #expect(standard.classify(Listed([]))?.kind == .unknown)
    #expect(standard.classify(Nested.many(cancelled)) == nil)
    #expect(standard.classify(Nested.many(cancelled + [URLError(.timedOut)]))?.kind == .timedOut)
    #expect(standard.classify(Nested.many([]))?.kind == .unknown)
    #expect(standard.classify(Nested.many(Array(repeating: CancellationError(), count: 1_000))) == nil)
  }

  @Test("B41 an error that only looks like a cancellation is a failure")
  func lookalikes() {
    for error in [Opaque.cancelled, Opaque.fault] {
      #expect(FailureClassifier.standard.classify(error)?.kind == .unknown)
    }
    #expect(FailureClassifier.standard.classify(URLError(.userCancelledAuthentication))?.kind == .unauthorized)
  }
}

@Suite("Looking into errors has an end")
struct ErrorDepthTests {
  private func nest(_ error: any Error, _ levels: Int) -> any Error {
    (0..<levels).reduce(error) { error, _ in Nested.labelled(error: error) }
  }

  @Test("B41 a cause is found below up to four errors", arguments: 0...4)
  func found(levels: Int) {
    #expect(FailureClassifier.standard.classify(nest(CancellationError(), levels)) == nil)
    #expect(FailureClassifier.standard.classify(nest(URLError(.timedOut), levels))?.kind == .timedOut)
  }

  @Test("Below more than four it is not looked for", arguments: [5, 10, 1_000])
  func tooDeep(levels: Int) {
    #expect(FailureClassifier.standard.classify(nest(CancellationError(), levels))?.kind == .unknown)
    #expect(FailureClassifier.standard.classify(nest(URLError(.timedOut), levels))?.kind == .unknown)
  }

  @Test("An error that contains itself ends as unknown")
  func cycles() {
    let box = Box(Opaque.fault)
    box.underlying = box
    #expect(FailureClassifier.standard.classify(box)?.kind == .unknown)

    let crowd = Crowd()
    crowd.members = Array(repeating: crowd, count: 10_000)
    #expect(FailureClassifier.standard.classify(crowd)?.kind == .unknown)
    #expect(FailureClassifier.standard.classify(SelfWrapping())?.kind == .unknown)

    box.underlying = nil
    crowd.members = []
  }

  @Test("An error with a mirror of its own that never ends is left after a while")
  func endlessMirror() {
    #expect(FailureClassifier.standard.classify(EndlessMirror())?.kind == .unknown)
  }

  @Test("Between two errors lie at most five plain values", arguments: [1, 4, 5, 6, 100])
  func plainValues(levels: Int) {
    let payload = (1..<levels).reduce(Layer.error(URLError(.timedOut))) { layer, _ in .layer(layer) }
    let expected: LoadFailure.Kind = levels <= 5 ? .timedOut : .unknown
    #expect(FailureClassifier.standard.classify(Layered(payload: payload))?.kind == expected)
  }

  @Test("A large payload beside the cause does not hide it")
  func largePayload() {
    let error = Stored(code: 1, underlying: URLError(.timedOut), body: Array(repeating: 1, count: 1_000_000))
    #expect(FailureClassifier.standard.classify(error)?.kind == .timedOut)
  }
}

enum Opaque: Error { case cancelled, fault }

private indirect enum Nested: Error {
  enum Reason {
    case transport(any Error)
    case labelled(code: Int, error: any Error)
  }

  case one(any Error)
  case labelled(error: any Error)
  case detailed(attempt: Int, underlying: any Error)
  case optional((any Error)?)
  case reason(Reason)
  case labelledReason(reason: Reason)
  case result(Result<Int, any Error>)
  case many([any Error])
}

private indirect enum Layer: Sendable {
  case error(any Error)
  case layer(Layer)
}

private struct Layered: Error {
  let payload: Layer
}

private struct Stored: Error {
  var code: Int
  var body: [UInt8] = []
  var underlying: any Error
  var earlier: (any Error)?

  init(code: Int, underlying: any Error, earlier: (any Error)? = nil, body: [UInt8] = []) {
    (self.code, self.underlying, self.earlier, self.body) = (code, underlying, earlier, body)
  }
}

/// Used by one test at a time, which is what makes it sendable.
private class Box: Error, @unchecked Sendable {
  var underlying: (any Error)?
  init(_ underlying: (any Error)?) { self.underlying = underlying }
}

/// Adds no state to `Box`.
private final class SubBox: Box, @unchecked Sendable {}

/// Used by one test at a time, which is what makes it sendable.
private final class Crowd: Error, @unchecked Sendable {
  var members: [any Error] = []
}

private struct Listed: LoadErrorWrapping {
  let wrappedErrors: [any Error]
  init(_ errors: [any Error]) { wrappedErrors = errors }
}

private struct SelfWrapping: LoadErrorWrapping {
  var wrappedErrors: [any Error] { Array(repeating: self, count: 100) }
}

private struct EndlessMirror: Error, CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: (0..<Int.max).lazy.map { _ in EndlessMirror() as Any }, displayStyle: .struct)
  }
}
