extension LoadPresentation {
  /// The name of the element that stands for a region; `nil` if it is the app's.
  func name(of region: LoadRegion) -> String? {
    switch (region, body) {
    case (.indicator, .placeholder(let placeholder)): placeholder.label
    case (.indicator, .indicator(let indicator)): indicator.label
    case (.message, .message(let message)): message.title
    case (.banner, _): banner?.title
    default: nil
    }
  }
}

/// The regions of a screen, as far as a focus can be lost (rule 28).
struct ScreenRegions: Equatable {
  /// What takes the place of the content, or the content.
  var body: LoadRegion
  /// Whether that is a placeholder, whose element goes when the indicator appears.
  var isPlaceholder = false
  var hasBanner: Bool

  init(_ presentation: LoadPresentation) {
    switch presentation.body {
    case .placeholder: (body, isPlaceholder) = (.indicator, true)
    case .indicator: body = .indicator
    case .content: body = .content
    case .message: body = .message
    }
    hasBanner = presentation.banner != nil
  }

  /// Where the focus goes when these regions replace others; `nil` if it stays.
  ///
  /// - Parameters:
  ///   - old: The regions before.
  ///   - focused: Tells where the focus is. Called only if a region was replaced.
  /// - Returns: The region.
  @MainActor func target(after old: ScreenRegions, focused: (@MainActor () -> LoadRegion?)?) -> LoadRegion? {
    let isOther = body != old.body || isPlaceholder != old.isPlaceholder
    guard isOther || (old.hasBanner && !hasBanner), let region = focused?() else { return nil }
    switch region {
    case .banner: return old.hasBanner && !hasBanner ? body : nil
    case .indicator, .content, .message: return isOther ? body : nil
    }
  }
}
