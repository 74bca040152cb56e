#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  extension View {
    /// Makes a view the form of a submission: ``SubmissionButton``, ``SubmissionStatus`` and ``FieldErrorText`` within
    /// show its status, and assistive technology is notified.
    ///
    /// ```swift
    /// Form {
    ///   Section {
    ///     TextField("Title", text: $compose.draft.title)
    ///     FieldErrorText("title")
    ///   }
    ///   .disabled(!compose.presentation().areFieldsEnabled)
    ///   Section {
    ///     SubmissionStatus()
    ///     SubmissionButton()
    ///   }
    /// }
    /// .submits(compose)
    /// ```
    ///
    /// A submission in progress goes on when the form disappears. A toolbar with the button belongs inside of this.
    ///
    /// - Parameter submission: The submission.
    /// - Returns: The form.
    public func submits<Draft: Equatable, Value>(_ submission: LoadSubmission<Draft, Value>) -> some View {
      modifier(SubmissionModifier(submission: submission))
    }
  }

  /// What the parts of a form draw, and what its buttons do.
  @MainActor struct FormDrawing {
    let presentation: SubmissionPresentation
    let style: any LoadStateViewStyle
    let send: @MainActor () -> Void
    let perform: @MainActor (LoadAction) -> Void
  }

  extension EnvironmentValues {
    private struct FormDrawingKey: EnvironmentKey {
      static var defaultValue: FormDrawing? { nil }
    }

    /// The form around a view.
    var formDrawing: FormDrawing? {
      get { self[FormDrawingKey.self] }
      set { self[FormDrawingKey.self] = newValue }
    }
  }

  private struct SubmissionModifier<Draft: Equatable, Value>: ViewModifier {
    let submission: LoadSubmission<Draft, Value>
    @StateObject private var host = DisplayHost()
    @State private var model = LoadFormModel()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
      let scope = host.scope(within: outer)
      model.adopt(settings, scope)
      model.words = settings.words(locale: locale)
      model.handlers = settings.handlers
      model.prepare(submission)
      return Followed(object: model) {
        content.environment(
          \.formDrawing,
          FormDrawing(
            presentation: model.presentation, style: settings.style ?? DefaultLoadStateViewStyle(),
            send: { [model] in model.send() }, perform: { [model] in model.perform($0) }))
      }
      .environment(\.loadOwner, ObjectIdentifier(model))
      .modifier(
        MemberLife(
          scope: scope, isOwner: scope === host.own, members: [model],
          key: SourceKey<NoInput>(loader: submission, input: nil), isEnabled: true
        ) { [model] in model.showPrepared() }
      )
      .modifier(DisplayLife(host: host, isShared: false))
    }
  }
#endif
