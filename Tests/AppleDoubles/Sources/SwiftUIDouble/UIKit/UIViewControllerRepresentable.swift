#if !os(macOS) && !os(watchOS)
  // Apple's SwiftUI does not bring UIKit along; whoever writes a representable imports it.
  import UIKitDouble

  /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController

    /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/makeuiviewcontroller(context:)
    @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType

    /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/updateuiviewcontroller(_:context:)
    @MainActor @preconcurrency func updateUIViewController(
      _ uiViewController: Self.UIViewControllerType, context: Self.Context)

    /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/dismantleuiviewcontroller(_:coordinator:)
    @MainActor @preconcurrency static func dismantleUIViewController(
      _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)

    associatedtype Coordinator = Void

    /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/makecoordinator()
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator

    typealias Context = UIViewControllerRepresentableContext<Self>
  }

  extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
      _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
  }

  /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  @MainActor @preconcurrency
  public struct UIViewControllerRepresentableContext<
    Representable: UIViewControllerRepresentable
  > {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
  }

  extension UIViewControllerRepresentable {
    /// Makes the controller, or brings it up to date.
    func host(_ node: Node) {
      if let hosted = node.state as? Hosted<Self> {
        updateUIViewController(hosted.representable, context: hosted.context(node))
        return
      }
      let hosted = Hosted(self, node)
      node.state = hosted
      updateUIViewController(hosted.representable, context: hosted.context(node))
    }
  }

  /// A controller on a screen of a host.
  @MainActor private final class Hosted<Representable: UIViewControllerRepresentable>: HostedController {
    let representable: Representable.UIViewControllerType
    private let coordinator: Representable.Coordinator
    let embedded: EmbeddedController

    init(_ view: Representable, _ node: Node) {
      coordinator = view.makeCoordinator()
      let context = UIViewControllerRepresentableContext<Representable>(
        coordinator: coordinator, transaction: Transaction(), environment: node.environment)
      representable = view.makeUIViewController(context: context)
      embedded = EmbeddedController(representable, in: node.host.scene, of: node.host.app) { [weak host = node.host] in
        host?.ledger.signal()
      }
    }

    func context(_ node: Node) -> UIViewControllerRepresentableContext<Representable> {
      UIViewControllerRepresentableContext(
        coordinator: coordinator, transaction: Transaction(), environment: node.environment)
    }

    func dismantle() { Representable.dismantleUIViewController(representable, coordinator: coordinator) }
  }
#endif
