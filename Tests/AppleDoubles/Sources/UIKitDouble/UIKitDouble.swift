/// A double of Apple's UIKit, as far as LoadKit uses it.
