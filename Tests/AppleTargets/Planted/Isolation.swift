// Faults that `Scripts/availability` has to find: what is not isolated as Apple's declarations ask for.
import Foundation
import SwiftUI

final class Delegate: NSObject, URLSessionDelegate {
  var count = 0  // fault
}

@MainActor func title() -> String { "Articles" }

struct Screen {
  nonisolated var text: Text { Text(title()) }  // fault
}
