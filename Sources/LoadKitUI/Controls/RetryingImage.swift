#if canImport(SwiftUI)
  import Foundation
  import LoadKit
  import SwiftUI

  /// An image that is loaded: a placeholder while it comes, and a retry in its place if it does not.
  ///
  /// ```swift
  /// RetryingImage(author.portrait, label: author.name) { address in
  ///   try await client.data(at: address)
  /// } content: { image in
  ///   image.resizable().scaledToFill()
  /// }
  /// ```
  ///
  /// It knows no network: the closure brings the data, which is decoded outside of the main actor. It gets the space
  /// that its frame gives it, the same in all states. In a placeholder of a screen it loads nothing.
  public struct RetryingImage<ID: Equatable & Sendable, Content: View>: View {
    private let id: ID
    private let label: String?
    private let wording: LoadWording
    private let fetch: Fetch
    private let content: (Image) -> Content
    @State private var download = Download()
    @Environment(\.loadSettings) private var settings

    private enum Fetch {
      case data(ImageLimits, @Sendable (ID) async throws -> Data)
      case image(@MainActor (ID) async throws -> Image)
    }

    /// Creates an image from data.
    ///
    /// - Parameters:
    ///   - id: What to load, such as an address. When it changes the image is loaded anew.
    ///   - label: What the image shows, for assistive technology; `nil`, the default, if it only decorates.
    ///   - wording: The phrases for it, the name of the retry among them.
    ///   - limits: How large data and image may be.
    ///   - data: Brings the data. It should obey cancellation.
    ///   - content: Draws the image.
    public init(
      _ id: ID, label: String? = nil, wording: LoadWording = .standard, limits: ImageLimits = ImageLimits(),
      data: @escaping @Sendable (ID) async throws -> Data,
      @ViewBuilder content: @escaping (Image) -> Content
    ) {
      self.id = id
      self.label = label
      self.wording = wording
      self.content = content
      fetch = .data(limits, data)
    }

    /// Creates an image from what brings a whole image: a cache, for example.
    ///
    /// - Parameters:
    ///   - id: What to load. When it changes the image is loaded anew.
    ///   - label: What the image shows, for assistive technology; `nil`, the default, if it only decorates.
    ///   - wording: The phrases for it, the name of the retry among them.
    ///   - image: Brings the image. It should obey cancellation.
    ///   - content: Draws the image.
    public init(
      _ id: ID, label: String? = nil, wording: LoadWording = .standard,
      image: @escaping @MainActor (ID) async throws -> Image,
      @ViewBuilder content: @escaping (Image) -> Content
    ) {
      self.id = id
      self.label = label
      self.wording = wording
      self.content = content
      fetch = .image(image)
    }

    /// The image, or what is in its place.
    public var body: some View {
      let loader = download.loader(wording)
      download.fetch = { [fetch, decode = settings.decodeImage] id in
        switch fetch {
        case .data(let limits, let data): try await limits.decode(try await data(id), with: decode)
        case .image(let image): try await image(id)
        }
      }
      return LoadedImage(loader: loader, id: id, label: label, content: content)
    }

    /// The loader, which lasts, and the closure, which is another one at each evaluation.
    @MainActor private final class Download {
      var fetch: (@MainActor (ID) async throws -> Image)?
      private var loader: Loader<ID, Image>?

      nonisolated init() {}

      func loader(_ wording: LoadWording) -> Loader<ID, Image> {
        if let loader { return loader }
        // An image that is there does not change.
        let options = LoadOptions(staleAfter: .seconds(24 * 60 * 60))
        let loader = Loader<ID, Image>(
          wording, options: options, traits: LoadTraits()
        ) { [weak self] id, _ in
          guard let fetch = self?.fetch else { throw CancellationError() }
          return try await fetch(id)
        }
        self.loader = loader
        return loader
      }
    }
  }

  /// An image with its own display. It announces nothing, because a page can hold many images. A pull does not fetch it
  /// again.
  private struct LoadedImage<ID: Equatable, Content: View>: View {
    let loader: Loader<ID, Image>
    let id: ID
    let label: String?
    let content: (Image) -> Content
    @StateObject private var host = DisplayHost()
    @State private var model = LoadScreenModel<Image>()
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.redactionReasons) private var redactionReasons

    var body: some View {
      model.adopt(settings, settings.words(locale: locale), host.own)
      model.announces = false
      model.prepare(.loader(loader, input: id))
      return Followed(object: model) {
        DrawnImage(frame: model.frame, perform: { [model] in model.perform($0) }, label: label, content: content)
      }
      .environment(\.loadOwner, ObjectIdentifier(model))
      .modifier(
        MemberLife(
          scope: host.own, isOwner: true, members: [model], key: SourceKey(loader: loader, input: id),
          isEnabled: !redactionReasons.contains(.placeholder)
        ) { [model] in model.showPrepared() }
      )
      .modifier(DisplayLife(host: host, isShared: false))
      .environment(\.displayScope, nil)
    }
  }

  private struct DrawnImage<Content: View>: View {
    let frame: LoadFrame<Image>
    let perform: (LoadAction) -> Void
    let label: String?
    let content: (Image) -> Content

    var body: some View {
      ZStack {
        if let image = frame.value {
          content(image)
            .accessibilityHidden(label == nil)
            .accessibilityLabel(label ?? "")
            .accessibilityAddTraits(label == nil ? [] : .isImage)
        } else {
          // As large as the frame, like the image that is to come.
          Rectangle()
            .fill(Color.secondary.opacity(0.2))
            .accessibilityHidden(true)
        }
        switch frame.presentation.body {
        case .indicator(let indicator):
          ProgressView()
            .spinsAgain()
            .accessibilityLabel([label, indicator.label].compactMap { $0 }.joined(separator: ", "))
        case .message(let message):
          FailedImage(message: message, label: label, perform: perform)
        case .placeholder, .content:
          EmptyView()
        }
      }
    }
  }

  /// A retry in the place of an image: a symbol that fits, with a name that says all.
  private struct FailedImage: View {
    let message: LoadPresentation.Message
    let label: String?
    let perform: (LoadAction) -> Void

    var body: some View {
      if let action = message.actions.first {
        Button {
          perform(action.action)
        } label: {
          Image(systemName: action.action == .retry ? "arrow.clockwise" : message.symbol)
            .foregroundStyle(.tint)
            .padding(8)
        }
        // With the style of the surroundings, it would take all taps on the row of a list that the image is in.
        .buttonStyle(.plain)
        .disabled(!action.isEnabled || action.isBusy)
        .accessibilityLabel(action.label)
        .accessibilityHint([label, message.title].compactMap { $0 }.joined(separator: ", "))
      } else {
        Image(systemName: message.symbol)
          .accessibilityLabel([label, message.title].compactMap { $0 }.joined(separator: ", "))
      }
    }
  }
#endif
