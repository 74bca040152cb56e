import Testing

@testable import UIKit

/// Gives each test an app of its own: what is announced, where the focus is, and who is told of the app's notifications
/// are there once for a process, as in UIKit.
struct AppOfItsOwn: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await UIKitRecords.alone(function)
  }
}

extension Trait where Self == AppOfItsOwn {
  /// In an app of its own; see ``AppOfItsOwn``.
  static var appOfItsOwn: AppOfItsOwn { AppOfItsOwn() }
}

/// All suites of this target.
@MainActor @Suite(.appOfItsOwn) struct UIKitSuites {}
