/// A double of Apple's Network, as far as LoadKit uses it.
