/// What is at the end of a list that is loaded page by page (rule 24).
public enum NextPageState: Sendable, Hashable {
  /// More may follow, and is asked for as soon as the end of the list is shown.
  case idle
  /// More follows, and only the user asks for it: they stopped the last page, several pages in a row brought nothing,
  /// or the loader was told not to ask by itself.
  case stopped
  /// The next page is loaded.
  case loading(LoadActivity)
  /// The next page could not be loaded. Only the user asks for it again, apart from the return of the connection
  /// (rule 21).
  case failed(LoadFailure)
  /// Nothing follows.
  case end

  /// The work under way.
  public var activity: LoadActivity? {
    if case .loading(let activity) = self { return activity }
    return nil
  }

  /// Why the next page could not be loaded.
  public var failure: LoadFailure? {
    if case .failed(let failure) = self { return failure }
    return nil
  }
}

/// Tells a footer that is on screen when to ask for more again: after every page and every refresh, and after nothing
/// else.
///
/// Equal while a page is loaded and after it failed, so that a task with this as its identity neither ends early nor
/// asks again for what failed.
public struct NextPageID: Hashable, Sendable {
  let mark: PageMark

  /// Whether two footers have the same to ask for.
  public static func == (lhs: NextPageID, rhs: NextPageID) -> Bool { lhs.mark === rhs.mark }

  /// Mixes the identity in.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mark)) }
}
