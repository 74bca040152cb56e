/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
  private(set) var reconfigured: [ItemIdentifierType] = []

  /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/init()
  public init() {}

  /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/numberofitems
  public var numberOfItems: Int { itemIdentifiers.count }
  /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/numberofsections
  public var numberOfSections: Int { sections.count }
  /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/sectionidentifiers
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/itemidentifiers
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/itemidentifiers(insection:)
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }
  /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/appendsections(_:)
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    precondition(Set(sectionIdentifiers).isDisjoint(with: identifiers), "Section identifiers must be unique")
    sections += identifiers.map { ($0, []) }
  }
  /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/appenditems(_:tosection:)
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let all = itemIdentifiers + identifiers
    precondition(Set(all).count == all.count, "Item identifiers must be unique")
    let index = sectionIdentifier.map { id in sections.firstIndex { $0.id == id } } ?? sections.indices.last
    guard let index else { preconditionFailure("There is no section to append items to") }
    sections[index].items += identifiers
  }
  /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/reconfigureitems(_:)
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    precondition(Set(itemIdentifiers).isSuperset(of: identifiers), "Only items of the snapshot can be reconfigured")
    reconfigured += identifiers
  }

  /// Where the items are.
  private var places: [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, id) in content.items.enumerated() { places[id] = IndexPath(item: item, section: section) }
    }
    return places
  }

  /// What is different from another snapshot (U06): where the items that stay go, and which are configured again.
  func difference(
    from other: NSDiffableDataSourceSnapshot
  ) -> (moves: [(old: IndexPath, new: IndexPath)], changed: [IndexPath]) {
    let (old, new) = (other.places, places)
    let moves = old.compactMap { id, place in new[id].map { (old: place, new: $0) } }
    let changed = reconfigured.compactMap { old[$0] == nil ? nil : new[$0] }
    return (moves.sorted { $0.new < $1.new }, Set(changed).sorted())
  }
}

/// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir/cellprovider
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  )
    -> UITableViewCell?

  private weak var table: UITableView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir/defaultrowanimation
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir/init(tableview:cellprovider:)
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir/apply(_:animatingdifferences:completion:)
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let (moves, changed) = snapshot.difference(from: current)
    current = snapshot
    table?.applyDifference(moves, reconfiguring: changed)
    completion?()
  }
  /// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir/applysnapshotusingreloaddata(_:completion:)
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    table?.reloadData()
    completion?()
  }
  /// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir/snapshot()
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
  /// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir/itemidentifier(for:)
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/numberofsections(in:)
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:numberofrowsinsection:)
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.itemIdentifiers(inSection: current.sectionIdentifiers[section]).count
  }
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:cellforrowat:)
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) else {
      preconditionFailure("No cell for \(indexPath)")
    }
    return cell
  }
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforheaderinsection:)
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}
