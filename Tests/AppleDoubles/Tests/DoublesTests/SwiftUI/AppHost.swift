@_spi(Testing) import SwiftUI

/// The host of a screen, by a name that Foundation does not have too.
typealias AppHost = Host
