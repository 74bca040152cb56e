import Testing

/// All suites of this target, one test after the other: focus, announcements and notifications of the app are there only
/// once for the process, as in UIKit.
@MainActor @Suite(.serialized) struct UIKitSuites {}
