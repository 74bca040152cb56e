#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// A controller that shows content, and gives it to diffable data sources.
  @MainActor public protocol LoadContentController: AnyObject {
    /// The content.
    associatedtype Value
    /// The content to draw; `nil` while something else is in its place.
    var value: Value? { get }
  }

  /// Keeps the items that were given to a diffable data source last.
  @MainActor protocol AppliedItems: AnyObject {
    var applied: Any? { get set }
  }

  extension LoadContentController {
    /// Shows the content in a table with a diffable data source: nothing while there is nothing to show. Items that
    /// came, moved or went are changed, and items that are different under the same identifier are configured again.
    /// All other cells stay as they are, with their selection, open swipe actions and the focus of VoiceOver.
    ///
    /// ```swift
    /// loads = LoadStateController(library, in: self) { screen in
    ///   screen.loads?.apply(to: screen.dataSource) { $0.shelves.map { ($0.name, $0.books) } }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - dataSource: The data source of the table.
    ///   - animatingDifferences: Whether the difference is animated. Default: no.
    ///   - sections: Returns the sections of a value with their items. Of items with the same identifier, which UIKit
    ///     does not allow, the first is shown.
    public func apply<Section: Hashable & Sendable, Item: Identifiable & Equatable>(
      to dataSource: UITableViewDiffableDataSource<Section, Item.ID>, animatingDifferences: Bool = false,
      sections: (Value) -> [(section: Section, items: [Item])]
    ) where Item.ID: Sendable {
      dataSource.apply(snapshot(sections), animatingDifferences: animatingDifferences)
    }

    /// Shows the content in a collection with a diffable data source, as in a table.
    ///
    /// - Parameters:
    ///   - dataSource: The data source of the collection.
    ///   - animatingDifferences: Whether the difference is animated. Default: no.
    ///   - sections: Returns the sections of a value with their items.
    public func apply<Section: Hashable & Sendable, Item: Identifiable & Equatable>(
      to dataSource: UICollectionViewDiffableDataSource<Section, Item.ID>, animatingDifferences: Bool = false,
      sections: (Value) -> [(section: Section, items: [Item])]
    ) where Item.ID: Sendable {
      dataSource.apply(snapshot(sections), animatingDifferences: animatingDifferences)
    }

    /// The snapshot of the value on screen.
    private func snapshot<Section: Hashable & Sendable, Item: Identifiable & Equatable>(
      _ sections: (Value) -> [(section: Section, items: [Item])]
    ) -> NSDiffableDataSourceSnapshot<Section, Item.ID> where Item.ID: Sendable {
      var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()
      let keeper = self as? any AppliedItems
      let before = keeper?.applied as? [Item.ID: Item] ?? [:]
      var now: [Item.ID: Item] = [:]
      var names: Set<Section> = []
      var changed: [Item.ID] = []
      let content: [(section: Section, items: [Item])] = if let value { sections(value) } else { [] }
      for (section, items) in content {
        var ids: [Item.ID] = []
        for item in items where now[item.id] == nil {
          now[item.id] = item
          ids.append(item.id)
          if let old = before[item.id], old != item { changed.append(item.id) }
        }
        if names.insert(section).inserted { snapshot.appendSections([section]) }
        snapshot.appendItems(ids, toSection: section)
      }
      snapshot.reconfigureItems(changed)
      keeper?.applied = now
      return snapshot
    }
  }

  extension LoadContentController where Value: Sequence, Value.Element: Identifiable & Equatable {
    /// Shows the items in one section of a table with a diffable data source, and none without content.
    ///
    /// ```swift
    /// loads = LoadStateController(articles, in: self) { screen in
    ///   screen.loads?.apply(to: screen.dataSource, in: .main)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - dataSource: The data source of the table.
    ///   - section: The section.
    ///   - animatingDifferences: Whether the difference is animated. Default: no.
    public func apply<Section: Hashable & Sendable>(
      to dataSource: UITableViewDiffableDataSource<Section, Value.Element.ID>, in section: Section,
      animatingDifferences: Bool = false
    ) where Value.Element.ID: Sendable {
      apply(to: dataSource, animatingDifferences: animatingDifferences) { [(section, Array($0))] }
    }

    /// Shows the items in one section of a collection.
    ///
    /// - Parameters:
    ///   - dataSource: The data source of the collection.
    ///   - section: The section.
    ///   - animatingDifferences: Whether the difference is animated. Default: no.
    public func apply<Section: Hashable & Sendable>(
      to dataSource: UICollectionViewDiffableDataSource<Section, Value.Element.ID>, in section: Section,
      animatingDifferences: Bool = false
    ) where Value.Element.ID: Sendable {
      apply(to: dataSource, animatingDifferences: animatingDifferences) { [(section, Array($0))] }
    }
  }
#endif
