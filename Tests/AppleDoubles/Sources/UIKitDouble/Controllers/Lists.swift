/// https://developer.apple.com/documentation/uikit/uitableviewcontroller
@MainActor open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let style: UITableView.Style

  /// https://developer.apple.com/documentation/uikit/uitableviewcontroller/init(style:)
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// https://developer.apple.com/documentation/uikit/uitableviewcontroller/init(nibname:bundle:)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// https://developer.apple.com/documentation/uikit/uitableviewcontroller/init(coder:)
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewcontroller/tableview
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// https://developer.apple.com/documentation/uikit/uitableviewcontroller/refreshcontrol
  @available(tvOS, unavailable)
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }
  /// https://developer.apple.com/documentation/uikit/uitableviewcontroller/clearsselectiononviewwillappear
  open var clearsSelectionOnViewWillAppear = true

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()
  open override func loadView() {
    let table = UITableView(frame: UIWindow.size, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }
  private var hasAppeared = false
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared { tableView.reloadData() }
    hasAppeared = true
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/numberofsections(in:)
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:numberofrowsinsection:)
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:cellforrowat:)
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    preconditionFailure("tableView(_:cellForRowAt:) is to be overridden")
  }
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforheaderinsection:)
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// https://developer.apple.com/documentation/uikit/uicollectionviewcontroller
@MainActor open class UICollectionViewController: UIViewController, UICollectionViewDataSource {
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/collectionviewlayout
  public let collectionViewLayout: UICollectionViewLayout

  /// https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/init(collectionviewlayout:)
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/init(coder:)
  public required init?(coder: NSCoder) { nil }

  private var ownCollection: UICollectionView?
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/collectionview
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollection
    }
    set { ownCollection = newValue }
  }

  /// The collection view is inside of the view here, and not the view itself.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()
  open override func loadView() {
    let collection = UICollectionView(frame: UIWindow.size, collectionViewLayout: collectionViewLayout)
    collection.dataSource = self
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownCollection = collection
    super.loadView()
    view.addSubview(collection)
  }

  /// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/numberofsections(in:)
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:numberofitemsinsection:)
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:cellforitemat:)
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure("collectionView(_:cellForItemAt:) is to be overridden")
  }
}
