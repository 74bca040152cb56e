import LoadKit
import LoadKitHTTP
import Testing

/// The failure that an operation throws; `nil` if it throws something else, or nothing.
func failure<Value>(
  isolation: isolated (any Actor)? = #isolation, of operation: () async throws -> Value
) async -> LoadFailure? {
  do {
    _ = try await operation()
    return nil
  } catch {
    return error as? LoadFailure
  }
}

/// What an operation throws says to a loader.
func classified<Value>(_ operation: () async throws -> Value) async -> LoadFailure? {
  do {
    _ = try await operation()
    return nil
  } catch {
    return FailureClassifier.standard.classify(error)
  }
}

/// Does requests over a session of its own until a condition holds, while what other sessions do goes on.
func eventually(
  isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool
) async throws -> Bool {
  let server = try ByteServer { $0.respond(200) }
  let transport = URLSessionTransport()
  for _ in 0..<2_000 where !condition() { _ = try await transport.send(HTTPRequest(.get, server.url())) }
  return condition()
}
