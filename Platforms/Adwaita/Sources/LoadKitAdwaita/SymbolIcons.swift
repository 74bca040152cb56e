/// The icons of the platform for the symbols of LoadKit, which have the names of SF Symbols.
///
/// Icons only decorate, so that a symbol which is not known gets a general one.
public enum SymbolIcons {
  /// The name of an icon in the icon theme.
  ///
  /// - Parameter symbol: The symbol, as in ``LoadPresentation/Message/symbol``. The name of an icon, one that ends in
  ///   "-symbolic", stands for itself.
  /// - Returns: A name of the Adwaita icon theme.
  public static func icon(for symbol: String) -> String {
    symbol.hasSuffix("-symbolic") ? symbol : icons[symbol] ?? unknown
  }

  /// The icon for everything that has none.
  static let unknown = "dialog-information-symbolic"

  private static let icons = [
    "arrow.down.circle": "folder-download-symbolic",
    "arrow.triangle.2.circlepath": "emblem-synchronizing-symbolic",
    "checkmark.circle": "emblem-ok-symbolic",
    "clock": "preferences-system-time-symbolic",
    "doc.text": "x-office-document-symbolic",
    "exclamationmark.bubble": "dialog-error-symbolic",
    "exclamationmark.triangle": "dialog-warning-symbolic",
    "externaldrive.badge.exclamationmark": "drive-harddisk-symbolic",
    "hand.raised": "action-unavailable-symbolic",
    "hourglass": "task-past-due-symbolic",
    "lock": "changes-prevent-symbolic",
    "lock.slash": "channel-insecure-symbolic",
    "magnifyingglass": "system-search-symbolic",
    "list.bullet.clipboard": "document-edit-symbolic",
    "person.crop.circle.badge.exclamationmark": "avatar-default-symbolic",
    "questionmark.circle": "dialog-question-symbolic",
    "questionmark.folder": "dialog-question-symbolic",
    "shippingbox": "package-x-generic-symbolic",
    "externaldrive.badge.xmark": "document-save-symbolic",
    "text.badge.xmark": "computer-fail-symbolic",
    "text.bubble": "user-available-symbolic",
    "tray": "mail-read-symbolic",
    "wifi.exclamationmark": "network-offline-symbolic",
    "wifi.slash": "network-wireless-offline-symbolic",
    "wrench.and.screwdriver": "applications-engineering-symbolic",
  ]
}
