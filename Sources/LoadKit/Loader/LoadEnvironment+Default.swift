/// Where a loader finds its environment (rule 31).
extension LoadEnvironment {
  private static let app = SetOnce<LoadEnvironment>()

  /// The environment of loaders that are created within a task-local scope and were given none: for tests.
  ///
  /// ```swift
  /// LoadEnvironment.$override.withValue(LoadEnvironment(clock: clock)) {
  ///   let model = ArticlesModel()  // its loaders use the manual clock
  /// }
  /// ```
  @TaskLocal public static var override: LoadEnvironment?

  /// The app's default: the environment of loaders that were given none and are shown in no subtree that has one.
  ///
  /// Reading it fixes it: a later ``setDefault(_:)`` is refused.
  public static var `default`: LoadEnvironment { app.use() ?? LoadEnvironment() }

  /// Sets the app's default, once, before a loader uses it: in the initializer of the app or of its delegate.
  ///
  /// ```swift
  /// @main struct ArticlesApp: App {
  ///   init() { LoadEnvironment.setDefault(LoadEnvironment(connectivity: .system, authentication: authentication)) }
  /// }
  /// ```
  /// A second call, and a call after the default was used, change nothing. They stop a debug build with a message.
  ///
  /// - Parameter environment: The default.
  /// - Returns: Whether it was set.
  @discardableResult public static func setDefault(_ environment: LoadEnvironment) -> Bool {
    guard let refusal = app.set(environment) else { return true }
    assertionFailure(refusal.message(for: "LoadEnvironment.setDefault(_:)"))
    return false
  }
}

extension Loader {
  /// Gives the loader the environment of the place that is about to show it. For renderers; a
  /// ``LoadDisplayMember/environment`` does it for the models of a display.
  ///
  /// Without effect if an environment was given to the loader's initializer, if it was created in the scope of
  /// ``LoadEnvironment/override``, if another place came before, and once the loader was used.
  ///
  /// - Parameter environment: The environment.
  public func adopt(_ environment: LoadEnvironment) { offer(environment) }
}
