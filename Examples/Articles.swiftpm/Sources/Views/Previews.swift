#if DEBUG && os(iOS)
  import SwiftUI

  #Preview("Articles") { ArticlesScreen(app: AppModel()) }

  #Preview("Compose") { ComposeScreen(app: AppModel()) }

  #Preview("States") { StatesScreen() }
#endif
