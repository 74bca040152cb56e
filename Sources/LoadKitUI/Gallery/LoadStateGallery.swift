#if canImport(SwiftUI) && DEBUG
  import LoadKit
  import SwiftUI

  /// Every state of a screen, for previews and for whoever reviews them: all side by side, or one at a time, live.
  ///
  /// ```swift
  /// struct Articles_Previews: PreviewProvider {
  ///   static var previews: some View {
  ///     LoadStateGallery(Article.samples, wording: .articles) { list in
  ///       List(list) { ArticleRow($0) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// It announces nothing.
  public struct LoadStateGallery<Value, Content: View>: View {
    private let value: Value
    private let placeholder: Value?
    private let wording: LoadWording
    private let content: (Value) -> Content
    @State private var isLive = false

    /// Creates a gallery.
    ///
    /// - Parameters:
    ///   - value: The content.
    ///   - placeholder: A sample value, if the screen has one.
    ///   - wording: The phrases of the screen.
    ///   - content: Draws a value, as the screen does.
    public init(
      _ value: Value, placeholder: Value? = nil, wording: LoadWording = .standard,
      @ViewBuilder content: @escaping (Value) -> Content
    ) {
      self.value = value
      self.placeholder = placeholder
      self.wording = wording
      self.content = content
    }

    /// The gallery.
    public var body: some View {
      VStack(spacing: 0) {
        Picker("Gallery", selection: $isLive) {
          Text(verbatim: "Side by Side").tag(false)
          Text(verbatim: "Live").tag(true)
        }
        .padding()
        if isLive {
          LiveGallery(value: value, placeholder: placeholder, wording: wording, content: content)
        } else {
          SideBySideGallery(value: value, placeholder: placeholder, content: content)
        }
      }
      .loadWording(wording)
      .announcesLoads(false)
    }
  }

  /// All states side by side.
  private struct SideBySideGallery<Value, Content: View>: View {
    let value: Value
    let placeholder: Value?
    let content: (Value) -> Content
    @ScaledMetric private var height = 420.0

    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 260), spacing: 16)], spacing: 16) {
          ForEach(cells, content: unchanged)
        }
        .padding()
      }
    }

    private var cells: [ExampleCell<Value, Content>] {
      LoadStateExample.all(value).map { example in
        ExampleCell(id: example.id, example: example, placeholder: placeholder, height: height, content: content)
      }
    }
  }

  /// One state, with its name.
  private struct ExampleCell<Value, Content: View>: View, Identifiable {
    nonisolated let id: String
    let example: LoadStateExample<Value>
    let placeholder: Value?
    let height: Double
    let content: (Value) -> Content

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: id)
          .font(.caption)
          .foregroundStyle(.secondary)
        LoadStateView(
          state: example.state, placeholder: placeholder, empty: example.empty, content: content, onRetry: {},
          onCancel: {}
        )
        .frame(height: height)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).stroke(Color.secondary.opacity(0.2)) }
      }
    }
  }
#endif
