/// The forms of one phrase for different numbers, one for each plural category of Unicode CLDR that whole numbers of
/// the language have.
///
/// A type for each set of rules: a phrase without a form that its language needs doesn't compile. "{}" stands for the
/// number.
public protocol PluralForms: Sendable, Hashable {
  /// The form for a number, with "{}" in place of the number.
  ///
  /// - Parameter count: The number, 0 or more.
  /// - Returns: The form.
  func form(for count: Int) -> String
}

extension PluralForms {
  /// The phrase for a number, in digits from 0 to 9.
  ///
  /// - Parameter count: The number. A negative one counts as 0.
  /// - Returns: The phrase.
  public func text(for count: Int) -> String {
    let count = max(0, count)
    return Template.filled(form(for: count), "\(count)")
  }
}

/// One form for all numbers: Japanese, Korean, Chinese.
public struct InvariantForms: PluralForms, ExpressibleByStringLiteral {
  /// The form.
  public var other: String

  /// Creates the form.
  public init(stringLiteral other: String) { self.other = other }

  /// The form for a number, 0 or more.
  public func form(for count: Int) -> String { other }
}

/// One, and all others: German, Dutch, Turkish.
public struct OneOtherForms: PluralForms {
  /// 1.
  public var one: String
  /// 0, 2, 3 and all others.
  public var other: String

  /// Creates the forms.
  public init(one: String, other: String) {
    self.one = one
    self.other = other
  }

  /// The form for a number, 0 or more.
  public func form(for count: Int) -> String { count == 1 ? one : other }
}

/// Zero and one, and all others: Hindi.
public struct ZeroOneOtherForms: PluralForms {
  /// 0 and 1.
  public var one: String
  /// 2, 3 and all others.
  public var other: String

  /// Creates the forms.
  public init(one: String, other: String) {
    self.one = one
    self.other = other
  }

  /// The form for a number, 0 or more.
  public func form(for count: Int) -> String { count < 2 ? one : other }
}

/// One, whole millions, and all others: Italian, Spanish.
public struct OneManyOtherForms: PluralForms {
  /// 1.
  public var one: String
  /// 1,000,000, 2,000,000 and so on.
  public var many: String
  /// 0, 2, 3 and all others.
  public var other: String

  /// Creates the forms.
  public init(one: String, many: String, other: String) {
    self.one = one
    self.many = many
    self.other = other
  }

  /// The form for a number, 0 or more.
  public func form(for count: Int) -> String {
    if count == 1 { return one }
    return count > 0 && count % 1_000_000 == 0 ? many : other
  }
}

/// Zero and one, whole millions, and all others: French, Portuguese.
public struct ZeroOneManyOtherForms: PluralForms {
  /// 0 and 1.
  public var one: String
  /// 1,000,000, 2,000,000 and so on.
  public var many: String
  /// 2, 3 and all others.
  public var other: String

  /// Creates the forms.
  public init(one: String, many: String, other: String) {
    self.one = one
    self.many = many
    self.other = other
  }

  /// The form for a number, 0 or more.
  public func form(for count: Int) -> String {
    if count < 2 { return one }
    return count % 1_000_000 == 0 ? many : other
  }
}

/// One, two to four at the end, and all others: Polish. The category "other" is for fractions.
public struct PolishForms: PluralForms {
  /// 1.
  public var one: String
  /// 2 to 4, 22 to 24 and so on, but not 12 to 14.
  public var few: String
  /// 0, 5 to 21, 25 to 31 and so on.
  public var many: String

  /// Creates the forms.
  public init(one: String, few: String, many: String) {
    self.one = one
    self.few = few
    self.many = many
  }

  /// The form for a number, 0 or more.
  public func form(for count: Int) -> String {
    if count == 1 { return one }
    return (2...4).contains(count % 10) && !(12...14).contains(count % 100) ? few : many
  }
}

/// One at the end, two to four at the end, and all others: Russian, Ukrainian. The category "other" is for fractions.
public struct EastSlavicForms: PluralForms {
  /// 1, 21, 31, 101 and so on, but not 11.
  public var one: String
  /// 2 to 4, 22 to 24 and so on, but not 12 to 14.
  public var few: String
  /// 0, 5 to 20, 25 to 30 and so on.
  public var many: String

  /// Creates the forms.
  public init(one: String, few: String, many: String) {
    self.one = one
    self.few = few
    self.many = many
  }

  /// The form for a number, 0 or more.
  public func form(for count: Int) -> String {
    if count % 10 == 1, count % 100 != 11 { return one }
    return (2...4).contains(count % 10) && !(12...14).contains(count % 100) ? few : many
  }
}

/// The six categories of Arabic.
public struct ArabicForms: PluralForms {
  /// 0.
  public var zero: String
  /// 1.
  public var one: String
  /// 2.
  public var two: String
  /// 3 to 10, 103 to 110 and so on.
  public var few: String
  /// 11 to 99, 111 to 199 and so on.
  public var many: String
  /// 100 to 102, 200 to 202 and so on.
  public var other: String

  /// Creates the forms.
  public init(zero: String, one: String, two: String, few: String, many: String, other: String) {
    self.zero = zero
    self.one = one
    self.two = two
    self.few = few
    self.many = many
    self.other = other
  }

  /// The form for a number, 0 or more.
  public func form(for count: Int) -> String {
    switch count {
    case 0: return zero
    case 1: return one
    case 2: return two
    default: break
    }
    switch count % 100 {
    case 3...10: return few
    case 11...99: return many
    default: return other
    }
  }
}

/// One, two, and all others: Hebrew.
public struct HebrewForms: PluralForms {
  /// 1.
  public var one: String
  /// 2.
  public var two: String
  /// 0, 3, 4 and all others.
  public var other: String

  /// Creates the forms.
  public init(one: String, two: String, other: String) {
    self.one = one
    self.two = two
    self.other = other
  }

  /// The form for a number, 0 or more.
  public func form(for count: Int) -> String {
    switch count {
    case 1: one
    case 2: two
    default: other
    }
  }
}
