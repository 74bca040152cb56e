#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// The parameters of a screen's own loader, which the first evaluation of the screen creates.
  struct LoaderRecipe<Input: Equatable, Value> {
    let wording: LoadWording
    let seed: @MainActor () -> LoadSeed<Value>
    let options: LoadOptions
    let traits: @MainActor () -> LoadTraits<Value>
    /// The operation of the newest evaluation.
    let operation: Loader<Input, Value>.Operation
  }

  /// A screen that owns its loader.
  struct OwnerScreen<Input: Equatable, Value, Content: View>: View {
    let recipe: LoaderRecipe<Input, Value>
    let input: Input?
    let sample: Value?
    let empty: EmptyContent?
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content
    @StateObject private var owned = OwnedLoader<Input, Value>()

    var body: some View {
      let loader = owned.loader(recipe)
      return SourceScreen(
        source: .loader(loader, input: input, sample: sample), key: SourceKey(loader: loader, input: input),
        wording: recipe.wording, sample: sample, empty: empty, evaluation: evaluation, content: content)
    }
  }

  /// The loader of a screen, which lasts as long as the screen, and the operation, which each evaluation replaces.
  @MainActor private final class OwnedLoader<Input: Equatable, Value>: ObservableObject {
    private var loader: Loader<Input, Value>?
    private let operations = RunOperations<Input, Value>()

    nonisolated init() {}

    func loader(_ recipe: LoaderRecipe<Input, Value>) -> Loader<Input, Value> {
      operations.newest = recipe.operation
      if let loader { return loader }
      let loader = Loader<Input, Value>(
        recipe.wording, seed: recipe.seed(), options: recipe.options, traits: recipe.traits()
      ) { [operations] input, context in
        guard let operation = operations.current else { throw CancellationError() }
        return try await operation(input, context)
      }
      operations.loader = loader
      self.loader = loader
      return loader
    }
  }

  /// The operations of a screen's evaluations. All attempts of one run call the same operation.
  @MainActor private final class RunOperations<Input: Equatable, Value> {
    var newest: Loader<Input, Value>.Operation?
    weak var loader: Loader<Input, Value>?
    private var run: (id: Int, operation: Loader<Input, Value>.Operation)?

    nonisolated init() {}

    var current: Loader<Input, Value>.Operation? {
      guard let id = loader?.runID else { return newest }
      if let run, run.id == id { return run.operation }
      run = newest.map { (id, $0) }
      return newest
    }
  }
#endif
