/// A double of Apple's SwiftUI, as far as LoadKit uses it.
