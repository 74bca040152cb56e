/// What to draw for a state: words, symbols, actions and names for assistive technology, the same for every renderer.
///
/// A renderer draws ``body``, and around it what else is there. It decides neither wording nor timing, nor when
/// something shows. Presentations hold no content, so that they can be compared before anything is drawn again.
public struct LoadPresentation: Sendable, Hashable {
  /// What takes the place of the content.
  public var body: Body
  /// A failed refresh, shown beside what is on screen; its own retry is among its actions (rule 6). Beside the outcome
  /// to an earlier input, the failed load for the present one.
  public var banner: Banner?
  /// Work behind what is on screen, as a small sign beside it (rule 5).
  public var refresh: Indicator?
  /// Whether newer content is being fetched, also while no sign of it shows.
  public var isRefreshing: Bool
  /// Whether the pull control, or whatever else the user refreshes with, shows that it works (rule 7).
  public var showsPullControl: Bool
  /// What the user refreshes with where there is no pull control: the names of a button or a key. Busy while
  /// ``showsPullControl`` is; `nil` if the renderer does not supply it.
  public var refreshAction: Action?
  /// Whether the content is the outcome to an earlier input and is drawn dimmed. ``note`` says so in words.
  public var isDimmed: Bool
  /// Where the content came from, if not from the current input: "Showing saved content".
  public var note: String?
  /// How old the content is, if that matters: "Updated 2 minutes ago".
  public var age: String?

  /// What takes the place of the content.
  public enum Body: Sendable, Hashable {
    /// Layout without content: the screen's placeholder if it has one, else empty space.
    case placeholder(Placeholder)
    /// Work under way and nothing to show yet: a spinner or a bar, or the screen's placeholder if it has one.
    case indicator(Indicator)
    /// The content of the state.
    case content
    /// Words and actions.
    case message(Message)
  }

  /// Layout without content. To assistive technology it is one element, not one for each row.
  public struct Placeholder: Sendable, Hashable {
    /// The name of the one element: "Loading articles". It is not announced.
    public var label: String
    /// Whether the value of the state is a sample to be drawn, redacted.
    public var isSample: Bool
    /// What to draw beside a sample once the grace period is over: only a bar, words and Cancel, since the sample is
    /// itself a sign of work.
    public var indicator: Indicator?
  }

  /// A sign that work is under way.
  public struct Indicator: Sendable, Hashable {
    /// What is going on: "Loading articles".
    public var label: String
    /// What the sign looks like.
    public var style: Style
    /// How far the work is, in words, beside a bar: "40%".
    public var value: String?
    /// What is special, such as "This is taking longer than usual".
    public var detail: String?
    /// Stops the work, where that is offered.
    public var cancel: Action?

    /// What a sign of work looks like.
    public enum Style: Sendable, Hashable {
      /// A spinner.
      case spinner
      /// A bar, filled to this share in 0…1.
      case bar(Double)
      /// A bar for work that makes progress while the total is not known.
      case indeterminateBar
      /// Nothing but words, since something else shows the work: the pull control, a sample, the button of a banner.
      case wordsOnly
    }
  }

  /// A failed refresh beside content.
  public struct Banner: Sendable, Hashable {
    /// The name of an SF Symbol.
    public var symbol: String
    /// That newer content could not be fetched.
    public var title: String
    /// Why, and what can be done.
    public var text: String
    /// What the user can do. There is always a retry if the renderer supplies it.
    public var actions: [Action]
    /// Puts the banner away, where a renderer can do that.
    public var dismiss: Action
    /// Technical details for a bug report, free of secrets, if there are any.
    public var details: String?

    /// The retry among the actions.
    public var retry: Action? { actions.first { $0.action == .retry } }
  }

  /// Words and actions in place of content.
  public struct Message: Sendable, Hashable {
    /// What the message is about.
    public var kind: Kind
    /// The name of an SF Symbol. It only decorates: the title says all.
    public var symbol: String
    /// A few words. Never empty.
    public var title: String
    /// What happened, or what can be expected here.
    public var description: String?
    /// What the user can do about it.
    public var suggestion: String?
    /// What the user can do, the most helpful first.
    public var actions: [Action]
    /// Technical details of a failure for a bug report, free of secrets, if there are any.
    public var details: String?
    /// The failure that the message is about; `nil` unless something went wrong. For views of an app's own.
    public var failure: LoadFailure?
    /// The reason for the empty outcome, in the screen's words; `nil` unless there is nothing. For views of an app's
    /// own.
    public var empty: EmptyContent?

    /// What a message is about.
    public enum Kind: Sendable, Hashable {
      /// Nothing was asked for yet.
      case idle
      /// There is nothing.
      case empty
      /// Something went wrong.
      case failed
    }
  }

  /// Something to press.
  public struct Action: Sendable, Hashable {
    /// What it does.
    public var action: LoadAction
    /// What is seen. Never empty.
    public var title: String
    /// The name for assistive technology, which stands alone (rule 28). Never empty.
    public var label: String
    /// Whether it can be pressed.
    public var isEnabled = true
    /// Whether it shows that what it started is still under way.
    public var isBusy = false
  }

  /// All there is to press, in the order in which it is drawn.
  public var actions: [Action] {
    let inBody: [Action] =
      switch body {
      case .placeholder(let placeholder): [placeholder.indicator?.cancel].compactMap { $0 }
      case .indicator(let indicator): [indicator.cancel].compactMap { $0 }
      case .content: []
      case .message(let message): message.actions
      }
    let inBanner = banner.map { $0.actions + [$0.dismiss] } ?? []
    return inBanner + [refresh?.cancel].compactMap { $0 } + inBody
  }
}
