import CAdwaita
import CAdwaitaProbe
import LoadKit
import LoadKitAdwaita
import LoadKitTesting

/// A bin whose focus moves with an announcement, and one that creates its content for each identity.
@MainActor enum Parts {
  /// Presses Retry with the focus on it, and prints what was announced when.
  static func focus() async {
    let calls = Counter()
    let loader = Loader<NoInput, [String]>(
      LoadWording(loading: "Loading texts", count: { "\($0) texts" }),
      options: LoadOptions(timing: LoadTiming(grace: .zero, minimumDisplay: .zero), retry: .never)
    ) { _ in
      calls.count += 1
      if calls.count == 1 { throw LoadFailure(.serverError) }
      return ["Alpha", "Beta"]
    }
    let display = LoadDisplay()
    let row: Widget = gtk_button_new_with_label("Row")
    let bin = LoadStateBin(loader, content: row, display: display) { _ in }
    display.bind(to: bin.widget)
    let window: Widget = gtk_window_new()
    gtk_window_set_child(window.of(GtkWindow.self), bin.widget)
    gtk_window_present(window.of(GtkWindow.self))
    for await state in loader.states where state.failure != nil { break }
    let all = widgets(in: bin.widget)
    func named(_ name: String) -> [Widget] { all.filter { String(cString: gtk_widget_get_name($0)) == name } }
    report("messages", named("loadkit.message").count)
    report("banners", named("loadkit.banner").count)
    report("indicators", named("loadkit.indicator").count)
    report("retries", named("loadkit.retry").count)
    let log = Log()
    for alert in all where gtk_accessible_get_accessible_role(alert.opaque) == GTK_ACCESSIBLE_ROLE_ALERT {
      alert.on("notify::label") {
        let text = String(cString: gtk_label_get_text(alert.opaque))
        if text == "2 texts" { log.note() }
      }
    }
    var (carried, before) = (0, 0)
    display.onEffect = { effect, _ in
      guard case .focus(.content, let announcement?) = effect, announcement.text == "2 texts" else { return }
      carried += 1
      before = log.count
    }
    if let retry = named("loadkit.retry").first {
      gtk_widget_grab_focus(retry)
      probe_click(retry)
    }
    await log.first()
    report("carried", carried)
    report("announced-within-the-move", before)
    report("announced", log.count)
    report("row-has-focus", row.hasFocus ? 1 : 0)
    gtk_window_destroy(window.of(GtkWindow.self))
  }

  /// Shows a sample, an input and another one, and prints how often the content was created.
  static func identity() async {
    let clock = ManualClock()
    let script = ScriptedOperation<String, [String]>(
      clock, [.succeed(["a"], after: .milliseconds(50)), .succeed(["b"]), .succeed(["b"])])
    let loader = Loader<String, [String]>(
      .standard, environment: LoadEnvironment(clock: clock), operation: script.operation)
    let made = Counter()
    var living: [Int: String] = [:]
    let bin = LoadScreenBin<[String]> {
      made.count += 1
      let number = made.count
      let label: Widget = gtk_label_new(nil)
      living[number] = ""
      label.on("destroy") { living[number] = nil }
      return LoadBinContent(label) { living[number] = $0.first ?? "" }
    }
    let window: Widget = gtk_window_new()
    gtk_window_set_child(window.of(GtkWindow.self), bin.widget)
    gtk_window_present(window.of(GtkWindow.self))
    bin.show(.loader(loader, input: "a", sample: ["sample"]))
    report("sample", living == [1: "sample"] ? 1 : 0)
    await clock.advance(by: .milliseconds(50))
    report("a", living == [2: "a"] ? 1 : 0)
    bin.show(.loader(loader, input: "b", sample: ["sample"]))
    await clock.advance(by: .zero)
    report("b", living == [3: "b"] ? 1 : 0)
    let count = made.count
    loader.start(.userRefresh)
    await clock.advance(by: .zero)
    loader.set(["c"])
    report("made-by-a-refresh", made.count - count)
    gtk_window_destroy(window.of(GtkWindow.self))
    report("living-at-the-end", living.count)
  }
}

/// Counts.
@MainActor private final class Counter {
  var count = 0
}

/// Counts announcements, and lets a caller wait for the first.
@MainActor private final class Log {
  private(set) var count = 0
  private var waiting: CheckedContinuation<Void, Never>?

  func note() {
    count += 1
    waiting?.resume()
    waiting = nil
  }

  func first() async {
    if count == 0 { await withCheckedContinuation { waiting = $0 } }
  }
}
