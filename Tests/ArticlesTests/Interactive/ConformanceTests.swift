import LoadKit
import LoadKitTesting
import Testing

@testable import articles

/// A page of the terminal as the conformance suite drives it.
@MainActor private final class TerminalDriver: LoadRendererDriver {
  private let page = Page(title: "Texts", isText: false)
  private let section: LoaderSection<NoInput, [String]>
  private(set) var announcements: [String] = []
  let suspendsInBackground = true

  init(_ screen: LoadRendererScreen) {
    let traits = LoaderSection<NoInput, [String]>.Traits(name: "texts") { texts, _ in texts.map { Row(StyledLine($0)) }
    }
    section = LoaderSection(screen.loader, input: NoInput(), traits, trace: nil) {}
    page.add(section)
    page.display.onEffect = { [weak self] effect, _ in
      // The terminal has no other way to be heard than its screen; what it would say is said by the display.
      switch effect {
      case .announce(let announcement), .focus(_, let announcement?): self?.announcements.append(announcement.text)
      case .focus, .content: break
      }
    }
  }

  func appear() async { page.display.appear() }
  func disappear() async { page.display.disappear() }
  func enterBackground() async { page.display.enterBackground() }
  func enterForeground() async { page.display.enterForeground() }
  func pull() async { page.display.startRefresh() }
  func press(_ name: String) async {
    let actions = section.presentation.actions
    if let action = actions.first(where: { $0.label == name }) { section.perform(action.action) }
  }

  /// The rows as they are drawn, and the name of a layout that is not there yet.
  var names: [String] {
    let rows = section.rows(width: 80, frame: 0).map(\.line.text)
    if rows.isEmpty, case .placeholder(let placeholder) = section.presentation.body { return [placeholder.label] }
    return rows
  }
}

@MainActor @Suite("The terminal conforms") struct TerminalConformanceTests {
  @Test("rules 2, 5, 6, 17, 22: its rows are those of the screen model")
  func conforms() async {
    #expect(await LoadRendererConformance.problems { TerminalDriver($0) } == [])
  }
}
