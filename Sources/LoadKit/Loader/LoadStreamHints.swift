// A loader whose value is a sequence is nearly always a forgotten `stream:`. The compiler chooses these initializers
// for it and warns. They create the same loader as those without the warning.
extension Loader where Value: AsyncSequence {
  /// Creates a loader whose value is a sequence.
  @available(*, deprecated, message: "the operation returns a sequence; pass it as 'stream:' to show its elements")
  public nonisolated convenience init(
    _ wording: LoadWording = .standard, options: LoadOptions = LoadOptions(), environment: LoadEnvironment? = nil,
    operation: @escaping Operation
  ) {
    self.init(
      wording: wording, seed: { .none }, options: options, traits: { LoadTraits() }, environment: environment,
      work: .operation(operation))
  }
}

extension Loader where Value: AsyncSequence, Input == NoInput {
  /// Creates a loader whose value is a sequence.
  @available(*, deprecated, message: "the operation returns a sequence; pass it as 'stream:' to show its elements")
  public nonisolated convenience init(
    _ wording: LoadWording = .standard, options: LoadOptions = LoadOptions(), environment: LoadEnvironment? = nil,
    operation: @escaping @MainActor (_ context: LoadContext) async throws -> Value
  ) {
    self.init(
      wording: wording, seed: { .none }, options: options, traits: { LoadTraits() }, environment: environment,
      work: .simple(operation))
  }

  /// Creates a loader whose value is a sequence.
  @available(*, deprecated, message: "the operation returns a sequence; pass it as 'stream:' to show its elements")
  public nonisolated convenience init(
    _ wording: LoadWording = .standard, options: LoadOptions = LoadOptions(), environment: LoadEnvironment? = nil,
    operation: @escaping @MainActor () async throws -> Value
  ) {
    self.init(
      wording: wording, seed: { .none }, options: options, traits: { LoadTraits() }, environment: environment,
      work: .simple { _ in try await operation() })
  }
}
