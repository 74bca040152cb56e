extension PagedLoader {
  /// Creates a loader whose items are told apart by what a function gives for them.
  ///
  /// - Parameters:
  ///   - wording: The words for this screen.
  ///   - seed: What shows before the first load. Evaluated when the loader is used for the first time.
  ///   - options: Everything that can be set about loading.
  ///   - pageOptions: Everything that can be set about next pages.
  ///   - environment: The clock, connection and sign-in of the loader. Default: those of the view that shows it, else
  ///     the app's.
  ///   - id: What tells items apart. An item that comes again is dropped.
  ///   - operation: Loads a page. It should obey cancellation; if it does not, its outcome is ignored.
  @inlinable public nonisolated convenience init<ID: Hashable>(
    _ wording: LoadWording = .standard,
    seed: @autoclosure @escaping @MainActor () -> LoadSeed<LoadPages<Item, Cursor>> = .none,
    options: LoadOptions = LoadOptions(), pageOptions: LoadPageOptions = LoadPageOptions(),
    environment: LoadEnvironment? = nil, id: @escaping @MainActor (Item) -> ID,
    operation: @escaping Operation
  ) {
    self.init(
      wording: wording, seed: seed, options: options, pageOptions: pageOptions, environment: environment,
      known: PageItems(id: id), operation: operation)
  }

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - wording: The words for this screen.
  ///   - seed: What shows before the first load. Evaluated when the loader is used for the first time.
  ///   - options: Everything that can be set about loading.
  ///   - pageOptions: Everything that can be set about next pages.
  ///   - environment: The clock, connection and sign-in of the loader. Default: those of the view that shows it, else
  ///     the app's.
  ///   - operation: Loads a page. It should obey cancellation; if it does not, its outcome is ignored.
  @inlinable public nonisolated convenience init(
    _ wording: LoadWording = .standard,
    seed: @autoclosure @escaping @MainActor () -> LoadSeed<LoadPages<Item, Cursor>> = .none,
    options: LoadOptions = LoadOptions(), pageOptions: LoadPageOptions = LoadPageOptions(),
    environment: LoadEnvironment? = nil, operation: @escaping Operation
  ) where Item: Identifiable {
    self.init(
      wording, seed: seed(), options: options, pageOptions: pageOptions, environment: environment, id: { $0.id },
      operation: operation)
  }
}

extension PagedLoader where Input == NoInput {
  /// Creates a loader that needs no input, whose items are told apart by what a function gives for them.
  ///
  /// - Parameters:
  ///   - wording: The words for this screen.
  ///   - seed: What shows before the first load. Evaluated when the loader is used for the first time.
  ///   - options: Everything that can be set about loading.
  ///   - pageOptions: Everything that can be set about next pages.
  ///   - environment: The clock, connection and sign-in of the loader. Default: those of the view that shows it, else
  ///     the app's.
  ///   - id: What tells items apart. An item that comes again is dropped.
  ///   - operation: Loads a page. It should obey cancellation; if it does not, its outcome is ignored.
  @inlinable public nonisolated convenience init<ID: Hashable>(
    _ wording: LoadWording = .standard,
    seed: @autoclosure @escaping @MainActor () -> LoadSeed<LoadPages<Item, Cursor>> = .none,
    options: LoadOptions = LoadOptions(), pageOptions: LoadPageOptions = LoadPageOptions(),
    environment: LoadEnvironment? = nil, id: @escaping @MainActor (Item) -> ID,
    operation: @escaping @MainActor (_ cursor: Cursor?, _ context: LoadContext) async throws -> LoadPage<Item, Cursor>
  ) {
    self.init(
      wording: wording, seed: seed, options: options, pageOptions: pageOptions, environment: environment,
      known: PageItems(id: id), operation: { try await operation($1, $2) })
  }

  /// Creates a loader that needs no input.
  ///
  /// - Parameters:
  ///   - wording: The words for this screen.
  ///   - seed: What shows before the first load. Evaluated when the loader is used for the first time.
  ///   - options: Everything that can be set about loading.
  ///   - pageOptions: Everything that can be set about next pages.
  ///   - environment: The clock, connection and sign-in of the loader. Default: those of the view that shows it, else
  ///     the app's.
  ///   - operation: Loads a page. It should obey cancellation; if it does not, its outcome is ignored.
  @inlinable public nonisolated convenience init(
    _ wording: LoadWording = .standard,
    seed: @autoclosure @escaping @MainActor () -> LoadSeed<LoadPages<Item, Cursor>> = .none,
    options: LoadOptions = LoadOptions(), pageOptions: LoadPageOptions = LoadPageOptions(),
    environment: LoadEnvironment? = nil,
    operation: @escaping @MainActor (_ cursor: Cursor?, _ context: LoadContext) async throws -> LoadPage<Item, Cursor>
  ) where Item: Identifiable {
    self.init(
      wording, seed: seed(), options: options, pageOptions: pageOptions, environment: environment, id: { $0.id },
      operation: operation)
  }
}

extension PagedLoader {
  /// Gives the loader the environment of the place that is about to show it; see ``Loader/adopt(_:)``.
  ///
  /// - Parameter environment: The environment.
  public func adopt(_ environment: LoadEnvironment) {
    first.offer(environment)
    for edge in LoadPageEdge.allCases { loader(at: edge).offer(environment) }
  }
}
