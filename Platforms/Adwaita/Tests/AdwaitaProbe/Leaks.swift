import CAdwaita
import LoadKit
import LoadKitAdwaita

/// Makes windows, lets them load, and closes them; whatever they held has to go.
@MainActor final class Leaks {
  private let rounds = 20
  private var watched: [String: [Weak]] = [:]

  private struct Weak { weak var object: AnyObject? }

  /// What closures capture.
  private final class Token {}

  func run() async {
    for round in 0..<rounds { await window(isLoading: round % 2 == 1) }
    let all = watched.values.joined().count
    for _ in 0..<200 where alive("token") + alive("bin") + alive("loader") + alive("submission") > 0 {
      try? await Task.sleep(for: .milliseconds(10))
    }
    report("watched", all)
    for name in ["token", "bin", "loader", "submission"] { report("\(name)-alive", alive(name)) }
  }

  private func alive(_ name: String) -> Int { watched[name, default: []].filter { $0.object != nil }.count }

  private func watch(_ name: String, _ object: AnyObject) {
    watched[name, default: []].append(Weak(object: object))
  }

  private func window(isLoading: Bool) async {
    let token = Token()
    watch("token", token)
    let loader = Loader<NoInput, [Int]>(.standard) { [token] _ in
      _ = token
      if isLoading { try await Task.sleep(for: .seconds(3_600)) }
      throw LoadFailure(.notFound, diagnostic: "probe")
    }
    watch("loader", loader)
    let content: Widget = gtk_label_new("content")
    content.on("map") { _ = token }
    let bin = LoadStateBin(
      loader, content: content, placeholder: PlaceholderRows.widget(),
      options: LoadBinOptions(actions: [.signIn: { _ = token }])
    ) { _ in _ = token }
    bin.onPresentation = { _ in _ = token }
    watch("bin", bin)
    let submission = LoadSubmission<String, Int>(draft: "draft") { [token] _, _ in
      _ = token
      throw LoadFailure(.forbidden)
    }
    watch("submission", submission)
    let form = SubmissionBin(submission)
    form.onPresentation = { _ in _ = token }
    watch("bin", form)
    let window: Widget = gtk_window_new()
    gtk_window_set_child(window.of(GtkWindow.self), Widgets.column(bin.widget, form.widget, form.button))
    gtk_window_present(window.of(GtkWindow.self))
    if isLoading {
      await states(of: loader) { $0.activity?.indicator == .visible }
    } else {
      await states(of: loader) { $0.failure != nil }
      loader.set([1, 2])
      loader.start(.userRefresh)
      await states(of: loader) { $0.status?.refresh.failure != nil }
      await submission.send()
    }
    gtk_window_destroy(window.of(GtkWindow.self))
    // Whoever still holds a bin can call it.
    bin.load(NoInput())
    bin.refresh()
    loader.start(.userRetry)
    loader.reset()
    submission.draft = "another"
  }

  private func states(of loader: Loader<NoInput, [Int]>, _ isLast: (LoadState<[Int]>) -> Bool) async {
    for await state in loader.states where isLast(state) { return }
  }
}
