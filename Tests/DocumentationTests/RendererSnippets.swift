import LoadKit

/// A window of a toolkit, which keeps what is drawn and said.
@MainActor final class Window {
  var log: [String] = []

  func drawLayout(named name: String) { log.append("layout \(name)") }
  func drawIndicator(_ name: String) { log.append("indicator \(name)") }
  func drawRows(_ rows: [String]) { log.append("rows \(rows)") }
  func drawMessage(_ title: String, _ actions: [LoadPresentation.Action]) { log.append("message \(title)") }
  func speak(_ text: String) { log.append("say \(text)") }
  func moveFocus(to region: LoadRegion, thenSay text: String?) { log.append("focus \(region)") }
  func updateRows(_ change: LoadContentChange) { log.append("rows \(change)") }
}

// The code of the article about renderers, word for word.

@MainActor final class ListPage {
  let display = LoadDisplay()
  let model = LoadScreenModel<[String]>()
  let window = Window()

  init(_ loader: Loader<NoInput, [String]>) {
    display.add(model)
    model.show(.loader(loader))
    model.onChange = { [weak self] in self?.draw() }
    display.onEffect = { [weak self] effect, _ in self?.carryOut(effect) }
  }

  func toolkitDidShow() { display.appear() }
  func toolkitDidHide() { display.disappear() }
  func userDidPull() { display.startRefresh() }
}

extension ListPage {
  func draw() {
    let frame = model.frame
    switch frame.presentation.body {
    case .placeholder(let placeholder): window.drawLayout(named: placeholder.label)
    case .indicator(let indicator): window.drawIndicator(indicator.label)
    case .content: window.drawRows(frame.value ?? [])
    case .message(let message): window.drawMessage(message.title, message.actions)
    }
  }

  func userDidPress(_ action: LoadPresentation.Action) { model.perform(action.action) }
}

extension ListPage {
  func carryOut(_ effect: LoadEffect) {
    switch effect {
    case .announce(let announcement): window.speak(announcement.text)
    case .focus(let region, let announcement): window.moveFocus(to: region, thenSay: announcement?.text)
    case .content(let change): window.updateRows(change)
    }
  }
}
