/// What to draw around a form: words, symbols, actions and names for assistive technology, the same for every renderer.
///
/// A renderer draws the button, what stands at each field, and a message or a sign of sending. It decides neither
/// wording nor timing.
public struct SubmissionPresentation: Sendable, Hashable {
  /// The button that sends.
  public var send: Button
  /// Whether the fields take input. Not while they are being sent, so that what is sent is what is seen.
  public var areFieldsEnabled: Bool
  /// The sign of sending, with Cancel where stopping is safe and sending is slow; `nil` if nothing is under way.
  public var indicator: LoadPresentation.Indicator?
  /// Why it was not sent, and what can be done; `nil` if there is no failure. Its actions hold no retry: that is the
  /// button that sends.
  public var message: LoadPresentation.Message?
  /// What stands at the fields, in the order of the service.
  public var fieldMessages: [FieldMessage]
  /// That it was sent; `nil` unless it was, and nothing has been edited since.
  public var confirmation: String?

  /// The button that sends.
  public struct Button: Sendable, Hashable {
    /// What is seen. Never empty.
    public var title: String
    /// The name for assistive technology, which stands alone (rule 28). Never empty.
    public var label: String
    /// Whether it can be pressed.
    public var isEnabled: Bool
    /// Whether it shows that what it started is under way.
    public var isBusy: Bool
  }

  /// What stands at a field.
  public struct FieldMessage: Sendable, Hashable {
    /// The name of the field, as it is among ``SubmissionWording/fields``.
    public var field: String
    /// What the form calls the field.
    public var label: String
    /// What is wrong. Never empty.
    public var text: String
  }

  /// The sign of sending for a place beside the button, which is busy itself: a bar, what is special, Cancel; `nil`
  /// where there is nothing of these.
  public var statusIndicator: LoadPresentation.Indicator? {
    guard var indicator else { return nil }
    if indicator.style == .spinner { indicator.style = .wordsOnly }
    let isEmpty = indicator.style == .wordsOnly && indicator.detail == nil && indicator.cancel == nil
    return isEmpty ? nil : indicator
  }

  /// What stands at a field, a line for each thing that is wrong; `nil` if nothing is.
  ///
  /// - Parameter field: The name of the field, whatever its case.
  /// - Returns: The text.
  public func text(for field: String) -> String? {
    let texts = messages(for: field).map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// What assistive technology says of it: that, after what the form calls the field, so that it stands alone (rule
  /// 28).
  ///
  /// - Parameter field: The name of the field, whatever its case.
  /// - Returns: The text.
  public func spokenText(for field: String) -> String? {
    let messages = messages(for: field)
    guard let label = messages.first?.label else { return nil }
    return SafeText.spoken(["\(label): \(messages[0].text)"] + messages.dropFirst().map(\.text))
  }

  private func messages(for field: String) -> [FieldMessage] {
    fieldMessages.filter { FieldError(field: $0.field, message: "").isAbout(field) }
  }

  /// What a renderer and its app add to the state.
  public struct Options: Sendable, Hashable {
    /// The actions for which there is something that carries them out. No other is shown. Default: what a submission
    /// does itself.
    public var available: Set<LoadAction>

    /// Creates options.
    public init(available: Set<LoadAction> = Self.submissionActions) { self.available = available }

    /// What a submission does itself: cancel, and put a failure away.
    public static let submissionActions: Set<LoadAction> = [.cancel, .dismiss]
  }
}
