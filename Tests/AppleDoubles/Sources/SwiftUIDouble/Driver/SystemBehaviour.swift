/// Behaviours that only some systems have, or that only one report describes.
///
/// A host has none of them, except those that the environment variable `LOADKIT_DOUBLES` names: a second pass runs the
/// suites with `LOADKIT_DOUBLES=S02,S20`.
@_spi(Testing) public struct SystemBehaviour: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Rows of lazy stacks are made off the main thread, as iOS 26 does while it places them (S02).
  public static let makesRowsOffMainThread = SystemBehaviour(rawValue: 1)
  /// Views in a condition in a row of a list miss `onAppear` and `task`, unless a view around the condition has an
  /// `onAppear` (S03). Reported of iOS 16.
  public static let missesLifeInRows = SystemBehaviour(rawValue: 2)
  /// Views do not follow what is `Observable` (S83).
  public static let isDeafToObservation = SystemBehaviour(rawValue: 4)
  /// Covered screens of some stacks appear (S20).
  public static let coveredScreensAppear = SystemBehaviour(rawValue: 8)

  /// iOS 16 and the systems of its time.
  public static let earlierSystem: SystemBehaviour = [.missesLifeInRows, .isDeafToObservation]

  /// Those that the environment variable names.
  static let standard: SystemBehaviour = {
    let names = ProcessInfo.processInfo.environment["LOADKIT_DOUBLES"]?.split(separator: ",") ?? []
    let known: [Substring: SystemBehaviour] = [
      "S02": .makesRowsOffMainThread, "S03": .missesLifeInRows, "S20": .coveredScreensAppear,
    ]
    return names.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
  }()
}

/// The system on which a host imitates how users act.
@_spi(Testing) public enum SystemKind: Sendable { case iOS, macOS, tvOS, watchOS }

private enum SystemBehaviourKey: EnvironmentKey {
  static var defaultValue: SystemBehaviour { .standard }
}

private enum SystemKindKey: EnvironmentKey {
  static var defaultValue: SystemKind { .iOS }
}

extension EnvironmentValues {
  /// The behaviours of the host, set before it draws.
  @_spi(Testing) public var behaviour: SystemBehaviour {
    get { self[SystemBehaviourKey.self] }
    set { self[SystemBehaviourKey.self] = newValue }
  }

  /// The system of the host, set before it draws.
  @_spi(Testing) public var system: SystemKind {
    get { self[SystemKindKey.self] }
    set { self[SystemKindKey.self] = newValue }
  }
}

extension Node {
  /// Whether the modifier's views miss their life: they stand in a condition in a row, and no view around the condition
  /// has an `onAppear` (S03).
  var missesLife: Bool {
    guard host.behaviour.contains(.missesLifeInRows) else { return false }
    var node: Node = self
    var isInCondition = false
    while let parent = node.parent {
      if parent.view is any RowContainer { return isInCondition }
      if isInCondition, parent.hasAppearanceAction { return false }
      if parent.view is any Condition { isInCondition = true }
      node = parent
    }
    return false
  }

  private var hasAppearanceAction: Bool { memberModifier is AppearanceAction && wrapped == nil }
}

/// A view that is there or not.
@MainActor protocol Condition {}

extension Optional: Condition where Wrapped: View {}
extension _ConditionalContent: Condition where TrueContent: View, FalseContent: View {}
