/// An alert, a dialog or a sheet that a view presents.
struct Presentation {
  weak var presenter: Node?
  /// Whether the view still wants it.
  let isWanted: @MainActor () -> Bool
}

extension HostCore {
  /// Presents a view from a node, unless something else is presented already: UIKit drops the second (S16).
  ///
  /// - Returns: Whether the view is presented.
  func present(from node: Node, _ isWanted: @escaping @MainActor () -> Bool) -> Bool {
    presentations.removeAll { $0.presenter?.isMounted != true || !$0.isWanted() }
    guard presentations.allSatisfy({ $0.presenter.map(node.isInside) ?? true }) else { return false }
    presentations.append(Presentation(presenter: node, isWanted: isWanted))
    return true
  }

  /// What a node presents is over.
  func dismiss(from node: Node) { presentations.removeAll { $0.presenter === node } }
}

extension Node {
  /// Whether the node is in what another one presents.
  fileprivate func isInside(_ presenter: Node) -> Bool {
    var node: Node? = self
    while let current = node {
      if current === presenter { return true }
      node = current.parent
    }
    return false
  }
}
