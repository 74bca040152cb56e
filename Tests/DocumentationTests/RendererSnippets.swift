import LoadKit

/// The code of the article about renderers, word for word, and what it needs around it.
@MainActor enum RendererSnippets {
  @MainActor final class ListPage {
    let display = LoadDisplay()
    let model = LoadScreenModel<[String]>()

    init(_ loader: Loader<NoInput, [String]>) {
      display.add(model)
      model.show(.loader(loader))
      model.onChange = { [weak self] in self?.draw() }
      display.onEffect = { [weak self] effect, _ in self?.carryOut(effect) }
    }

    func toolkitDidShow() { display.appear() }
    func toolkitDidHide() { display.disappear() }
    func userDidPull() { display.startRefresh() }

    /// What was drawn and said.
    var log: [String] = []
  }
}

extension RendererSnippets {
  typealias Page = ListPage
}

@MainActor private protocol Toolkit: AnyObject {
  var log: [String] { get set }
}

extension RendererSnippets.ListPage: Toolkit {}

extension Toolkit {
  fileprivate func drawLayout(named name: String) { log.append("layout \(name)") }
  fileprivate func drawIndicator(_ name: String) { log.append("indicator \(name)") }
  fileprivate func drawRows(_ rows: [String]) { log.append("rows \(rows)") }
  fileprivate func drawMessage(_ title: String, _ actions: [LoadPresentation.Action]) { log.append("message \(title)") }
  fileprivate func speak(_ text: String) { log.append("say \(text)") }
  fileprivate func moveFocus(to region: LoadRegion, thenSay text: String?) { log.append("focus \(region)") }
  fileprivate func updateRows(_ change: LoadContentChange) { log.append("rows \(change)") }
}

private typealias ListPage = RendererSnippets.ListPage

extension ListPage {
  func draw() {
    let frame = model.frame
    switch frame.presentation.body {
    case .placeholder(let placeholder): drawLayout(named: placeholder.label)
    case .indicator(let indicator): drawIndicator(indicator.label)
    case .content: drawRows(frame.value ?? [])
    case .message(let message): drawMessage(message.title, message.actions)
    }
  }

  func userDidPress(_ action: LoadPresentation.Action) { model.perform(action.action) }
}

extension ListPage {
  func carryOut(_ effect: LoadEffect) {
    switch effect {
    case .announce(let announcement): speak(announcement.text)
    case .focus(let region, let announcement): moveFocus(to: region, thenSay: announcement?.text)
    case .content(let change): updateRows(change)
    }
  }
}
