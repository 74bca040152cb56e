// Initializers that take a function as the app has it, without a context: `operation: service.articles`.
extension Loader {
  /// Creates a loader from a function of the input: `Loader(.results, operation: service.search)`.
  ///
  /// - Parameters:
  ///   - wording: The words for this screen.
  ///   - seed: What shows before the first load. Evaluated when the loader is used for the first time.
  ///   - options: Everything that can be set.
  ///   - traits: What the loader needs to know about values. Evaluated when the loader is used for the first time.
  ///   - environment: The clock, connection and sign-in of the loader. Default: those of the view that shows it, else
  ///     the app's.
  ///   - operation: Loads a value. It should obey cancellation; if it does not, its outcome is ignored.
  @_disfavoredOverload public nonisolated convenience init(
    _ wording: LoadWording = .standard, seed: @autoclosure @escaping @MainActor () -> LoadSeed<Value> = .none,
    options: LoadOptions = LoadOptions(),
    traits: @autoclosure @escaping @MainActor () -> LoadTraits<Value> = .automatic,
    environment: LoadEnvironment? = nil,
    operation: @escaping @MainActor (_ input: Input) async throws -> Value
  ) {
    self.init(
      wording: wording, seed: seed, options: options, traits: traits, environment: environment,
      work: .operation { input, _ in try await operation(input) })
  }
}

extension Loader where Input == NoInput {
  /// Creates a loader from a function without parameters: `Loader(.articles, operation: service.articles)`.
  ///
  /// - Parameters:
  ///   - wording: The words for this screen.
  ///   - seed: What shows before the first load. Evaluated when the loader is used for the first time.
  ///   - options: Everything that can be set.
  ///   - traits: What the loader needs to know about values. Evaluated when the loader is used for the first time.
  ///   - environment: The clock, connection and sign-in of the loader. Default: those of the view that shows it, else
  ///     the app's.
  ///   - operation: Loads a value. It should obey cancellation; if it does not, its outcome is ignored.
  public nonisolated convenience init(
    _ wording: LoadWording = .standard, seed: @autoclosure @escaping @MainActor () -> LoadSeed<Value> = .none,
    options: LoadOptions = LoadOptions(),
    traits: @autoclosure @escaping @MainActor () -> LoadTraits<Value> = .automatic,
    environment: LoadEnvironment? = nil,
    operation: @escaping @MainActor () async throws -> Value
  ) {
    self.init(
      wording: wording, seed: seed, options: options, traits: traits, environment: environment,
      work: .simple { _ in try await operation() })
  }
}
