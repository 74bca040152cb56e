import LoadKit
import Testing

/// The failure that an operation throws; `nil` if it throws something else, or nothing.
func failure<Value>(of operation: () async throws -> Value) async -> LoadFailure? {
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
