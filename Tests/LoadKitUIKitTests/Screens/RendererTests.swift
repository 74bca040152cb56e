import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

/// A screen whose own view model has the states.
private final class ModelScreen: UITableViewController {
  var renderer: LoadStateRenderer<[String]>?
  private(set) var state = LoadState<[String]>.idle
  private(set) var did: [String] = []
  private(set) var reloads = 0
  /// Ends the refresh.
  private(set) var refreshed: CheckedContinuation<Void, Never>?
  /// Is told when a refresh has begun.
  var whenRefreshing: CheckedContinuation<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    renderer = LoadStateRenderer(
      in: self, wording: .articles, actions: [.cancel: { $0.did.append("cancel") }],
      onRetry: { $0.did.append("retry") },
      onRefresh: { screen in
        screen.did.append("refresh")
        await withCheckedContinuation {
          screen.refreshed = $0
          screen.whenRefreshing?.resume()
        }
      },
      onDismiss: { $0.did.append("dismiss") }
    ) { screen in
      screen.reloads += 1
      screen.tableView.reloadData()
    }
  }

  func show(_ state: LoadState<[String]>) {
    self.state = state
    renderer?.render(state)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { renderer?.sections(1) ?? 0 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.value?.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.articleCell(state.value?[indexPath.row], at: indexPath)
  }
}

extension UIKitSuites {
  @MainActor @Suite("States of the app's own") struct RendererTests {
    private let screen = ModelScreen(style: .plain)

    @Test("B01 idle is layout before the first state, and then a message with the action to load")
    func idle() throws {
      let user = UIKitDriver(screen)
      #expect(user.texts.isEmpty)
      screen.show(.idle)
      #expect(user.texts == ["Articles Not Loaded", "Load articles"])
      try user.tap("Load articles")
      #expect(screen.did == ["retry"])
      screen.renderer?.isAboutToLoad = true
      #expect(user.texts.isEmpty)
      #expect(user.elements == ["Loading articles"])
    }

    @Test("Each state is drawn, and the content when it changes")
    func states() throws {
      let user = UIKitDriver(screen)
      screen.show(.loading(LoadActivity(indicator: .visible, phase: .slow, offersCancel: true)))
      #expect(user.spins)
      try user.tap("Cancel loading articles")
      screen.show(.loaded(["a"], LoadStatus()))
      #expect(user.rows == ["a"])
      #expect(screen.reloads == 1)
      screen.show(.loaded(["a"], LoadStatus(refresh: .running(LoadActivity(indicator: .visible), after: nil))))
      #expect(screen.reloads == 1)
      screen.show(.loaded(["b"], LoadStatus(refresh: .failed(.broken))))
      #expect(screen.reloads == 2)
      #expect(user.rows == ["b"])
      try user.tap("Dismiss the message")
      try user.tap("Retry loading articles")
      screen.show(.empty(LoadStatus()))
      #expect(user.sees("No Articles"))
      #expect(user.rows.isEmpty)
      screen.renderer?.empty = .noSearchResults(query: "x")
      #expect(user.sees("No Results for “x”"))
      screen.show(.failed(.broken))
      try user.tap("Retry loading articles")
      #expect(screen.did == ["cancel", "dismiss", "retry", "retry"])
    }

    @Test("B23 the pull control shows until the app's refresh returns, whatever the states say")
    func pull() async throws {
      let user = UIKitDriver(screen)
      screen.show(.loaded(["a"], LoadStatus()))
      let control = try #require(user.refreshControl)
      await withCheckedContinuation {
        screen.whenRefreshing = $0
        control.pull()
      }
      #expect(user.refreshControl?.isRefreshing == true)
      screen.show(.loaded(["b"], LoadStatus()))
      #expect(user.refreshControl?.isRefreshing == true)
      await withCheckedContinuation { ended in
        control.whenEnded = { ended.resume() }
        screen.refreshed?.resume()
      }
      #expect(control.isRefreshing == false)
      #expect(screen.did == ["refresh"])
    }

    @Test("Without a refresh there is no control and no button to press")
    func noRefresh() {
      let screen = UITableViewController(style: .plain)
      let renderer = LoadStateRenderer<[String]>(in: screen, onRetry: { _ in }, reload: { _ in })
      let user = UIKitDriver(screen)
      #expect(user.refreshControl == nil)
      #expect(renderer.makeRefreshButton().isHidden)
    }

    @Test("Values that cannot be compared are drawn each time")
    func notEquatable() {
      struct Opaque {}
      var reloads = 0
      let screen = UIViewController()
      let renderer = LoadStateRenderer<Opaque>(in: screen, onRetry: { _ in }, reload: { _ in reloads += 1 })
      let user = UIKitDriver(screen)
      renderer.render(.loaded(Opaque(), LoadStatus()))
      renderer.render(.loaded(Opaque(), LoadStatus()))
      #expect(reloads == 2)
      withExtendedLifetime(user) {}
    }

    @Test("What is heard is the same as with a loader")
    func announcements() {
      let user = UIKitDriver(screen)
      screen.show(.loading(LoadActivity()))
      screen.show(.loading(LoadActivity(indicator: .visible)))
      screen.show(.loaded(["a"], LoadStatus()))
      #expect(user.announcements == ["Loading articles", "1 article"])
    }
  }
}
