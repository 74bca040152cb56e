extension View {
  /// https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskAction(id: 0, priority: priority, action: action))
  }

  /// https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskAction(id: value, priority: priority, action: action))
  }
}

/// A task that runs while a view is on screen, and begins anew when its `id` changes.
struct TaskAction<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  final class Running {
    let id: ID
    var task: Task<Void, Never>?
    init(id: ID) { self.id = id }
  }
}

extension TaskAction: MemberModifier {
  typealias Body = Never

  var actsOnce: Bool { true }

  func build(_ node: Node) {
    guard node.isVisible, let running = node.state as? Running, running.id != id else { return }
    start(node)
  }

  func appear(_ node: Node) { start(node) }

  func disappear(_ node: Node) {
    let running = node.state as? Running
    node.state = nil
    node.host.after { running?.task?.cancel() }
  }

  /// The task itself starts after the views are drawn; the one before it is cancelled first.
  @MainActor private func start(_ node: Node) {
    let old = node.state as? Running
    let new = Running(id: id)
    node.state = new
    node.host.after { [weak node, priority, action] in
      old?.task?.cancel()
      // Gone again before it could begin, or begun anew.
      guard let node, node.state as? Running === new else { return }
      // Begun where views live, so that tasks begin in their order.
      new.task = Task(priority: priority) { @MainActor in await action() }
    }
  }
}
