#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// How the screens of an app look while they show no content, and what they show beside it.
  ///
  /// Set one with `loadStateViewStyle(_:)`, for the whole app or for a part of it. Implement what is to
  /// look different; the rest stays as it is. When something shows, its words and its actions are decided already.
  ///
  /// ```swift
  /// struct BrandStyle: LoadStateViewStyle {
  ///   func makeIndicator(configuration: Configuration.Indicator) -> some View {
  ///     BrandSpinner().accessibilityLabel(configuration.indicator.label)
  ///   }
  /// }
  /// ```
  @MainActor public protocol LoadStateViewStyle {
    /// A message in place of the content.
    associatedtype MessageBody: View = LoadMessageView
    /// A sign of work, in place of the content or beside it.
    associatedtype IndicatorBody: View = LoadProgressView
    /// A failed refresh beside the content.
    associatedtype BannerBody: View = LoadBannerView
    /// Where the content comes from and how old it is, beside it.
    associatedtype NoteBody: View = LoadNoteView

    /// What the parts are given.
    typealias Configuration = LoadStateViewStyleConfiguration

    /// Draws words and actions in place of the content.
    @ViewBuilder func makeMessage(configuration: Configuration.Message) -> MessageBody
    /// Draws a sign of work.
    @ViewBuilder func makeIndicator(configuration: Configuration.Indicator) -> IndicatorBody
    /// Draws a failed refresh beside the content.
    @ViewBuilder func makeBanner(configuration: Configuration.Banner) -> BannerBody
    /// Draws a note beside the content.
    @ViewBuilder func makeNote(configuration: Configuration.Note) -> NoteBody

    /// Whether banner and notes are above the content or below it. Default: above. In a list they are above.
    var bannerEdge: VerticalEdge { get }
  }

  extension LoadStateViewStyle where MessageBody == LoadMessageView {
    /// Draws a ``LoadMessageView``.
    public func makeMessage(configuration: Configuration.Message) -> LoadMessageView {
      LoadMessageView(configuration)
    }
  }

  extension LoadStateViewStyle where IndicatorBody == LoadProgressView {
    /// Draws a ``LoadProgressView``.
    public func makeIndicator(configuration: Configuration.Indicator) -> LoadProgressView {
      LoadProgressView(configuration)
    }
  }

  extension LoadStateViewStyle where BannerBody == LoadBannerView {
    /// Draws a ``LoadBannerView``.
    public func makeBanner(configuration: Configuration.Banner) -> LoadBannerView {
      LoadBannerView(configuration)
    }
  }

  extension LoadStateViewStyle where NoteBody == LoadNoteView {
    /// Draws a ``LoadNoteView``.
    public func makeNote(configuration: Configuration.Note) -> LoadNoteView {
      LoadNoteView(configuration)
    }
  }

  extension LoadStateViewStyle {
    /// Above the content.
    public var bannerEdge: VerticalEdge { .top }
  }

  /// The style of this module.
  public struct DefaultLoadStateViewStyle: LoadStateViewStyle {
    /// Creates the style.
    public nonisolated init() {}
  }

  extension LoadStateViewStyle where Self == DefaultLoadStateViewStyle {
    /// The style of this module: the system's own views wherever there are any.
    public static var automatic: DefaultLoadStateViewStyle { DefaultLoadStateViewStyle() }
  }

  /// What the parts of a ``LoadStateViewStyle`` are given.
  public enum LoadStateViewStyleConfiguration {
    /// Where a part is drawn.
    public enum Placement: Sendable, Hashable {
      /// In place of a whole screen.
      case screen
      /// As a row of a list or a stack.
      case row
      /// Beside the content, above or below it.
      case accessory
      /// Over the content, small.
      case overlay
    }

    /// Words and actions in place of the content.
    @MainActor public struct Message {
      /// What to say and to offer.
      public let message: LoadPresentation.Message
      /// Where it is drawn.
      public let placement: Placement
      /// Carries out an action.
      public let perform: (LoadAction) -> Void

      /// Creates one, to preview a style.
      ///
      /// - Parameters:
      ///   - message: The words and actions.
      ///   - placement: Where it is drawn. Default: in place of a screen.
      ///   - perform: Carries out an action. Default: does nothing.
      public init(
        _ message: LoadPresentation.Message, placement: Placement = .screen,
        perform: @escaping (LoadAction) -> Void = { _ in }
      ) {
        self.message = message
        self.placement = placement
        self.perform = perform
      }
    }

    /// A sign of work.
    @MainActor public struct Indicator {
      /// What to show.
      public let indicator: LoadPresentation.Indicator
      /// Where it is drawn.
      public let placement: Placement
      /// Carries out an action.
      public let perform: (LoadAction) -> Void

      /// Creates one, to preview a style.
      ///
      /// - Parameters:
      ///   - indicator: The indicator.
      ///   - placement: Where it is drawn. Default: in place of a screen.
      ///   - perform: Carries out an action. Default: does nothing.
      public init(
        _ indicator: LoadPresentation.Indicator, placement: Placement = .screen,
        perform: @escaping (LoadAction) -> Void = { _ in }
      ) {
        self.indicator = indicator
        self.placement = placement
        self.perform = perform
      }
    }

    /// A failed refresh beside the content.
    @MainActor public struct Banner {
      /// What to say and to offer.
      public let banner: LoadPresentation.Banner
      /// Where it is drawn.
      public let placement: Placement
      /// Carries out an action.
      public let perform: (LoadAction) -> Void

      /// Creates one, to preview a style.
      ///
      /// - Parameters:
      ///   - banner: The failed refresh.
      ///   - placement: Where it is drawn. Default: beside the content.
      ///   - perform: Carries out an action. Default: does nothing.
      public init(
        _ banner: LoadPresentation.Banner, placement: Placement = .accessory,
        perform: @escaping (LoadAction) -> Void = { _ in }
      ) {
        self.banner = banner
        self.placement = placement
        self.perform = perform
      }
    }

    /// Where the content comes from and how old it is.
    @MainActor public struct Note {
      /// Where it comes from, if not from the current input.
      public let note: String?
      /// How old it is, if that matters.
      public let age: String?
      /// Where it is drawn.
      public let placement: Placement

      /// Creates one, to preview a style.
      ///
      /// - Parameters:
      ///   - note: The source of the content, if it is not the current input. Default: none.
      ///   - age: The age of the content, if that matters. Default: none.
      ///   - placement: Where it is drawn. Default: beside the content.
      public init(note: String? = nil, age: String? = nil, placement: Placement = .accessory) {
        self.note = note
        self.age = age
        self.placement = placement
      }
    }
  }

  /// A style whose type is not known, and its parts.
  extension LoadStateViewStyle {
    func message(_ configuration: Configuration.Message) -> AnyView {
      AnyView(makeMessage(configuration: configuration))
    }
    func indicator(_ configuration: Configuration.Indicator) -> AnyView {
      AnyView(makeIndicator(configuration: configuration))
    }
    func banner(_ configuration: Configuration.Banner) -> AnyView { AnyView(makeBanner(configuration: configuration)) }
    func note(_ configuration: Configuration.Note) -> AnyView { AnyView(makeNote(configuration: configuration)) }
  }
#endif
