/// What a screen says when its work succeeded and there is nothing to show: why that is so, in which words, and what
/// can be done.
///
/// A screen names its usual one in ``LoadWording/empty`` and can give another for one state, for example when the user
/// has typed a query (``LoadWords/empty``).
public struct EmptyContent: Sendable, Hashable {
  /// Why there is nothing.
  public enum Kind: Sendable, Hashable {
    /// Nothing was made yet.
    case firstUse
    /// A search found nothing. The query is shown in part if it is long.
    case noSearchResults(query: String, hasFilters: Bool)
    /// Everything that was here is done.
    case allDone
    /// The user or the app may not see what is there.
    case noPermission
  }

  /// Why there is nothing.
  public var kind: Kind
  /// The name of an SF Symbol, or of whatever the platform has for it.
  public var symbol: String
  /// A few words; `nil` for those of ``CommonWording``.
  public var title: String?
  /// What the user can expect or do; `nil` for the words of ``CommonWording``, if there are any for this kind.
  public var description: String?
  /// What the user can do, the most helpful first. Those that need the app's help are left out unless the app says
  /// that it supplies them (``LoadPresentation/Options/available``); ``LoadAction/custom(id:title:)`` always shows.
  public var actions: [LoadAction]

  private init(_ kind: Kind, symbol: String, title: String?, description: String?, actions: [LoadAction]) {
    self.kind = kind
    self.symbol = symbol
    self.title = title
    self.description = description
    self.actions = actions
  }

  /// Nothing here yet, in general words.
  public static let standard = EmptyContent(.firstUse, symbol: "tray", title: nil, description: nil, actions: [])

  /// Nothing was made yet.
  ///
  /// - Parameters:
  ///   - title: A few words: "No Articles".
  ///   - description: What will be here, or how it comes here. Default: nothing.
  ///   - symbol: The name of an SF Symbol.
  ///   - action: How to make the first one, such as `.custom(id: "write", title: "Write the First Article")`.
  /// - Returns: The content.
  public static func firstUse(
    title: String, description: String? = nil, symbol: String = "tray", action: LoadAction? = nil
  ) -> EmptyContent {
    EmptyContent(
      .firstUse, symbol: symbol, title: title, description: description, actions: action.map { [$0] } ?? [])
  }

  /// A search found nothing: the title names the query, the text says to change the terms or the filters, the actions
  /// clear them.
  ///
  /// - Parameters:
  ///   - query: What was searched for; only spaces count as not known.
  ///   - hasFilters: Whether filters were in use. Default: no.
  ///   - title: Other words for the title.
  ///   - description: Other words for the text.
  ///   - symbol: The name of an SF Symbol.
  /// - Returns: The content.
  public static func noSearchResults(
    query: String, hasFilters: Bool = false, title: String? = nil, description: String? = nil,
    symbol: String = "magnifyingglass"
  ) -> EmptyContent {
    EmptyContent(
      .noSearchResults(query: query, hasFilters: hasFilters), symbol: symbol, title: title, description: description,
      actions: hasFilters ? [.clearFilters, .clearSearch] : [.clearSearch])
  }

  /// Everything is done: an empty inbox, a finished list.
  ///
  /// - Parameters:
  ///   - title: Other words for the title.
  ///   - description: Other words for the text.
  ///   - symbol: The name of an SF Symbol.
  ///   - action: What can be done next. Default: nothing.
  /// - Returns: The content.
  public static func allDone(
    title: String? = nil, description: String? = nil, symbol: String = "checkmark.circle", action: LoadAction? = nil
  ) -> EmptyContent {
    EmptyContent(
      .allDone, symbol: symbol, title: title, description: description, actions: action.map { [$0] } ?? [])
  }

  /// The user or the app may not see what is there.
  ///
  /// - Parameters:
  ///   - title: Other words for the title.
  ///   - description: Other words for the text.
  ///   - symbol: The name of an SF Symbol.
  ///   - actions: How to get permission. Default: the settings, signing in.
  /// - Returns: The content.
  public static func noPermission(
    title: String? = nil, description: String? = nil, symbol: String = "lock",
    actions: [LoadAction] = [.openSettings, .signIn]
  ) -> EmptyContent {
    EmptyContent(.noPermission, symbol: symbol, title: title, description: description, actions: actions)
  }
}
