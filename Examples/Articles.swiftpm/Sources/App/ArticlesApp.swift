import Foundation
import SwiftUI

/// Articles: every way to load something, with a menu that makes the network bad.
@main struct ArticlesApp: App {
  @StateObject private var app: AppModel
  private let tally: RequestTally?

  init() {
    let options = LaunchOptions(ProcessInfo.processInfo.arguments)
    let tally = options.showsRequests ? RequestTally() : nil
    self.tally = tally
    _app = StateObject(wrappedValue: AppModel(options, tally: tally))
  }

  var body: some Scene {
    WindowGroup {
      if let tally {
        RequestTallyView(tally) { RootView(app: app) }
      } else {
        RootView(app: app)
      }
    }
  }
}
