#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Puts what is beside content at the bottom of a screen, and makes the room that it needs; dims content that answers
  /// an earlier input.
  ///
  /// The room is added to the safe area of the view controller, and taken away again: insets of lists are not touched.
  @MainActor final class StatusBar {
    let view: StatusView
    private weak var container: UIView?
    /// The view controller, if its safe area makes room.
    private weak var host: UIViewController?
    private let dim = UIView()
    private var bottom: NSLayoutConstraint?
    private var room: CGFloat = 0
    /// The inset at the bottom that this has set last.
    private var inset: CGFloat?

    /// Creates a status bar.
    ///
    /// - Parameters:
    ///   - container: The view at whose bottom it stands.
    ///   - host: The view controller. It makes room if the container is its view; in a part of a screen it does not.
    ///   - view: What it shows.
    init(in container: UIView, of host: UIViewController, _ view: StatusView) {
      self.container = container
      self.view = view
      self.host = container === host.view ? host : nil
      dim.isUserInteractionEnabled = false
      view.needsRoom = { [weak self] in self?.make(room: $0) }
    }

    /// Draws a presentation.
    ///
    /// - Parameters:
    ///   - presentation: What to draw.
    ///   - cover: The view that covers the container, which holds the bar then; `nil` if nothing does.
    func draw(_ presentation: LoadPresentation, over cover: UIView?) {
      view.update(presentation)
      guard let container else { return }
      if presentation.isDimmed {
        dim.backgroundColor = (container.backgroundColor ?? Platform.background).withAlphaComponent(0.5)
        if dim.superview == nil { dim.pin(to: container) }
      } else {
        dim.removeFromSuperview()
      }
      guard !view.isHidden else { return view.removeFromSuperview() }
      let holder = cover ?? container
      if view.superview !== holder { attach(to: holder) }
      // The app's views, and cells, may have come later.
      holder.bringSubviewToFront(view)
    }

    /// Takes the bar out of the screen, and the room that it made.
    func leave() {
      view.removeFromSuperview()
      dim.removeFromSuperview()
      make(room: 0)
    }

    private func attach(to container: UIView) {
      // Leaving the holder before ends the constraints to it.
      view.removeFromSuperview()
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      view.layer.zPosition = 1
      let frame = (container as? UIScrollView)?.frameLayoutGuide
      let edge = host == nil ? container.bottomAnchor : container.safeAreaLayoutGuide.bottomAnchor
      let bottom = view.bottomAnchor.constraint(equalTo: edge, constant: room)
      self.bottom = bottom
      NSLayoutConstraint.activate([
        bottom,
        view.leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? container.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? container.trailingAnchor),
      ])
    }

    private func make(room: CGFloat) {
      guard let host, room != self.room else { return }
      let bottomInset = host.additionalSafeAreaInsets.bottom
      // If the app has set less since, that is the app's own inset, without the room. If it is more, the app has added
      // to the inset with the room.
      let own = bottomInset < inset ?? 0 ? bottomInset : bottomInset - self.room
      // It stands in the room that it adds, below the safe area.
      host.additionalSafeAreaInsets.bottom = own + room
      inset = own + room
      self.room = room
      bottom?.constant = room
    }
  }
#endif
