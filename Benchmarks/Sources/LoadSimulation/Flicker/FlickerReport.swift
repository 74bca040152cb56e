/// The tables and the picture of the page about indicators.
extension Flicker {
  /// The parts of the page, by the names of their markers.
  var parts: [(name: String, text: String)] {
    [
      ("latencies", latencyTable),
      ("flashes", table { Format.percent($0.flashes) }),
      ("added wait", table { Format.number($0.added) + " ms" }),
      ("silence", table { Format.percent($0.silent) }),
      ("front", frontTable),
      ("verdict", verdict),
    ]
  }

  private var latencyTable: String {
    let shares = [0.05, 0.25, 0.5, 0.75, 0.95, 0.99]
    let rows = zip(LatencyMix.all, latencies).map { mix, latencies in
      [mix.name]
        + shares.map { Format.number(latencies[Int(Double(latencies.count) * $0)] / .milliseconds(1)) }
    }
    return Format.table(["Mix"] + shares.map { Format.number($0 * 100) + " %" }, rows)
  }

  private func table(_ cell: (FlickerResult) -> String) -> String {
    Format.table(
      ["Strategy", "Delay/minimum"] + LatencyMix.all.map(\.name) + ["Mean"],
      rows.map { row in [row.strategy.name, row.strategy.numbers] + (row.results + [row.mean]).map(cell) },
      textColumns: 2)
  }

  private func cells(_ row: Row) -> [String] {
    let mean = row.mean
    return [
      row.strategy.numbers, Format.percent(mean.flashes), Format.number(mean.added, digits: 1) + " ms",
      Format.percent(mean.silent), Format.number(mean.feedback) + " ms", Format.percent(mean.brief),
    ]
  }

  private var frontTable: String {
    let head = [
      "Delay/minimum", "Flashes", "Wait added", "Silence", "First feedback after", "Indicator under 300 ms",
    ]
    var library = cells(loadKit)
    library[0] += " (LoadKit)"
    return Format.table(head, front.map(cells) + [library])
  }

  private var verdict: String {
    guard let best = better.first else {
      return "No pair of the grid is better than LoadKit's \(loadKit.strategy.numbers) in these three measures."
    }
    let sooner = Format.number(loadKit.mean.added - best.mean.added, digits: 1)
    let later = Format.number(best.mean.feedback - loadKit.mean.feedback)
    var lines = [
      "LoadKit's \(loadKit.strategy.numbers) is not on the front. Of the pairs, \(better.count) are as good in flashes "
        + "and silence and add less wait.",
      "The best is \(best.strategy.numbers): in the mean content shows \(sooner) ms sooner, and the first feedback "
        + "\(later) ms later.",
    ]
    if let soon = better.first(where: { $0.mean.feedback <= loadKit.mean.feedback }) {
      let gain = Format.number(loadKit.mean.added - soon.mean.added, digits: 1)
      lines.append(
        "With the first feedback as soon as LoadKit's, the best is \(soon.strategy.numbers): content shows \(gain) ms "
          + "sooner.")
    }
    return lines.joined(separator: "\n")
  }

  // MARK: The picture

  /// Bars of the three measures for each strategy, the mean over the mixes.
  func draw(_ drawing: inout Drawing) {
    let panels: [(title: String, value: (FlickerResult) -> Double, label: (FlickerResult) -> String)] = [
      ("Flashes under 200 ms", { $0.flashes }, { Format.percent($0.flashes) }),
      ("Mean wait added", { $0.added }, { Format.number($0.added) + " ms" }),
      ("Silence over 400 ms", { $0.silent }, { Format.percent($0.silent) }),
    ]
    let (left, top, step, room) = (185.0, 44.0, 30.0, 135.0)
    let panel = (Drawing.width - left) / 3
    for (index, row) in rows.enumerated() {
      let isLoadKit = row.strategy.name == FlickerStrategy.loadKit.name
      let y = top + Double(index) * step
      drawing.text("\(row.strategy.name) \(row.strategy.numbers)", left - 10, y + 14, .end, isBold: isLoadKit)
      for (column, measure) in panels.enumerated() {
        let x = left + Double(column) * panel
        let most = max(rows.map { measure.value($0.mean) }.max() ?? 0, .leastNonzeroMagnitude)
        let length = measure.value(row.mean) / most * room
        drawing.bar(x, y, width: max(length, 1), height: 18, series: isLoadKit ? 0 : 3)
        drawing.text(measure.label(row.mean), x + max(length, 1) + 6, y + 14, isBold: isLoadKit)
      }
    }
    for (column, measure) in panels.enumerated() {
      drawing.text(measure.title, left + Double(column) * panel, 26, isBold: true)
    }
  }

  static let pictureHeight = 44.0 + 7 * 30 + 10
}
