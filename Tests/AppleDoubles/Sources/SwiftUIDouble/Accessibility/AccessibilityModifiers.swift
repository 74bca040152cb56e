extension View {
  nonisolated func accessibility(_ change: @escaping @MainActor (inout AccessibilityAttributes) -> Void) -> some View {
    changingElement { element, _ in change(&element.accessibility) }
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)-1d7jv
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.label = label.plain }
  }

  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.label = labelKey.resolved }
  }

  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let label = String(label)
    return attachment { $0.label = label }
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.value = value.plain }
  }

  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.value = valueKey.resolved }
  }

  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let value = String(value)
    return attachment { $0.value = value }
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.hint = hint.plain }
  }

  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.hint = hintKey.resolved }
  }

  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let hint = String(hint)
    return attachment { $0.hint = hint }
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.isHidden = hidden }
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.identifier = identifier }
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment {
      $0.traits.formUnion(traits)
      $0.removedTraits.subtract(traits)
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilityremovetraits(_:)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment {
      $0.traits.subtract(traits)
      $0.removedTraits.formUnion(traits)
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilitysortpriority(_:)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.sortPriority = sortPriority }
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilityaction(named:_:)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.actions.append((name.plain, handler)) }
  }

  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.actions.append((nameKey.resolved, handler)) }
  }

  @_disfavoredOverload public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let name = String(name)
    return attachment { $0.actions.append((name, handler)) }
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    changingElement { element, _ in
      var group = Element("Element", children: [element])
      group.isAccessible = children != .contain
      group.accessibility.children = children
      element = group
    }
  }

  private nonisolated func attachment(
    _ change: @escaping (inout AccessibilityAttributes) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: change))
  }
}

/// https://developer.apple.com/documentation/swiftui/accessibilityattachmentmodifier
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityAttachmentModifier {
  let change: (inout AccessibilityAttributes) -> Void
}

extension AccessibilityAttachmentModifier: MemberModifier {
  public typealias Body = Never

  func element(_ content: Element, _ node: Node) -> Element {
    var element = content
    change(&element.accessibility)
    return element
  }
}
