/// https://developer.apple.com/documentation/swiftui/previewprovider
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  /// https://developer.apple.com/documentation/swiftui/previewprovider/previews-swift.type.property
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

/// https://developer.apple.com/documentation/swiftui/scene
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  /// https://developer.apple.com/documentation/swiftui/scene/body-swift.property
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by the host and has no body") }
}

/// https://developer.apple.com/documentation/swiftui/scenebuilder
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// https://developer.apple.com/documentation/swiftui/windowgroup
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct WindowGroup<Content: View> {
  let content: Content

  /// https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension WindowGroup: PrimitiveScene {
  public typealias Body = Never

  var window: any View { content }
}

/// A scene that the host draws by itself.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
  /// What its first window shows.
  var window: any View { get }
}

extension Scene {
  /// What the first window of the scene shows.
  fileprivate var firstWindow: any View { (self as? any PrimitiveScene)?.window ?? body.firstWindow }
}

/// An app as a view: its first window, with the state of the app and of its scenes.
struct AppWindow<A: App> {
  let app: A
}

extension AppWindow: Transparent {
  typealias Body = Never

  func build(_ node: Node) {
    node.host.count(A.self)
    node.child("window", node.link(app).body.firstWindow)
  }
}

/// https://developer.apple.com/documentation/swiftui/app
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  /// https://developer.apple.com/documentation/swiftui/app/body-swift.property
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// https://developer.apple.com/documentation/swiftui/app/init()
  @MainActor @preconcurrency init()
}

extension App {
  /// https://developer.apple.com/documentation/swiftui/app/main()
  @MainActor @preconcurrency public static func main() {
    fatalError("The double has no screen: give the app to a host")
  }
}
