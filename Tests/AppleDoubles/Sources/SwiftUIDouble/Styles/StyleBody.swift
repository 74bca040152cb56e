/// What a style makes of a control, drawn as a view of its own.
///
/// Inside, the style itself is not set any more, so that a style can be built on the plain control.
struct StyleBody<Style> {
  private let keyPath: WritableKeyPath<EnvironmentValues, Style?>
  private let make: @MainActor () -> AnyView

  init(inside keyPath: WritableKeyPath<EnvironmentValues, Style?>, _ make: @escaping @MainActor () -> AnyView) {
    self.keyPath = keyPath
    self.make = make
  }
}

extension StyleBody: Transparent {
  typealias Body = Never

  func build(_ node: Node) {
    var environment = node.environment
    environment[keyPath: keyPath] = nil
    node.child("body", make(), environment)
  }
}
