/// https://developer.apple.com/documentation/uikit/uisearchcontroller
@MainActor open class UISearchController: UIViewController {
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/init(searchresultscontroller:)
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/init(coder:)
  public required init?(coder: NSCoder) { nil }

  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/searchbar
  public let searchBar = UISearchBar()
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/searchresultsupdater
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/obscuresbackgroundduringpresentation
  open var obscuresBackgroundDuringPresentation = true
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/isactive
  ///
  /// The updater is called when the field becomes active, with the text that it has, and when it is left, with none
  /// (U26).
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if !isActive { searchBar.text = "" }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  func type(_ text: String) {
    isActive = true
    searchBar.text = text
    searchBar.delegate?.searchBar(searchBar, textDidChange: text)
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// https://developer.apple.com/documentation/uikit/uisearchresultsupdating
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// https://developer.apple.com/documentation/uikit/uisearchresultsupdating/updatesearchresults(for:)
  func updateSearchResults(for searchController: UISearchController)
}

/// https://developer.apple.com/documentation/uikit/uisearchbar
@MainActor open class UISearchBar: UIView {
  /// https://developer.apple.com/documentation/uikit/uisearchbar/text
  open var text: String? = ""
  /// https://developer.apple.com/documentation/uikit/uisearchbar/placeholder
  open var placeholder: String?
  /// https://developer.apple.com/documentation/uikit/uisearchbar/delegate
  open weak var delegate: (any UISearchBarDelegate)?
}

/// https://developer.apple.com/documentation/uikit/uisearchbardelegate
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbar(_:textdidchange:)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  /// https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbar(_:textdidchange:)
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}
