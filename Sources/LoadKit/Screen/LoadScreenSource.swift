/// What a screen model shows: a loader bound to an input, a group, or a state of the app's own.
///
/// A source is a description that a view creates as often as it is evaluated. Two sources are the same if they name the
/// same loader and equal inputs.
@MainActor public struct LoadScreenSource<Value> {
  let body: ScreenSource<Value>

  /// The loader or the group; `nil` for a state of the app's own.
  package var owner: AnyObject? { body.owner }
  /// The phrases of the loader or the group.
  package var wording: LoadWording { body.wording.value }
  /// Whether the screen loads when it appears.
  package var loadsOnAppear: Bool {
    get { body.loadsOnAppear }
    nonmutating set { body.loadsOnAppear = newValue }
  }

  /// Whether another source shows the same thing for an equal input.
  package func isSame(as other: LoadScreenSource) -> Bool { body.isSame(as: other.body) }

  /// Creates a source from a loader and the input to load for.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - input: The input. When it changes the screen loads again; the latest input wins. With `nil` there is nothing
  ///     to load yet: a run is cancelled, content and failure go, and idle offers no action (rule 1).
  ///   - sample: A sample value that is drawn as a placeholder while there is nothing to show yet.
  ///   - loadsOnAppear: Whether the screen loads when it appears. Default: yes; otherwise idle is a message with an
  ///     action that loads.
  /// - Returns: The source.
  public static func loader<Input: Equatable>(
    _ loader: Loader<Input, Value>, input: Input?, sample: Value? = nil, loadsOnAppear: Bool = true
  ) -> LoadScreenSource {
    LoadScreenSource(
      body: LoaderSource(loader, input: input, hasInput: input != nil, sample: sample, loadsOnAppear: loadsOnAppear))
  }

  /// Creates a source from a loader that needs no input.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - sample: A sample value that is drawn as a placeholder while there is nothing to show yet.
  ///   - loadsOnAppear: Whether the screen loads when it appears. Default: yes.
  /// - Returns: The source.
  public static func loader(
    _ loader: Loader<NoInput, Value>, sample: Value? = nil, loadsOnAppear: Bool = true
  ) -> LoadScreenSource {
    .loader(loader, input: NoInput(), sample: sample, loadsOnAppear: loadsOnAppear)
  }

  /// Creates a source from a loader that another part of the screen, or the app, loads: it shows the loader's present
  /// input and asks for nothing.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - sample: A sample value that is drawn as a placeholder while there is nothing to show yet.
  /// - Returns: The source.
  public static func following<Input: Equatable>(
    _ loader: Loader<Input, Value>, sample: Value? = nil
  ) -> LoadScreenSource {
    LoadScreenSource(body: LoaderSource(loader, input: nil, hasInput: true, sample: sample, loadsOnAppear: false))
  }

  /// Creates a source from content that is elsewhere, in a database for example, and a loader that brings it up to
  /// date.
  ///
  /// The content is on screen at once, also offline: the first load is a refresh, and its failure a banner. Without
  /// content the screen shows the loader's indicator or failure, and says that there is none only after a success. The
  /// value of the loader is not shown.
  ///
  /// - Parameters:
  ///   - value: The content. Show the source again when it changes. It is also read when a run ends, so that the
  ///     announcement counts the new rows: the operation has to return after they can be read.
  ///   - loader: Fetches newer content and writes it to where `value` comes from.
  ///   - input: The input to load for; with `nil` there is nothing to show (rule 1).
  ///   - sample: A sample value that is drawn as a placeholder while there is nothing to show yet.
  ///   - loadsOnAppear: Whether the screen loads when it appears. Default: yes.
  ///   - traits: Whether the content is empty, its count, and whether two values are the same.
  /// - Returns: The source.
  public static func showing<Input: Equatable, Output>(
    _ value: @autoclosure @escaping @MainActor () -> Value, syncedBy loader: Loader<Input, Output>, input: Input?,
    sample: Value? = nil, loadsOnAppear: Bool = true,
    traits: @autoclosure @escaping @MainActor () -> LoadTraits<Value> = .automatic
  ) -> LoadScreenSource {
    LoadScreenSource(
      body: SyncedSource(
        loader, input: input, sample: sample, loadsOnAppear: loadsOnAppear, traits: traits, read: value))
  }

  /// Creates a source from content that is elsewhere, and a loader without input that brings it up to date; see
  /// ``showing(_:syncedBy:input:sample:loadsOnAppear:traits:)``.
  ///
  /// - Parameters:
  ///   - value: The content.
  ///   - loader: Fetches newer content and writes it to where `value` comes from.
  ///   - sample: A sample value that is drawn as a placeholder while there is nothing to show yet.
  ///   - loadsOnAppear: Whether the screen loads when it appears. Default: yes.
  ///   - traits: Whether the content is empty, its count, and whether two values are the same.
  /// - Returns: The source.
  public static func showing<Output>(
    _ value: @autoclosure @escaping @MainActor () -> Value, syncedBy loader: Loader<NoInput, Output>,
    sample: Value? = nil, loadsOnAppear: Bool = true,
    traits: @autoclosure @escaping @MainActor () -> LoadTraits<Value> = .automatic
  ) -> LoadScreenSource {
    LoadScreenSource(
      body: SyncedSource(
        loader, input: NoInput(), sample: sample, loadsOnAppear: loadsOnAppear, traits: traits, read: value))
  }

  /// Creates a source from a state of the app's own, which the app loads.
  ///
  /// - Parameters:
  ///   - state: What the screen shows.
  ///   - sample: A sample value that is drawn as a placeholder while there is nothing to show yet.
  ///   - traits: Counts items and tells whether two values are the same.
  ///   - timeline: The time line of ``LoadStatus/asOf``; `nil` if no age is shown. Default: `nil`.
  ///   - isAboutToLoad: Whether idle is drawn as the beginning of a load that follows at once. Default: no.
  ///   - now: A fixed present on the time line of the state's ``LoadStatus/asOf``, for pictures that can be compared.
  ///     Default: that of `timeline`.
  ///   - retry: Loads for the first time, or again after a failure; `nil` if that is not offered.
  ///   - refresh: Fetches newer content, and returns when that has settled; `nil` if that is not offered.
  ///   - cancel: Stops the work; `nil` if that is not offered.
  ///   - dismiss: Dismisses the banner of a failed refresh, in the state. By default the model hides it until the next
  ///     run.
  /// - Returns: The source.
  public static func state(
    _ state: LoadState<Value>, sample: Value? = nil, traits: LoadTraits<Value> = .automatic,
    timeline: LoadTimeline? = nil, isAboutToLoad: Bool = false, now: Duration? = nil,
    retry: (@MainActor () -> Void)? = nil, refresh: (@MainActor () async -> Void)? = nil,
    cancel: (@MainActor () -> Void)? = nil, dismiss: (@MainActor () -> Void)? = nil
  ) -> LoadScreenSource {
    LoadScreenSource(
      body: StateSource(
        state, sample: sample, traits: traits, timeline: timeline, isAboutToLoad: isAboutToLoad, now: now,
        retry: retry, refresh: refresh, cancel: cancel, dismiss: dismiss))
  }
}

extension LoadScreenSource where Value == NoInput {
  /// Creates a source from a loader that runs what a button does, and whose value is not shown: each run is drawn and
  /// announced as a first one.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - input: The input that an action loads for.
  /// - Returns: The source.
  public static func work<Input: Equatable, Output>(
    _ loader: Loader<Input, Output>, input: Input
  ) -> LoadScreenSource {
    LoadScreenSource(body: WorkSource(loader, input: input))
  }
}

extension LoadScreenSource where Value == LoadGroup.Content {
  /// Creates a source from a group.
  ///
  /// - Parameter group: The group. Loaders in it that need an input load again what they were asked for last.
  /// - Returns: The source.
  public static func group(_ group: LoadGroup) -> LoadScreenSource {
    LoadScreenSource(body: GroupSource(group))
  }
}
