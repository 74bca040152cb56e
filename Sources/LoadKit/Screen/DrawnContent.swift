/// The content that a renderer has drawn, and the time of its load.
struct DrawnContent<Value> {
  private var drawn: (version: Int, value: Value?, id: LoadContentID, asOf: Duration?)?

  /// Notes that the renderer has drawn a version of the content. Of an earlier version no value is known.
  mutating func note(_ version: Int, of content: LoadFrameContent<Value>, asOf: Duration?) {
    let isCurrent = content.version == version
    drawn = (version, isCurrent ? content.value : nil, content.id, isCurrent ? asOf : nil)
  }

  /// Whether this content was drawn.
  func includes(_ content: LoadFrameContent<Value>) -> Bool {
    // Before its first content a renderer has nothing to draw.
    if content.value == nil, drawn?.value == nil { return true }
    return content.version == drawn?.version && content.id == drawn?.id
      && (content.value == nil) == (drawn?.value == nil)
  }

  /// How other content differs from the drawn one.
  func change(to content: LoadFrameContent<Value>, asOf: Duration?, traits: LoadTraits<Value>?) -> LoadContentChange {
    guard let traits, let drawn, let old = drawn.value, let new = content.value, drawn.id == content.id,
      !content.isSample
    else { return .replaced }
    if let added = traits.appended(old, new) { return .appended(added) }
    if let added = traits.prepended(old, new) { return .prepended(added) }
    return asOf == drawn.asOf ? .amended : .replaced
  }
}
