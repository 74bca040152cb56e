/// What is wrong with how views are tied to each other; there is no solver behind it.
@MainActor enum LayoutCheck {
  /// The constraints in force in a view and in all views inside of it.
  static func constraints(in view: UIView) -> [NSLayoutConstraint] {
    view.ownConstraints + view.subviews.flatMap(constraints)
  }

  /// The active constraints of a view or a guide.
  static func constraints(of item: AnyObject) -> [NSLayoutConstraint] {
    guard let view = NSLayoutConstraint.view(of: item), let root = view.ancestry.last else { return [] }
    return constraints(in: root).filter { $0.firstItem === item || $0.secondItem === item }
  }

  /// Views with constraints whose frame is a constraint too, and uses of left and right, which do not follow the
  /// language.
  static func faults(in view: UIView) -> [String] {
    constraints(in: view).flatMap { constraint -> [String] in
      var faults: [String] = []
      if let first = constraint.firstItem as? UIView, first.translatesAutoresizingMaskIntoConstraints {
        faults.append("\(type(of: first)) has a constraint and a frame")
      }
      if [.left, .right].contains(constraint.firstAttribute) { faults.append("left or right in a constraint") }
      return faults
    }
  }
}
