import CAdwaita
import LoadKit
import LoadKitAdwaita

/// A page with two bins on one display: they load when it is mapped, once, and leave it with their widgets.
@MainActor enum Life {
  static func run() async {
    var calls = 0
    func loader(_ value: Int) -> Loader<NoInput, Int> {
      Loader(.standard) { _ in
        calls += 1
        return value
      }
    }
    let display = LoadDisplay()
    var shown: [Int] = []
    let bins = [1, 2].map { value in
      let bin = LoadStateBin(loader(value), content: gtk_label_new("content"), display: display) { shown.append($0) }
      bin.onPresentation = { _ in }
      return bin
    }
    let page = Widgets.column(bins[0].widget, bins[1].widget)
    display.bind(to: page)
    report("before-calls", calls)
    report("before-on-screen", display.isOnScreen ? 1 : 0)
    let window: Widget = gtk_window_new()
    gtk_window_set_hide_on_close(window.of(GtkWindow.self), 1)
    gtk_window_set_child(window.of(GtkWindow.self), page)
    gtk_window_present(window.of(GtkWindow.self))
    for bin in bins { for await state in bin.loader.states where state.value != nil { break } }
    report("shown-calls", calls)
    report("shown-sum", shown.reduce(0, +))
    gtk_window_close(window.of(GtkWindow.self))
    report("hidden-on-screen", display.isOnScreen ? 1 : 0)
    bins[0].loader.set(10)
    report("hidden-sum", shown.reduce(0, +))
    gtk_window_present(window.of(GtkWindow.self))
    report("again-on-screen", display.isOnScreen ? 1 : 0)
    for await state in bins[0].loader.states where state.value == 1 { break }
    report("again-sum", shown.reduce(0, +))
    report("again-calls", calls)
    gtk_window_destroy(window.of(GtkWindow.self))
    report("models-left", display.models.count)
  }
}
