extension View {
  /// https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(titleKey.resolved, titleVisibility, isPresented, actions(), EmptyView())
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(String(title), titleVisibility, isPresented, actions(), EmptyView())
  }

  /// https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(titleKey.resolved, titleVisibility, isPresented, actions(), message())
  }

  /// The title shows only if that is asked for.
  private nonisolated func dialog<A: View, M: View>(
    _ title: String, _ visibility: Visibility, _ isPresented: Binding<Bool>, _ actions: A, _ message: M
  ) -> some View {
    modifier(
      Dialog(
        kind: "ConfirmationDialog", title: visibility == .visible ? title : "", isPresented: isPresented,
        actions: actions, message: message))
  }
}
