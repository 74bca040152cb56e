/// A view that UIKit animates, and that does not move any more when its row comes back (S10).
@MainActor protocol Spinner {}

extension ProgressView: Spinner where Label: View, CurrentValueLabel: View {}

extension Node {
  /// A spinner came on screen or left it. One that left together with its row is remembered by its place in the list;
  /// another identity is another place.
  func spinnerDidShow() {
    guard !isVisible, let list = placeInList, list.row?.isOutside == true || list.row?.isMounted == false else {
      return
    }
    host.lostSpinners.insert(list.place)
  }

  /// Whether the spinner has come back with its row, and stands still.
  var isLostSpinner: Bool { placeInList.map { host.lostSpinners.contains($0.place) } ?? false }

  /// The way from the list to this view, and the view that is the row; `nil` outside of lists.
  private var placeInList: (place: [AnyHashable], row: Node?)? {
    var place: [AnyHashable] = []
    var row: Node?
    var node: Node = self
    while let parent = node.parent {
      place.append(node.slot)
      if !Self.isTransparent(node.view), !(node.view is any SectionView) { row = node }
      if parent.view is any RowContainer { return (place + [AnyHashable(parent.id)], row) }
      node = parent
    }
    return nil
  }
}
