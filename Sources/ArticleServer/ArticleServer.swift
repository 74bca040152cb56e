/// A small HTTP/1.1 server for the sample app and for tests, with articles in it and faults to choose from.
///
/// It listens on 127.0.0.1 from the end of `init` until ``stop()`` or until it is let go, on one thread of its own. It
/// serves `GET` and `HEAD` for `/posts`, `/posts/:id`, `/posts/:id/comments`, `/comments`, `/users`, `/users/:id` and
/// `/users/:id/posts` in the JSON of JSONPlaceholder. Lists take `q` (search), `userId`, `postId`, `id`, `_page` (from
/// 1) and `_limit` (at most 100; 10 for a page without it). The response for a part of a list has `X-Total-Count`, and
/// `Link` (RFC 8288) if there are other pages. `/documents/:id` is a text file that can be asked for in parts. `POST
/// /posts` writes an article, once for each `Idempotency-Key`.
///
/// All members can be used from any thread.
public final class ArticleServer: Sendable {
  /// Responds to requests in place of the scenario.
  ///
  /// Called on the server's thread, so a slow script delays all clients.
  ///
  /// - Returns: The steps, or `nil` to use the scenario.
  public typealias Script = @Sendable (ServerRequest) -> [ServerStep]?

  /// The port it listens on.
  public let port: UInt16
  /// The address without a slash at its end, such as `http://127.0.0.1:49152`.
  public let url: String

  private let state: Monitor<ServerState>
  private let wake: WakePipe
  private let thread: ServerThread

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - scenario: The fault to simulate.
  ///   - port: The port, 0 for any free one.
  ///   - catalog: The content.
  ///   - options: Times and limits.
  /// - Throws: ``ServerStartError``, if the port cannot be taken.
  public init(
    scenario: Scenario = .normal, port: UInt16 = 0, catalog: Catalog = .standard,
    options: ServerOptions = ServerOptions()
  ) throws(ServerStartError) {
    do throws(SystemError) {
      let wake = try WakePipe()
      let listener: Listener
      do throws(SystemError) {
        listener = try Listener(port: port)
      } catch {
        wake.close()
        throw error
      }
      let state = Monitor(ServerState(scenario: scenario))
      let url = "http://127.0.0.1:\(listener.port)"
      let site = Site(catalog: catalog, url: url)
      do throws(SystemError) {
        if scenario != .offline { try listener.listen() }
        thread = try ServerThread {
          let handler = RequestHandler(state, site: site, options: options)
          EventLoop(
            wake: wake, listener: listener, isListening: scenario != .offline, limits: options.loopLimits,
            owner: state.loopOwner(handler.responder)
          ).serveUntilStopped()
        }
      } catch {
        listener.descriptor.release()
        wake.close()
        throw error
      }
      self.port = listener.port
      self.url = url
      self.state = state
      self.wake = wake
    } catch {
      throw ServerStartError(error, port: port)
    }
  }

  deinit { stop() }

  /// Closes all connections and the port, and returns when the server's thread has ended.
  ///
  /// That takes no longer than a script that is running. Further calls only wait for the same. From a script it returns
  /// at once, and the server stops when the script has returned.
  public func stop() {
    let isFirst = state.update { state in
      defer { state.isStopping = true }
      return !state.isStopping
    }
    guard isFirst else {
      if !thread.isCurrent { state.wait { $0.hasStopped } }
      return
    }
    wake.signal()
    thread.join()
    wake.close()
    state.withLock { state in
      state.script = nil
      state.hasStopped = true
    }
  }

  // MARK: Scenario

  /// The current scenario.
  public var scenario: Scenario { state.withLock { $0.scenario } }

  /// Changes the scenario, and restarts the count of ``Scenario/flaky``.
  ///
  /// In force when it returns, for requests that arrive from then on. ``Scenario/offline`` also resets the connections
  /// that are open; every other scenario lets responses in progress finish.
  public func setScenario(_ scenario: Scenario) {
    let change = state.withLock { state in
      state.choose(scenario)
      return state.wantedChange
    }
    wake.signal()
    guard !thread.isCurrent else { return }
    state.wait { $0.carriedOutChange >= change || $0.hasStopped }
  }

  /// Sets or removes the script that responds in place of the scenario.
  ///
  /// - Parameter script: Called for every well-formed request, whatever its method; see ``Script``.
  public func setScript(_ script: Script?) {
    state.withLock { $0.script = script }
  }

  // MARK: Statistics

  /// The last 1,000 well-formed requests, the oldest first.
  public var requests: [ServerRequest] { state.withLock { $0.log } }

  /// How many well-formed requests arrived since the start.
  public var requestCount: Int { state.withLock { $0.requestCount } }

  /// How many connections were made since the start.
  public var acceptedCount: Int { state.withLock { $0.acceptedCount } }

  /// How many connections are open.
  public var connectionCount: Int { state.withLock { $0.connectionCount } }

  /// Waits until so many requests have arrived; at once if they have.
  ///
  /// Also returns when the task is cancelled or the server stops.
  ///
  /// - Parameter count: How many since the start.
  /// - Returns: The requests; see ``requests``.
  @discardableResult
  public func whenRequests(_ count: Int) async -> [ServerRequest] {
    await state.reach(.requests(count))
    return requests
  }

  /// Waits until exactly so many connections are open; at once if they are.
  ///
  /// Also returns when the task is cancelled or the server stops.
  ///
  /// - Parameter count: How many.
  public func whenConnections(_ count: Int) async {
    await state.reach(.connections(count))
  }
}
