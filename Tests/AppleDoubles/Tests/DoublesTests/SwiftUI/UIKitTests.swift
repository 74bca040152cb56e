@_spi(Testing) import SwiftUI
import Testing
import UIKit

@MainActor @Suite("UIKit inside of SwiftUI") struct UIKitTests {
  let record = Record()

  private final class Controller: UIViewController {
    var record: Record?
    let label = UILabel(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      record?("loaded")
      view.addSubview(label)
      let button = UIButton(
        configuration: .plain(), primaryAction: UIAction(title: "Press") { [weak self] _ in self?.record?("pressed") })
      view.addSubview(button)
    }

    override func viewDidAppear(_ animated: Bool) { record?("appeared") }
    override func viewDidDisappear(_ animated: Bool) { record?("disappeared") }
  }

  private struct Wrapped: UIViewControllerRepresentable {
    let text: String
    let record: Record

    func makeCoordinator() -> Record { record }

    func makeUIViewController(context: Context) -> Controller {
      let controller = Controller()
      controller.record = context.coordinator
      return controller
    }

    func updateUIViewController(_ controller: Controller, context: Context) {
      controller.loadViewIfNeeded()
      controller.label.text = "\(text) \(context.environment.isEnabled)"
    }

    static func dismantleUIViewController(_ controller: Controller, coordinator: Record) { coordinator("dismantled") }
  }

  @Test("A controller is made once, brought up to date, appears and disappears with its view") func controller() throws
  {
    let host = Host(VStack { Wrapped(text: "A", record: record) })
    #expect(host.text == "A true\nPress")
    try host.tap("Press")
    host.show(VStack { Wrapped(text: "B", record: record) })
    #expect(host.text == "B true\nPress")
    host.disappear()
    host.appear()
    #expect(record.events == ["loaded", "appeared", "pressed", "disappeared", "appeared"])
    #expect(throws: HostError.self) { try host.tap("Other") }
    let isThere = false
    host.show(VStack { if isThere { Wrapped(text: "C", record: record) } })
    #expect(host.text == "")
    let gone = Host(VStack { Wrapped(text: "A", record: record) })
    record.events = []
    gone.show(Text("none"))
    #expect(record.events == ["disappeared", "dismantled"])
  }

  @Test("A view of UIKit") func view() {
    struct Wrapped: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel { UILabel(frame: .zero) }
      func updateUIView(_ view: UILabel, context: Context) { view.text = text }
    }
    #expect(Host(Wrapped(text: "Label")).text == "Label")
  }
}
