/// https://developer.apple.com/documentation/swiftui/dismissaction
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct DismissAction {
  /// The view that would go.
  let id: Int
  let action: @MainActor () -> Void

  nonisolated init(id: Int = 0, _ action: @escaping @MainActor () -> Void = {}) {
    self.id = id
    self.action = action
  }

  /// https://developer.apple.com/documentation/swiftui/dismissaction/callasfunction()
  @MainActor @preconcurrency public func callAsFunction() { action() }
}

extension DismissAction: Equatable {
  // Made anew each time its view is drawn, and does the same.
  nonisolated static public func == (lhs: DismissAction, rhs: DismissAction) -> Bool { lhs.id == rhs.id }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/ispresented
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
