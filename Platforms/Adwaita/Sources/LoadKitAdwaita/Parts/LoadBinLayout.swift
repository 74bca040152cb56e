/// How much room there is for what stands in place of content.
public enum LoadBinLayout: Sendable, Hashable {
  /// A page, or most of it: words stand in its middle, below a large symbol.
  case page
  /// A part among others: words stand beside a small symbol.
  case section
}
