import Observation

#if canImport(Combine)
  import Combine
#endif

/// How content that the app filters itself matches the user's query.
public struct LoadFilter: Sendable, Hashable {
  /// The number of items that match.
  public var matches: Int
  /// The words where none matches.
  public var empty: EmptyContent

  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - matches: The number of items that match.
  ///   - empty: The words where none matches. They tell one query from another.
  public init(matches: Int, empty: EmptyContent) {
    self.matches = matches
    self.empty = empty
  }

  /// Creates the filter for a text that the user types.
  ///
  /// - Parameters:
  ///   - query: The text.
  ///   - matches: The number of items that match.
  ///   - hasFilters: Whether filters are in use beside the text. Default: no.
  /// - Returns: The filter; `nil` for a blank text without filters, by which nothing is filtered.
  public static func search(_ query: String, matches: Int, hasFilters: Bool = false) -> LoadFilter? {
    if SafeText.isBlank(query), !hasFilters { return nil }
    return LoadFilter(matches: matches, empty: .noSearchResults(query: query, hasFilters: hasFilters))
  }
}

/// The message and the announcements for content that the app filters itself, on the device.
///
/// A renderer draws ``message`` in place of the content while nothing matches. A query of the user's is announced a
/// second later with the number of matches, unless another query comes before (rule 27). Add the model to the display
/// of the screen.
///
/// It is `Observable` from iOS 17 on, and an `ObservableObject`. Creating one does nothing and can be done anywhere. It
/// belongs to the main actor.
@MainActor public final class LoadFilterModel: LoadDisplayMember {
  /// The words of the screen. Setting them notifies no observer.
  public var words = LoadWords() { didSet { cached = nil } }
  /// The actions that the app carries out: ``LoadAction/clearSearch``, ``LoadAction/clearFilters``. An action without
  /// an entry is not shown. Setting them notifies no observer.
  public var handlers: [LoadAction: @MainActor () -> Void] = [:] { didSet { cached = nil } }
  #if canImport(Combine)
    /// Sends before each change of ``message``.
    public let objectWillChange = ObservableObjectPublisher()
  #endif

  private let clock: any Clock<Duration>
  private var filter: LoadFilter?
  /// The filter that was shown last, whose query was announced or waits to be.
  private var heard: LoadFilter?
  private var observation = LoadObservation()
  private var cached: LoadPresentation.Message??
  private lazy var queue = QueuedAnnouncement(clock: LoadClock(clock)) { [weak self] in self?.post($0) }

  /// Creates a model that shows nothing yet.
  ///
  /// - Parameter clock: The clock of the second before an announcement. Default: the continuous clock.
  public nonisolated init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
    super.init()
  }

  /// Shows a filter from now on. A filter with the same words changes only the number of matches, silently.
  ///
  /// - Parameter filter: The filter; `nil` if nothing is filtered.
  public func show(_ filter: LoadFilter?) {
    prepare(filter)
    showPrepared()
  }

  /// Makes ``message`` show a filter without notifications and announcements: for a renderer whose views are evaluated
  /// before they may act.
  ///
  /// - Parameter filter: The filter; `nil` if nothing is filtered.
  public func prepare(_ filter: LoadFilter?) {
    guard filter != self.filter else { return }
    self.filter = filter
    cached = nil
  }

  /// Notifies observers of the filter that was prepared last, and announces it a second later.
  public func showPrepared() {
    let before = heard
    heard = filter
    if let filter {
      let entry = QueuedAnnouncement.Entry(announcement: announcement(of: filter), failure: nil, input: 0)
      if before?.empty == filter.empty { queue.amend(entry) } else if isOnScreen { queue.put(entry) }
    } else {
      queue.drop()
    }
    let (old, new) = (before.flatMap(makeMessage), filter.flatMap(makeMessage))
    guard old != new else { return }
    let focus: LoadRegion? =
      (old == nil) != (new == nil) && focusedRegion?() != nil ? (new == nil ? .content : .message) : nil
    #if canImport(Combine)
      objectWillChange.send()
    #endif
    observation.willChange(content: false, status: true)
    cached = .some(new)
    observation.didChange(content: false, status: true)
    notifyChange()
    if let focus { display?.report(nil, focus: focus, about: nil, of: self) }
  }

  /// The words in place of the content; `nil` while something matches, or nothing is filtered.
  public var message: LoadPresentation.Message? {
    observation.access(.status)
    if let cached { return cached }
    let message = filter.flatMap(makeMessage)
    cached = .some(message)
    return message
  }

  /// Carries out the action of a button: the app's handler.
  ///
  /// - Parameter action: The user's choice.
  /// - Returns: Whether there is a handler.
  @discardableResult public func perform(_ action: LoadAction) -> Bool {
    display?.userActed()
    guard let handler = handlers.first(where: { $0.key.key == action.key })?.value else { return false }
    handler()
    return true
  }

  // MARK: Life

  override func displayDidChange(_ change: Change) {
    switch change {
    case .added, .enteredForeground: break
    case .appeared: heard = filter
    case .disappeared, .enteredBackground, .removed: queue.drop()
    }
  }

  override func name(of region: LoadRegion) -> String? {
    region == .message ? filter.flatMap(makeMessage)?.title : nil
  }

  // MARK: Implementation

  private func makeMessage(_ filter: LoadFilter) -> LoadPresentation.Message? {
    guard filter.matches <= 0 else { return nil }
    var words = words
    words.empty = filter.empty
    let options = LoadPresentation.Options(available: available(handlers, nil).subtracting([.details]))
    return PresentationBuilder(phrases: ResolvedWording(words), options: options).message(for: filter.empty)
  }

  private func announcement(of filter: LoadFilter) -> LoadAnnouncement {
    var words = words
    words.empty = filter.empty
    let phrases = ResolvedWording(words)
    if filter.matches > 0 { return LoadAnnouncement(phrases.count(filter.matches)) }
    let empty = phrases.words(for: filter.empty)
    return LoadAnnouncement(SafeText.spoken([empty.title, empty.description]))
  }

  private func post(_ entry: QueuedAnnouncement.Entry) {
    display?.report(entry.announcement, focus: nil, about: nil, of: self)
  }
}

#if canImport(Combine)
  extension LoadFilterModel: ObservableObject {}
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension LoadFilterModel: Observable {}
