@_spi(Testing) extension EnvironmentValues {
  /// Whether the user wants less motion, which only the system can change (``accessibilityReduceMotion``).
  public var reducesMotion: Bool {
    get { accessibilityReduceMotion }
    set { accessibilityReduceMotion = newValue }
  }
}
