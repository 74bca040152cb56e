import DesktopDriver
import Testing

extension WindowTests {
  @Suite("The library in a main loop of its own")
  struct ProbeTests {
    /// What a probe reports, by name.
    private static func run(_ probe: String) throws -> [String: Int] {
      let lines = try output(of: probe).split(separator: "\n").map { $0.split(separator: " ") }
      return Dictionary(lines.compactMap { $0.count == 2 ? (String($0[0]), Int($0[1]) ?? -1) : nil }) { $1 }
    }

    private static func output(of probe: String) throws -> String {
      let desktop = try Desktop()
      let program = try Program("adwaita-probe", [probe], on: desktop)
      let output = program.output
      #expect(program.waitForEnd() == 0)
      return output
    }

    @Test("the main actor, its sleeps and the main queue run on the main thread, and cost nothing while idle")
    func hops() throws {
      let results = try Self.run("hops")
      #expect(results["hops"] == 5_000)
      #expect(results["sleeps"] == 1)
      #expect(results["dispatched"] == 1)
      #expect((0...20).contains(results["idle-permille"] ?? -1), "\(results)")
    }

    @Test("without the main queue's source nothing of that happens: this is what would be seen if it was lost")
    func unattached() throws {
      let results = try Self.run("hops-unattached")
      #expect(results["hops"] == 0)
      #expect(results["dispatched"] == 0)
    }

    @Test("windows that are closed, also while they load, leave no closure, bin, loader or form behind")
    func leaks() throws {
      let results = try Self.run("leaks")
      #expect(results["watched"] == 100)
      for name in ["token", "bin", "loader", "submission"] { #expect(results["\(name)-alive"] == 0, "\(results)") }
    }

    @Test("rules 2, 5, 6, 17, 27: a bin draws the frames of the screen model and announces its effects")
    func conforms() throws { #expect(try Self.output(of: "conformance") == "problems 0\n") }

    @Test("the bins of a page load when it is mapped, draw later the changes of a hidden page, and leave with it")
    func life() throws {
      let results = try Self.run("life")
      #expect(results["before-calls"] == 0 && results["before-on-screen"] == 0)
      #expect(results["shown-calls"] == 2 && results["shown-sum"] == 3)
      #expect(results["hidden-on-screen"] == 0 && results["hidden-sum"] == 3)
      // The 10 that the app put in place is drawn, and is stale: the 1 is loaded again.
      #expect(results["again-on-screen"] == 1 && results["again-sum"] == 14)
      #expect(results["again-calls"] == 3)
      #expect(results["models-left"] == 0, "\(results)")
    }

    @Test(
      "rule 28: the announcement of a move of the focus follows when the frame is laid out, and parts have identifiers")
    func focus() throws {
      let results = try Self.run("focus")
      #expect(results["messages"] == 1 && results["banners"] == 1 && results["indicators"] == 1, "\(results)")
      #expect(results["retries"] == 1)
      #expect(results["carried"] == 1 && results["announced-within-the-move"] == 0, "\(results)")
      #expect(results["announced"] == 1)
      #expect(results["row-has-focus"] == 1)
    }

    @Test("B66 rule 30: a bin that creates its content creates it again for a sample and for each input")
    func identity() throws {
      let results = try Self.run("identity")
      #expect(results["sample"] == 1 && results["a"] == 1 && results["b"] == 1, "\(results)")
      #expect(results["made-by-a-refresh"] == 0)
      #expect(results["living-at-the-end"] == 0)
    }

    @Test("B86 words with characters of markup are drawn as they are, in every message, banner and sign of work")
    func markup() throws {
      let results = try Self.run("markup")
      #expect(results.count == 10)
      for (name, missing) in results { #expect(missing <= 0, "\(name): \(missing) are missing") }
    }

    @Test("every symbol has an icon, and the theme has it")
    func icons() throws {
      let results = try Self.run("icons")
      #expect((results["symbols"] ?? 0) > 15)
      #expect(results["without-icon"] == 0, "\(results)")
      #expect(results["not-in-theme"] == 0, "\(results)")
    }
  }
}
