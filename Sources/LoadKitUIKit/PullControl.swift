#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Pull to refresh: follows only the refresh that the user asked for, and ends on every outcome (rule 7).
  ///
  /// Where the app has brought its own refresh control, or the system has none, it does nothing.
  @MainActor final class PullControl {
    private weak var scrollView: UIScrollView?
    private let refresh: @MainActor () -> Task<Void, Never>?
    private var isPulled = false
    private var presentation: LoadPresentation?

    /// Creates one.
    ///
    /// - Parameters:
    ///   - scrollView: What is pulled.
    ///   - refresh: Refreshes. If the states do not tell when that ends, it answers with a task that does.
    init(_ scrollView: UIScrollView?, refresh: @escaping @MainActor () -> Task<Void, Never>?) {
      self.scrollView = scrollView
      self.refresh = refresh
    }

    #if os(tvOS)
      var isWanted = false
      func update(_ presentation: LoadPresentation) {}
    #else
      private var control: UIRefreshControl?
      /// Whether the app lets the scroll view bounce without content, as it must to be pulled then.
      private var bounced = false

      /// Whether the scroll view gets a control, unless it has one.
      var isWanted = false {
        didSet {
          guard isWanted != oldValue, let scrollView else { return }
          if isWanted {
            install(in: scrollView)
          } else if let control, scrollView.refreshControl === control {
            scrollView.refreshControl = nil
            scrollView.alwaysBounceVertical = bounced
          }
        }
      }

      private func install(in scrollView: UIScrollView) {
        guard Platform.canPull, scrollView.refreshControl == nil else { return }
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.pull() }, for: .valueChanged)
        scrollView.refreshControl = control
        self.control = control
        bounced = scrollView.alwaysBounceVertical
        scrollView.alwaysBounceVertical = true
      }

      private func pull() {
        if let task = refresh() {
          isPulled = true
          Task { [weak self] in
            await task.value
            self?.isPulled = false
            self?.follow()
          }
        }
        // A refresh that failed at once may have changed nothing on screen; then nobody else puts the control away.
        follow()
      }

      /// Draws what a presentation says.
      func update(_ presentation: LoadPresentation) {
        self.presentation = presentation
        follow()
      }

      private func follow() {
        guard let control, let presentation, scrollView?.refreshControl === control else { return }
        control.accessibilityLabel = presentation.refreshAction?.label
        let shows = presentation.showsPullControl || isPulled
        guard shows != control.isRefreshing else { return }
        if shows { control.beginRefreshing() } else { control.endRefreshing() }
      }
    #endif
  }
#endif
