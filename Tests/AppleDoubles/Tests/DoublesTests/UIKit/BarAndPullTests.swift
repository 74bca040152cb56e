import Testing

@testable import UIKit

@MainActor @Suite("Refresh controls, bars, search and messages", .appOfItsOwn) struct BarAndPullTests {
  private func table() -> (UITableViewController, UIRefreshControl, UIKitDriver) {
    let screen = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    screen.refreshControl = control
    return (screen, control, UIKitDriver(screen, isInNavigation: true))
  }

  @Test("U12 A control that refreshes makes the top inset larger, and moves nothing") func inset() {
    let (screen, control, user) = table()
    #expect(user.refreshControl === control)
    let before = screen.tableView.adjustedContentInset.top
    control.beginRefreshing()
    #expect(screen.tableView.adjustedContentInset.top == before + UIRefreshControl.height)
    #expect(screen.tableView.contentOffset == .zero)
    control.endRefreshing()
    #expect(screen.tableView.adjustedContentInset.top == before)
  }

  @Test("U13 A control that is ended within its own event leaves the list below its place") func jump() throws {
    let (_, control, user) = table()
    try user.pull()
    control.endRefreshing()
    #expect(control.jumps == 0)
    control.addAction(UIAction { [weak control] _ in control?.endRefreshing() }, for: .valueChanged)
    try user.pull()
    #expect(control.jumps == 1)
  }

  @Test("U14 A control that refreshes while its screen is away stands still until it is ended and begun")
  func frozen() throws {
    let (screen, control, user) = table()
    try user.pull()
    screen.navigationController?.pushViewController(UIViewController(), animated: false)
    screen.navigationController?.popViewController(animated: false)
    #expect(control.isRefreshing && control.isFrozen)
    control.endRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing && !control.isFrozen)
  }

  @Test("U15 A hidden view leaves the glass of its item in the bar; a hidden item leaves nothing") func capsule() {
    let (screen, _, user) = table()
    let button = UIButton(configuration: .plain())
    button.accessibilityLabel = "Refresh"
    let item = UIBarButtonItem(customView: button)
    screen.navigationItem.rightBarButtonItem = item
    #expect(user.elements.first == "Refresh, button")
    button.isHidden = true
    #expect(user.elements.first == "empty capsule")
    item.isHidden = true
    #expect(user.elements.first != "empty capsule")
  }

  private final class Updater: NSObject, UISearchResultsUpdating {
    var texts: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }
  }

  @Test("U26 The updater is called when the field becomes active, at each change, and when it is left, then empty")
  func search() {
    let (controller, updater) = (UISearchController(searchResultsController: nil), Updater())
    controller.searchResultsUpdater = updater
    controller.type("a")
    controller.type("ab")
    controller.isActive = false
    #expect(updater.texts == ["", "a", "ab", ""])
  }

  @Test("U10 A message of the system does not scroll by default") func scrolling() {
    #expect(!UIContentUnavailableView(configuration: .empty()).isScrollEnabled)
  }

  @Test("U38 A view that leaves a stack view is arranged no more") func stack() {
    let (stack, view) = (UIStackView(arrangedSubviews: []), UIView())
    stack.addArrangedSubview(view)
    stack.removeArrangedSubview(view)
    #expect(view.superview === stack)
    stack.addArrangedSubview(view)
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }
}
