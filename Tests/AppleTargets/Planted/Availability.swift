// Faults that `Scripts/availability` has to find: the lines that say so need newer systems than our oldest ones.
import SwiftUI
import Synchronization

struct Newer: View {
  var body: some View { Text("On").accessibilityAddTraits(.isTabBar) }  // fault
}

func first(of numbers: some AsyncSequence<Int, Never>) async {}  // fault

final class Locked: Sendable {
  let count = Mutex(0)  // fault
}
