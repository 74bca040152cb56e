#if canImport(UIKit) && !os(tvOS)
  import SwiftUI
  import UIKit

  /// The list and its articles once more, by view controllers.
  struct UIKitScreen: View {
    @ObservedObject var app: AppModel

    var body: some View {
      ArticlesNavigation(app: app).ignoresSafeArea()
    }
  }

  /// Shows view controllers in SwiftUI.
  private struct ArticlesNavigation: UIViewControllerRepresentable {
    let app: AppModel

    func makeUIViewController(context: Context) -> UINavigationController {
      UINavigationController(rootViewController: ArticlesViewController(app: app))
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }
#endif
