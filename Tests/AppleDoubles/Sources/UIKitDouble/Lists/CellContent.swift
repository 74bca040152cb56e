extension UIView {
  /// Draws a configuration in a cell. A content view that drew one of the same kind is given the new one; otherwise the
  /// new configuration makes its view.
  ///
  /// - Parameters:
  ///   - cell: The cell that this view is the content view of.
  ///   - configuration: The configuration; `nil` for an empty view.
  /// - Returns: The content view of the cell from now on.
  func replaced(in cell: UIView, for configuration: (any UIContentConfiguration)?) -> UIView {
    if let configuration, let content = self as? any UIView & UIContentView,
      type(of: content.configuration) == type(of: configuration)
    {
      content.configuration = configuration
      return self
    }
    let view: UIView = configuration?.makeContentView() ?? UIView()
    removeFromSuperview()
    cell.insertSubview(view, at: 0)
    cell.setNeedsLayout()
    return view
  }

  /// Stops the spinners in a cell that is used again.
  func stopSpinners() {
    (self as? UIActivityIndicatorView)?.freeze()
    for view in subviews { view.stopSpinners() }
  }
}
