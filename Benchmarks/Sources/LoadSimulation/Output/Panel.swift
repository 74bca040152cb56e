/// A plot with two axes within a drawing.
struct Panel {
  let left: Double
  let top: Double
  let width: Double
  let height: Double
  /// The values at both ends of the axes.
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>

  func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let share = (x - self.x.lowerBound) / (self.x.upperBound - self.x.lowerBound)
    let rise = (min(y, self.y.upperBound) - self.y.lowerBound) / (self.y.upperBound - self.y.lowerBound)
    return (left + share * width, top + height - rise * height)
  }

  /// Draws the title, the lines of the grid and their values.
  func axes(
    _ drawing: inout Drawing, title: String, xTicks: [(Double, String)], yTicks: [(Double, String)]
  ) {
    drawing.text(title, left, top - 12, isBold: true)
    for (value, name) in yTicks {
      let y = point(x.lowerBound, value).y
      drawing.rule(left, y, left + width, y)
      drawing.text(name, left - 6, y + 4, .end)
    }
    for (value, name) in xTicks {
      drawing.text(name, point(value, y.lowerBound).x, top + height + 18, .middle)
    }
  }
}
