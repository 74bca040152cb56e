/// What a user can do about what a screen shows. The presentation gives the labels, except
/// for ``custom(id:title:)``. New actions may be added, so a `switch` needs a `default`.
public struct LoadAction: Sendable, Hashable {
  /// The closed enumeration behind the values, over which the package switches exhaustively.
  package enum Code: UInt8, CaseIterable, Sendable {
    case load, retry, refresh, cancel, signIn, clearSearch, clearFilters, details
    case contactSupport, openSettings, dismiss, custom
  }

  package let code: Code
  /// The identifier of an action of the app's own; `nil` for the others.
  public let customID: String?
  /// The label of an action of the app's own; `nil` for the others.
  public let customTitle: String?

  private init(_ code: Code, id: String? = nil, title: String? = nil) {
    self.code = code
    customID = id
    customTitle = title
  }

  /// Load for the first time.
  public static var load: LoadAction { LoadAction(.load) }
  /// Do again what failed, with the same input.
  public static var retry: LoadAction { LoadAction(.retry) }
  /// Load again what is shown.
  public static var refresh: LoadAction { LoadAction(.refresh) }
  /// Stop what is running.
  public static var cancel: LoadAction { LoadAction(.cancel) }
  /// Sign in. Shown if the app says how.
  public static var signIn: LoadAction { LoadAction(.signIn) }
  /// Empty the search field.
  public static var clearSearch: LoadAction { LoadAction(.clearSearch) }
  /// Remove the filters.
  public static var clearFilters: LoadAction { LoadAction(.clearFilters) }
  /// Show the diagnostic, so that it can be copied into a report.
  public static var details: LoadAction { LoadAction(.details) }
  /// Write to the people who can help. Shown if the app says how.
  public static var contactSupport: LoadAction { LoadAction(.contactSupport) }
  /// Open the system's settings. Shown if the app says how.
  public static var openSettings: LoadAction { LoadAction(.openSettings) }
  /// Leave the screen, or put the message away.
  public static var dismiss: LoadAction { LoadAction(.dismiss) }
  /// An action of the app's own: `id` tells it apart, `title` is its label in the user's language.
  public static func custom(id: String, title: String) -> LoadAction { LoadAction(.custom, id: id, title: title) }
}

extension LoadAction {
  /// The identifier of the action's button for tests that drive an app, the same in every language and renderer:
  /// "loadkit.retry". That of an app's own action ends with its identifier: "loadkit.custom.write".
  public var identifier: String {
    if let customID { return "loadkit.custom.\(customID)" }
    return switch code {
    case .load: "loadkit.load"
    case .retry: "loadkit.retry"
    case .refresh: "loadkit.refresh"
    case .cancel: "loadkit.cancel"
    case .signIn: "loadkit.signIn"
    case .clearSearch: "loadkit.clearSearch"
    case .clearFilters: "loadkit.clearFilters"
    case .details: "loadkit.details"
    case .contactSupport: "loadkit.contactSupport"
    case .openSettings: "loadkit.openSettings"
    case .dismiss: "loadkit.dismiss"
    case .custom: "loadkit.custom"
    }
  }

  /// The action as it is looked up: an app's own is known by its identifier alone.
  package var key: LoadAction { customID.map { .custom(id: $0, title: "") } ?? self }
}
