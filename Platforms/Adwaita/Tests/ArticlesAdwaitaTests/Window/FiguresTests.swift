import DesktopDriver
import Foundation
import Testing
import _ArticleServer

extension WindowTests {
  /// What the app costs: `Platforms/Adwaita/figures` measures and prints it.
  @Suite(
    "Figures",
    .enabled(if: ProcessInfo.processInfo.environment["ADWAITA_FIGURES"] != nil, "only measured by the figures script"))
  struct FiguresTests {
    @Test("the window is up within 0.3 s of the start")
    func start() throws {
      var times: [Duration] = []
      // The first start reads everything from the disk.
      for round in 0..<6 {
        let desktop = try Desktop()
        let server = try ArticleServer()
        let program = try Program("articles-adwaita", ["--url", server.url], on: desktop)
        let time = try desktop.waitForFirstFrame(of: program)
        if round > 0 { times.append(time) }
      }
      times.sort()
      print("window up after                  \(Self.milliseconds(times[times.count / 2])) (median of \(times.count))")
      #expect(times[times.count / 2] < .milliseconds(300))
    }

    @Test("memory stays below 160 MB, and nothing is computed while nothing happens")
    func memory() throws {
      let stage = try Stage(catalog: .standard)
      try stage.waitForList()
      let idle = stage.program.share(over: .seconds(5))
      print("memory with 64 articles          \(stage.program.residentBytes / 1_000_000) MB")
      print("processor while idle             \((idle * 1_000).rounded() / 10) %")
      #expect(stage.program.residentBytes < 160_000_000)
    }

    @Test("a sign of work that moves leaves most of a processor to others")
    func moving() throws {
      // Each later setting of a name wins.
      let stage = try Stage(settings: ["gtk-enable-animations=true"], isHeld: true)
      try stage.desktop.waitFor("This is taking longer than usual")
      let share = stage.program.share(of: \.drawingTime, over: .seconds(3))
      print("drawing while loading            \((share * 1_000).rounded() / 10) % of a processor")
      #expect(share < 0.5)
    }

    @Test("10,000 articles scroll without as many widgets")
    func many() throws {
      let articles = (1...10_000).map { number in
        Catalog.Article(
          id: number, userID: 1, title: "Article number \(number)", body: "The text of article \(number), on one line.")
      }
      let stage = try Stage(catalog: Catalog(articles: articles))
      let window = try stage.desktop.waitFor("list item", "Article number 1")
      let loaded = try #require(stage.lines().last)
      #expect(loaded.count == 10_000)
      for _ in 0..<20 where try stage.desktop.windows().first?.focus?.role != "list item" {
        try stage.desktop.press(.tab)
      }
      let before = stage.program.processorTime
      try stage.desktop.press(.end)
      let end = try stage.desktop.waitForFocus("list item", "Article number 10000")
      let rows = max(window.elements("list item").count, end.elements("list item").count)
      print("memory with 10,000 articles      \(stage.program.residentBytes / 1_000_000) MB")
      print("rows with widgets, of 10,000     \(rows)")
      print("processor time to the end        \(Self.milliseconds(stage.program.processorTime - before))")
      #expect(rows <= 250)
      #expect(stage.program.residentBytes < 160_000_000)
    }

    private static func milliseconds(_ time: Duration) -> String { "\(Int(time / .milliseconds(1))) ms" }
  }
}
