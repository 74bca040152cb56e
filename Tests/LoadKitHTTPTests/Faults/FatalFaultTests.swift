#if os(Linux) || os(macOS)
  import LoadKit
  import Testing
  import _ArticleServer

  /// Faults that end the process in FoundationNetworking before Swift 6.4, whatever the process does: there is no error
  /// to catch and no callback before it. So each has a process of its own, and its end there is a known issue.
  @Suite("Faults that a process may not survive", .timeLimit(.minutes(5)))
  struct FatalFaultTests {
    @Test("B81 A connection that is closed within the head of a response")
    func headCut() async {
      await expectSurvival {
        await #expect(processExitsWith: .success) {
          try await FatalFaultTests.check(.headCut)
        }
      }
    }

    @Test("B81 Header fields after the last chunk of a body")
    func trailers() async {
      await expectSurvival {
        await #expect(processExitsWith: .success) {
          try await FatalFaultTests.check(.trailers)
        }
      }
    }

    @MainActor private static func check(_ fault: Fault) async throws {
      for work in FaultRun.Work.allCases {
        let run = try FaultRun(.fault(fault), work, hasContent: true)
        await run.run(.none)
        let kind = run.loader.failure?.kind
        #expect(kind == .cannotConnect || kind == .invalidData || fault == .trailers && kind == nil)
        #expect(run.loader.value == FaultRun.content || kind == nil)
        #expect(run.server.requestCount == (kind == .cannotConnect ? FaultMatrix.Calls.retried[work] : 1))
      }
    }

    private func expectSurvival(_ body: () async -> Void) async {
      #if canImport(FoundationNetworking) && compiler(<6.4)
        await withKnownIssue("FoundationNetworking ends the process", isIntermittent: true) { await body() }
      #else
        await body()
      #endif
    }
  }
#endif
