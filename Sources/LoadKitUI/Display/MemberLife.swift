#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// Puts models on a display while their view is on screen, and shows their sources when those change.
  ///
  /// It sits inside the ``DisplayLife`` of the same view.
  struct MemberLife<Key: Equatable>: ViewModifier {
    let scope: DisplayScope
    /// Whether the view owns the display. Its models stay on it, since the display itself leaves the screen.
    let isOwner: Bool
    let members: [LoadDisplayMember]
    /// Identifies the sources of the models. When it changes, the models show their new sources.
    let key: Key
    /// Whether the view is real. A sample asks for nothing.
    let isEnabled: Bool
    /// Shows the sources that the newest evaluation prepared.
    let showSources: @MainActor () -> Void
    @State private var placement = MemberPlacement()

    private struct PlaceKey: Equatable {
      let key: Key
      let isEnabled: Bool
      let scope: ObjectIdentifier
    }

    func body(content: Content) -> some View {
      content
        .onAppear {
          placement.isVisible = true
          place()
        }
        .onDisappear {
          placement.isVisible = false
          place()
        }
        .onNewValue(of: PlaceKey(key: key, isEnabled: isEnabled, scope: ObjectIdentifier(scope))) { _, _ in place() }
    }

    private func place() {
      for old in placement.members where !members.contains(where: { $0 === old }) { old.display?.remove(old) }
      placement.members = members
      for member in members {
        if isEnabled, placement.isVisible {
          scope.display.add(member)
        } else if !isOwner || !isEnabled {
          member.display?.remove(member)
        }
      }
      showSources()
    }
  }

  /// Which models a view has put on a display.
  @MainActor private final class MemberPlacement {
    var isVisible = false
    var members: [LoadDisplayMember] = []

    nonisolated init() {}
  }

  /// Keeps a model on a display until its view is removed, also while the view is scrolled out of sight.
  @MainActor final class RowPlacement {
    /// The number of the view's rows in sight.
    private(set) var rowCount = 0
    private var member: LoadDisplayMember?

    nonisolated init() {}

    deinit {
      guard let member else { return }
      Task { @MainActor in member.display?.remove(member) }
    }

    /// Puts the model on a display.
    func place(_ member: LoadDisplayMember, on scope: DisplayScope) {
      self.member = member
      scope.display.add(member)
    }

    /// A row came into sight.
    func rowDidAppear() { rowCount += 1 }

    /// A row went out of sight. Calls a function if no row replaces it in the same update.
    func rowDidDisappear(ifLast notify: @escaping @MainActor () -> Void) {
      rowCount -= 1
      guard rowCount == 0 else { return }
      Task { [weak self] in
        if self?.rowCount == 0 { notify() }
      }
    }
  }

  /// A loader and its input, compared by identity and by value.
  struct SourceKey<Input: Equatable>: Equatable {
    /// Held, so that no other loader takes its place in memory.
    let loader: AnyObject
    let input: Input?

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.loader === rhs.loader && lhs.input == rhs.input }
  }

  extension LoadDisplayMember {
    /// Takes over how the views around announce.
    func adopt(_ settings: LoadSettings, _ scope: DisplayScope) {
      announces = settings.announces
      environment = settings.environment
      let owner = ObjectIdentifier(self)
      focusedRegion = { [weak scope] in scope?.focus.region(of: owner) }
    }
  }

  extension LoadScreenModel {
    /// Takes over how the views around announce and draw.
    func adopt(_ settings: LoadSettings, _ words: LoadWords, _ scope: DisplayScope) {
      adopt(settings, scope)
      adopt(settings, words)
    }

    /// Takes over how the views around draw.
    func adopt(_ settings: LoadSettings, _ words: LoadWords) {
      environment = settings.environment
      self.words = words
      handlers = settings.handlers
      showsAgeAfter = settings.showsAgeAfter
    }
  }
#endif
