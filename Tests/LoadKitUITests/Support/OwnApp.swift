import Testing

@testable import UIKit

/// Gives each test an app of its own: notifications of the app reach every observer of the process.
struct OwnApp: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await UIKitRecords.alone(function)
  }
}

extension Trait where Self == OwnApp {
  /// In an app of its own; see ``OwnApp``.
  static var ownApp: OwnApp { OwnApp() }
}
