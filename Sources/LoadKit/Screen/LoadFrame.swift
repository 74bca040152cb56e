/// Everything that a renderer draws for one screen at one moment.
public struct LoadFrame<Value> {
  /// Words, symbols, actions and names for assistive technology.
  public var presentation: LoadPresentation
  /// The content or the sample, and its identity.
  public var content: LoadFrameContent<Value>

  /// The value to draw; `nil` while something else takes the place of the content.
  public var value: Value? { content.value }
  /// The identity of the content: see ``LoadContentID``.
  public var contentID: LoadContentID { content.id }
  /// The number of changes of the content so far: see ``LoadFrameContent/version``.
  public var contentVersion: Int { content.version }
}

extension LoadFrame: Sendable where Value: Sendable {}

/// The part of a frame that goes through the app's own views.
public struct LoadFrameContent<Value> {
  /// The value to draw; `nil` while something else takes the place of the content.
  public var value: Value?
  /// Whether the value is a sample, which is drawn redacted, cannot be touched, and is hidden from assistive
  /// technology.
  public var isSample: Bool
  /// The identity of the content. A view of the content should get it as its identity.
  public var id: LoadContentID
  /// The number of changes of the content so far. Two frames of one model with equal numbers draw the same content.
  public var version: Int
}

extension LoadFrameContent: Sendable where Value: Sendable {}

/// The identity of content on screen (rule 30).
///
/// It changes when the content answers another input, so that no view state of one input is shown for another. It stays
/// under ``LoadOptions/keepsPreviousContent``, and from cached content to current content. A sample never has the
/// identity of content.
public struct LoadContentID: Hashable, Sendable {
  /// The loader, the group, or the model of an own state.
  let owner: ObjectIdentifier
  /// The numbers that stand for the inputs: several for a group, none if the identity stays with another input.
  let inputs: [Int]
  let isSample: Bool
}

/// A part of a screen where the focus of assistive technology can be.
public enum LoadRegion: Sendable, Hashable {
  /// The indicator or the placeholder.
  case indicator
  /// The content.
  case content
  /// A message in place of the content.
  case message
  /// The banner beside the content.
  case banner
}

/// A change that a renderer carries out once, in order. A display reports effects only while it is on screen.
public enum LoadEffect: Sendable, Hashable {
  /// Say something to assistive technology.
  case announce(LoadAnnouncement)
  /// Move the focus of assistive technology to a region, because the part of the screen that had it was replaced.
  ///
  /// The renderer moves the focus after the new frame is laid out. It posts the announcement when the move is
  /// reported, and at the latest after one second (rule 28). There is no announcement if the focused element says the
  /// same.
  case focus(LoadRegion, LoadAnnouncement?)
  /// The content changed, and how. A renderer that keeps rows of its own redraws them.
  case content(LoadContentChange)
}

/// How content changed since a renderer drew it last.
public enum LoadContentChange: Sendable, Hashable {
  /// All of it may be different, or there is none any more.
  case replaced
  /// Items were added at the end; the others are the same.
  case appended(Range<Int>)
  /// Items were added at the beginning, at these positions; the others are the same and follow them.
  case prepended(Range<Int>)
  /// The app changed items of the same content.
  case amended
}
