/// A double of Apple's Accessibility, as far as LoadKit uses it.
