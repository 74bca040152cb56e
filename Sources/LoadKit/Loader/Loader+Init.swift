extension Loader {
  /// Creates a loader whose operation gives one value.
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
    operation: @escaping Operation
  ) {
    self.init(
      wording: wording, seed: seed, options: options, traits: traits, environment: environment,
      work: .operation(operation))
  }

  /// Creates a loader whose operation gives a sequence of values (rule 23).
  ///
  /// The first value settles the load, later ones replace the content. The end without a value is
  /// ``LoadState/empty(_:)``; a failure after a value is a failed refresh. The sequence goes on until it ends, another
  /// run begins, ``reset()`` is called or the loader goes.
  ///
  /// - Parameters:
  ///   - wording: The words for this screen.
  ///   - seed: What shows before the first load. Evaluated when the loader is used for the first time.
  ///   - options: Everything that can be set.
  ///   - traits: What the loader needs to know about values. Evaluated when the loader is used for the first time.
  ///   - environment: The clock, connection and sign-in of the loader. Default: those of the view that shows it, else
  ///     the app's.
  ///   - stream: Begins to load, and returns the sequence of values.
  public nonisolated convenience init<Values: AsyncSequence>(
    _ wording: LoadWording = .standard, seed: @autoclosure @escaping @MainActor () -> LoadSeed<Value> = .none,
    options: LoadOptions = LoadOptions(),
    traits: @autoclosure @escaping @MainActor () -> LoadTraits<Value> = .automatic,
    environment: LoadEnvironment? = nil,
    stream: @escaping @MainActor (_ input: Input, _ context: LoadContext) async throws -> Values
  ) where Values.Element == Value {
    self.init(
      wording: wording, seed: seed, options: options, traits: traits, environment: environment,
      work: .stream { input, context, emit in
        for try await value in try await stream(input, context) { emit(value) }
      })
  }
}

extension Loader where Input == NoInput {
  /// Creates a loader that needs no input, whose operation gives one value.
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
    operation: @escaping @MainActor (_ context: LoadContext) async throws -> Value
  ) {
    self.init(
      wording: wording, seed: seed, options: options, traits: traits, environment: environment,
      work: .simple(operation))
  }

  /// Creates a loader that needs no input, whose operation gives a sequence of values (rule 23).
  ///
  /// - Parameters:
  ///   - wording: The words for this screen.
  ///   - seed: What shows before the first load. Evaluated when the loader is used for the first time.
  ///   - options: Everything that can be set.
  ///   - traits: What the loader needs to know about values. Evaluated when the loader is used for the first time.
  ///   - environment: The clock, connection and sign-in of the loader. Default: those of the view that shows it, else
  ///     the app's.
  ///   - stream: Begins to load, and returns the sequence of values.
  public nonisolated convenience init<Values: AsyncSequence>(
    _ wording: LoadWording = .standard, seed: @autoclosure @escaping @MainActor () -> LoadSeed<Value> = .none,
    options: LoadOptions = LoadOptions(),
    traits: @autoclosure @escaping @MainActor () -> LoadTraits<Value> = .automatic,
    environment: LoadEnvironment? = nil,
    stream: @escaping @MainActor (_ context: LoadContext) async throws -> Values
  ) where Values.Element == Value {
    self.init(
      wording: wording, seed: seed, options: options, traits: traits, environment: environment,
      work: .stream { _, context, emit in
        for try await value in try await stream(context) { emit(value) }
      })
  }
}
