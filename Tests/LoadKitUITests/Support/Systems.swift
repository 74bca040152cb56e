import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI

@testable import LoadKitUI

extension Host {
  /// Shows a view on iOS 16, which does not follow what is `Observable` and posts announcements half a second later.
  static func earlier<Content: View>(
    _ isEarlier: Bool, _ clock: ManualClock, rowLimit: Int? = nil, @ViewBuilder _ content: () -> Content
  ) -> Host {
    let view = content()
    let host = Host(
      {
        if isEarlier { $0.behaviour = .earlierSystem }
        $0.loadSettings.imitatesEarlierSystem = isEarlier
      }, content: { EmptyView() })
    host.speechClock = { clock.now.offset }
    host.rowLimit = rowLimit
    host.show(view.loadEnvironment(LoadEnvironment(clock: clock)))
    return host
  }
}
