#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Pull to refresh: follows only the refresh that the user asked for, and ends on every outcome (rule 7).
  ///
  /// Where the app has brought its own refresh control, or the system has none, it does nothing.
  @MainActor final class PullControl {
    private weak var scrollView: UIScrollView?
    private let refresh: @MainActor () -> Task<Void, Never>?
    /// Whether a pull goes on.
    private var isPulled = false

    /// Creates one.
    ///
    /// - Parameters:
    ///   - scrollView: What is pulled.
    ///   - refresh: Refreshes. The task that it returns ends when all has settled.
    init(_ scrollView: UIScrollView?, refresh: @escaping @MainActor () -> Task<Void, Never>?) {
      self.scrollView = scrollView
      self.refresh = refresh
    }

    #if os(tvOS)
      var isWanted = false
      func update(_ presentation: LoadPresentation) {}
      func screenDidEnterWindow() {}
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
          } else if let control {
            if scrollView.refreshControl === control { scrollView.refreshControl = nil }
            // Unless the app has turned it off since.
            if scrollView.alwaysBounceVertical { scrollView.alwaysBounceVertical = bounced }
            self.control = nil
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
        guard !isPulled else { return }
        isPulled = true
        let task = refresh()
        Task { [weak self] in
          await task?.value
          self?.isPulled = false
          // Not within the control's event, which leaves the list below its place.
          self?.control?.endRefreshing()
        }
      }

      /// The screen has come back into a window: the control of a pull that goes on stands still until it begins again.
      func screenDidEnterWindow() {
        guard let control, control.isRefreshing, isPulled else { return }
        control.endRefreshing()
        control.beginRefreshing()
      }

      /// Names the control. It follows pulls alone: begun by code, it would change the insets of the list and not be
      /// seen.
      func update(_ presentation: LoadPresentation) {
        guard let control, scrollView?.refreshControl === control else { return }
        control.accessibilityLabel = presentation.refreshAction?.label
      }
    #endif
  }
#endif
