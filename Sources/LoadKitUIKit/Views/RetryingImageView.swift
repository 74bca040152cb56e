#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// An image that is loaded: a spinner while it comes, and a retry in its place if it does not.
  ///
  /// ```swift
  /// let portrait = RetryingImageView { address in try await images.image(at: address) }
  /// portrait.imageView.contentMode = .scaleAspectFill
  /// portrait.show(author.portrait, label: author.name)
  /// ```
  ///
  /// Give it a size of its own, which is the same in all states. In a cell that is used again call ``show(_:label:)``
  /// with the next image: the one before is neither shown nor waited for. It loads while it is in a window, keeps the
  /// image that it has, and announces nothing, because a page can hold many images.
  public final class RetryingImageView<ID: Equatable & Sendable>: UIView {
    /// Draws the image. Set how it is scaled and clipped.
    public let imageView = UIImageView(frame: .zero)
    /// The image to load; see ``show(_:label:)``.
    public private(set) var id: ID?
    /// A view in place of the image until it is there: a solid colour by default. `nil` for none.
    public var placeholder: UIView? { didSet { replace(oldValue, placeholder) } }

    private let loader: Loader<ID, UIImage>
    private let display = LoadDisplay()
    private let model = LoadScreenModel<UIImage>()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private lazy var button = ActionButton(.plain(), perform: { [weak model] in model?.perform($0) })
    private var label: String?
    private var lifecycle: AppLifecycle?

    /// Creates a view without an image.
    ///
    /// - Parameters:
    ///   - wording: The phrases for it, the name of the retry among them.
    ///   - options: Words for all screens.
    ///   - image: Brings an image, from a cache or the network. It should obey cancellation, and decode outside of the
    ///     main actor.
    public init(
      wording: LoadWording = .standard, options: LoadStateOptions = LoadStateOptions(),
      image: @escaping @MainActor (_ id: ID) async throws -> UIImage
    ) {
      // An image that is there does not change.
      loader = Loader<ID, UIImage>(
        wording, options: LoadOptions(staleAfter: .seconds(24 * 60 * 60)), traits: LoadTraits()
      ) { id, _ in try await image(id) }
      super.init(frame: .zero)
      let background = UIView()
      background.backgroundColor = Platform.raisedBackground
      placeholder = background
      replace(nil, background)
      imageView.pin(to: self)
      for view in [spinner, button] as [UIView] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
          view.centerXAnchor.constraint(equalTo: centerXAnchor), view.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
      }
      model.words = options.words()
      model.announces = false
      model.onChange = { [weak self] in self?.draw() }
      display.add(model)
      lifecycle = AppLifecycle(display) { [weak self] in self?.window?.windowScene }
      draw()
    }

    /// Views of a storyboard are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Shows another image.
    ///
    /// - Parameters:
    ///   - id: What to load, such as an address; `nil` for nothing.
    ///   - label: A name of the picture for assistive technology. Default: `nil`, for an image that only decorates.
    public func show(_ id: ID?, label: String? = nil) {
      self.id = id
      self.label = label
      model.show(.loader(loader, input: id))
      draw()
    }

    /// Loads while it is in a window.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window != nil else { return display.disappear() }
      lifecycle?.screenDidEnterWindow()
      display.appear()
      // The system stops the spinner of a cell that it uses again.
      draw()
    }

    /// The states of the loader, for tests.
    var states: LoadStates<UIImage> { loader.states }

    private func replace(_ old: UIView?, _ new: UIView?) {
      guard old !== new else { return }
      old?.removeFromSuperview()
      new?.isAccessibilityElement = false
      new?.accessibilityElementsHidden = true
      new?.pin(to: self)
      if let new { insertSubview(new, at: 0) }
    }

    private func draw() {
      let image = model.content.value
      imageView.image = image
      placeholder?.isHidden = image != nil || id == nil
      imageView.isAccessibilityElement = image != nil && label != nil
      imageView.accessibilityLabel = label
      imageView.accessibilityTraits = .image
      spinner.stopAnimating()
      button.isHidden = true
      guard id != nil else { return }
      switch model.presentation.body {
      case .indicator(let indicator):
        spinner.startAnimating()
        spinner.accessibilityLabel = [label, indicator.label].compactMap { $0 }.joined(separator: ", ")
      case .message(let message):
        guard let action = message.actions.first else { break }
        button.isHidden = false
        button.update(action, symbol: action.action == .retry ? "arrow.clockwise" : message.symbol)
        button.accessibilityHint = [label, message.title].compactMap { $0 }.joined(separator: ", ")
      case .placeholder, .content: break
      }
    }
  }
#endif
