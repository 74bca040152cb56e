import LoadKitTesting

@testable import LoadKit

/// A loader of texts on a display, as a renderer would show it, with a log of the effects.
@MainActor final class ShownScreen {
  typealias Operation = ScriptedOperation<String, [String]>

  let clock = ManualClock()
  let script: Operation
  let loader: Loader<String, [String]>
  let display = LoadDisplay()
  let model = LoadScreenModel<[String]>()
  private(set) var effects: [String] = []

  static let wording = LoadWording(
    loading: "Loading texts", load: "Load texts", retry: "Retry loading texts",
    count: { $0 == 1 ? "1 text" : "\($0) texts" })

  init(_ steps: [ScriptedStep<[String]>] = [], options: LoadOptions = LoadOptions()) {
    script = Operation(clock, steps)
    loader = Loader(
      Self.wording, options: options, environment: LoadEnvironment(clock: clock), operation: script.operation)
    display.log { [weak self] in self?.effects.append($0) }
    display.add(model)
  }

  var calls: Int { script.calls.count }

  /// Shows the loader for an input.
  func show(_ input: String?, sample: [String]? = nil) { model.show(.loader(loader, input: input, sample: sample)) }

  func at(_ milliseconds: Int) async { await clock.advance(to: .milliseconds(milliseconds)) }

  /// The effects since the last call of this method.
  func takeEffects() -> [String] {
    defer { effects = [] }
    return effects
  }

  /// What is drawn, in a few words.
  var drawn: String { model.frame.summary }
}

extension LoadDisplay {
  /// Writes each effect as one line.
  func log(_ note: @escaping @MainActor (String) -> Void) {
    onEffect = { effect, _ in
      switch effect {
      case .announce(let announcement): note("say \(announcement.text)")
      case .focus(let region, let announcement): note("focus \(region)\(announcement.map { ", say \($0.text)" } ?? "")")
      case .content(let change): note("content \(change)")
      }
    }
  }
}

extension LoadFrame {
  /// The frame in a few words: what takes the place of the content, and what is beside it.
  var summary: String {
    let body =
      switch presentation.body {
      case .placeholder: content.isSample ? "sample" : "pending"
      case .indicator: "indicator"
      case .content: "content \(value.map { "\($0)" } ?? "none")"
      case .message(let message): "message \(message.title)"
      }
    return ([body] + [presentation.banner.map { "banner \($0.title)" }, presentation.age].compactMap { $0 })
      .joined(separator: ", ")
  }
}
