import SwiftUI

/// A view that needs iOS 17 and does not say so: `Scripts/availability` has to refuse it.
struct Planted: View {
  var body: some View { ContentUnavailableView("Nothing", systemImage: "tray") }
}
