#if !os(macOS) && !os(watchOS)
  import UIKitDouble

  /// https://developer.apple.com/documentation/swiftui/uiviewrepresentable
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView

    /// https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makeuiview(context:)
    @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType

    /// https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)
    @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

    /// https://developer.apple.com/documentation/swiftui/uiviewrepresentable/dismantleuiview(_:coordinator:)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)

    associatedtype Coordinator = Void

    /// https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator

    typealias Context = UIViewRepresentableContext<Self>
  }

  extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  }

  /// https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
  }

  extension UIViewRepresentable {
    /// Makes the view, or brings it up to date.
    func host(_ node: Node) {
      let hosted = node.state as? HostedView<Self> ?? HostedView(self, node)
      node.state = hosted
      updateUIView(hosted.view, context: hosted.context(node))
    }
  }

  /// A view of UIKit on a screen of a host, in a controller of its own.
  @MainActor private final class HostedView<Representable: UIViewRepresentable>: HostedController {
    let view: Representable.UIViewType
    private let coordinator: Representable.Coordinator
    let embedded: EmbeddedController

    init(_ representable: Representable, _ node: Node) {
      coordinator = representable.makeCoordinator()
      let context = UIViewRepresentableContext<Representable>(
        coordinator: coordinator, transaction: Transaction(), environment: node.environment)
      view = representable.makeUIView(context: context)
      let controller = UIViewController()
      controller.view = view
      embedded = EmbeddedController(controller, in: node.host.scene, of: node.host.app) { [weak host = node.host] in
        host?.ledger.signal()
      }
    }

    func context(_ node: Node) -> UIViewRepresentableContext<Representable> {
      UIViewRepresentableContext(coordinator: coordinator, transaction: Transaction(), environment: node.environment)
    }

    func dismantle() { Representable.dismantleUIView(view, coordinator: coordinator) }
  }
#endif
