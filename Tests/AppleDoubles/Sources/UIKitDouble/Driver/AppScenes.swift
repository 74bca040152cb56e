/// The scenes of one app: posts the notifications of UIKit when a scene enters the foreground or the background.
@MainActor package final class AppScenes {
  private var foreground: Set<ObjectIdentifier> = []

  package init() {}

  /// Creates a scene, which is in the background.
  package func makeScene() -> UIWindowScene { UIWindowScene(responder: ()) }

  /// Posts the notification of the scene, and the notification of the app if no other scene is in the foreground.
  ///
  /// UIKit does so at the first connection of a scene too. Apple documents no order of the two notifications.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscene/willenterforegroundnotification
  /// https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification
  package func enterForeground(_ scene: UIScene) {
    let isFirst = foreground.subtracting([ObjectIdentifier(scene)]).isEmpty
    foreground.insert(ObjectIdentifier(scene))
    post(UIScene.willEnterForegroundNotification, scene)
    if isFirst { post(UIApplication.willEnterForegroundNotification, UIApplication.shared) }
  }

  /// Posts the notification of the scene, and the notification of the app if no scene is left in the foreground.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification
  /// https://developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification
  package func enterBackground(_ scene: UIScene) {
    foreground.remove(ObjectIdentifier(scene))
    post(UIScene.didEnterBackgroundNotification, scene)
    if foreground.isEmpty { post(UIApplication.didEnterBackgroundNotification, UIApplication.shared) }
  }

  private func post(_ name: Notification.Name, _ object: UIResponder) {
    NotificationCenter.default.post(name: name, object: object)
  }
}
