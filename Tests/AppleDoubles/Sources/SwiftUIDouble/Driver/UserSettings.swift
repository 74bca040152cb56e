/// What the user has set in the system's settings for accessibility, which an app can only read.
@_spi(Testing) public struct UserSettings: Equatable, Sendable {
  public var reducesMotion = false
  public var usesVoiceOver = false
  public var differentiatesWithoutColor = false
  public var reducesTransparency = false

  fileprivate init() {}
}

private enum UserSettingsKey: EnvironmentKey {
  static var defaultValue: UserSettings { UserSettings() }
}

extension EnvironmentValues {
  /// The user's settings, for tests.
  @_spi(Testing) public var user: UserSettings {
    get { self[UserSettingsKey.self] }
    set { self[UserSettingsKey.self] = newValue }
  }
}
