extension FailureTable {
  /// Everything about one kind of failure.
  public struct Row: Sendable, Hashable {
    /// The kind.
    public let kind: LoadFailure.Kind
    /// The cause, if the row belongs to a cause.
    public let cause: LoadFailure.Cause?
    /// The symbol and the words.
    public let message: FailureMessage
    /// What the user can do, the most helpful first. Those that need the app's help are candidates:
    /// whoever draws them leaves out what the app did not supply.
    public let actions: [LoadAction]
    /// The codes of `URLError` that mean this kind.
    package let urlErrors: [Code]
    /// The HTTP statuses that mean this kind. Those of no row follow their class
    /// (``LoadFailure/init(httpStatus:diagnostic:retryAfter:)``).
    package let statuses: [Code]
    /// The codes of `CocoaError` that mean this kind.
    package let cocoaErrors: [Code]
    /// The numbers of `errno`, as in `POSIXError`, that mean this kind; those of this platform.
    package let posixErrors: [Code]

    init(
      _ kind: LoadFailure.Kind, symbol: String, title: String, message: String, suggestion: String,
      actions: [LoadAction], urlErrors: [Code] = [], statuses: [Code] = [], cocoaErrors: [Code] = [],
      posixErrors: [Code] = []
    ) {
      self.kind = kind
      cause = nil
      self.message = FailureMessage(symbol: symbol, title: title, message: message, suggestion: suggestion)
      self.actions = actions
      self.urlErrors = urlErrors
      self.statuses = statuses
      self.cocoaErrors = cocoaErrors
      self.posixErrors = posixErrors
    }

    init(
      _ cause: LoadFailure.Cause, symbol: String, title: String, message: String, suggestion: String,
      actions: [LoadAction], urlErrors: [Code] = [], statuses: [Code] = [], cocoaErrors: [Code] = [],
      posixErrors: [Code] = []
    ) {
      kind = cause.kind
      self.cause = cause
      self.message = FailureMessage(symbol: symbol, title: title, message: message, suggestion: suggestion)
      self.actions = actions
      self.urlErrors = urlErrors
      self.statuses = statuses
      self.cocoaErrors = cocoaErrors
      self.posixErrors = posixErrors
    }

    /// Whether a failure of this row is retried automatically, if its code does not say otherwise.
    package var isRetryable: Bool { cause?.isRetryable ?? kind.isRetryable }
    /// Whether the network is to blame.
    package var isNetwork: Bool { kind.isNetwork }
    /// Whether the user is offered to try again.
    package var offersRetry: Bool { actions.contains(.retry) }
  }

  /// One number that comes from outside, and what is made of it.
  package struct Code: Sendable, Hashable {
    /// The number.
    package let value: Int
    /// Its name in Foundation, or in the registry of HTTP statuses.
    package let name: String
    /// Whether an automatic retry makes sense.
    package let isRetryable: Bool
    /// Of a code of `URLError`: what Foundation for Linux, which has fewer codes, reports for the same event. `nil` if
    /// it never happens there, and for all other codes.
    package let linux: Int?
    /// Why it is in this row, and why it is retried or not, in one line.
    package let reason: String

    /// A code that is worth an automatic retry.
    static func on(_ value: Int, _ name: String, linux: Int? = nil, _ reason: String) -> Code {
      Code(value: value, name: name, isRetryable: true, linux: linux, reason: reason)
    }

    /// A code that is not: the same request would fail in the same way.
    static func off(_ value: Int, _ name: String, linux: Int? = nil, _ reason: String) -> Code {
      Code(value: value, name: name, isRetryable: false, linux: linux, reason: reason)
    }

    /// A number of `errno` that is worth an automatic retry.
    static func on(_ name: String, darwin: Int, linux: Int, _ reason: String) -> Code {
      .on(number(darwin: darwin, linux: linux), name, reason)
    }

    /// A number of `errno` that is not.
    static func off(_ name: String, darwin: Int, linux: Int, _ reason: String) -> Code {
      .off(number(darwin: darwin, linux: linux), name, reason)
    }

    /// The number on this platform.
    static func number(darwin: Int, linux: Int) -> Int {
      #if canImport(Darwin)
        darwin
      #else
        linux
      #endif
    }
  }
}

extension FailureTable {
  /// One row for each kind, in the order of the kinds.
  public static let rows: [Row] = LoadFailure.Kind.allCases.map(row(for:))

  static let urlErrors = index(\.urlErrors)
  static let statuses = index(\.statuses)
  static let cocoaErrors = index(\.cocoaErrors)
  static let posixErrors = index(\.posixErrors)

  /// A kind, its cause if known, and the code that led to it.
  struct Entry: Sendable {
    let kind: LoadFailure.Kind
    var cause: LoadFailure.Cause?
    let code: Code
  }

  private static func index(_ codes: KeyPath<Row, [Code]>) -> [Int: Entry] {
    var entries: [Int: Entry] = [:]
    for row in rows + causes {
      for code in row[keyPath: codes] { entries[code.value] = Entry(kind: row.kind, cause: row.cause, code: code) }
    }
    return entries
  }
}
