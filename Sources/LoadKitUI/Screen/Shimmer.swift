#if canImport(SwiftUI)
  import SwiftUI

  /// A band of light that runs over a sample, unless the user wants less motion.
  ///
  /// It is drawn over the content and animated by itself: an animation of the content would also animate what changes
  /// in it.
  struct Shimmer: ViewModifier {
    let isActive: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.loadSettings) private var settings

    func body(content: Content) -> some View {
      content.overlay {
        if isActive, !reducesMotion, !settings.isStill { ShimmerBand() }
      }
    }
  }

  extension View {
    /// A view in which nothing moves, for pictures that can be compared.
    func stands(still isStill: Bool) -> some View {
      transformEnvironment(\.loadSettings) { if isStill { $0.isStill = true } }
    }
  }

  private struct ShimmerBand: View {
    @State private var isAtEnd = false

    var body: some View {
      GeometryReader { proxy in
        LinearGradient(
          colors: [.clear, .primary.opacity(0.08), .clear], startPoint: .leading, endPoint: .trailing
        )
        .frame(width: proxy.size.width / 2)
        .offset(x: isAtEnd ? proxy.size.width : -proxy.size.width / 2)
        .animation(isAtEnd ? .linear(duration: 1.5).repeatForever(autoreverses: false) : nil, value: isAtEnd)
      }
      .clipped()
      .allowsHitTesting(false)
      .accessibilityHidden(true)
      .onAppear { isAtEnd = true }
      .onDisappear { isAtEnd = false }
    }
  }
#endif
