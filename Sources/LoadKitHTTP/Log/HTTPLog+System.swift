#if canImport(os)
  import os

  extension HTTPLog {
    /// A log for Console and Instruments: a message at the end of each attempt, and an interval of signposts around it.
    ///
    /// Responses and cancellations are logged at the level `debug`, failures as errors. Addresses are private: the
    /// system shows them only with a debugger or a logging profile.
    ///
    /// - Parameters:
    ///   - subsystem: The subsystem of the app, in reverse DNS notation.
    ///   - category: The category. Default: `HTTP`.
    /// - Returns: The log.
    public static func system(subsystem: String, category: String = "HTTP") -> HTTPLog {
      HTTPLog(began: { attempt in
        // Created where they are used: they only name the log, which the system keeps.
        let signposter = OSSignposter(subsystem: subsystem, category: category)
        let id = signposter.makeSignpostID()
        let method = HTTPDiagnostic.name(of: attempt.method)
        _ = signposter.beginInterval(
          "Request", id: id, "\(method, privacy: .public) \(attempt.address), attempt \(attempt.number)")
        let number = id.rawValue
        return { entry in
          let signposter = OSSignposter(subsystem: subsystem, category: category)
          let outcome = entry.outcome.description
          signposter.endInterval(
            "Request", .beginState(id: OSSignpostID(number)), "\(outcome, privacy: .public)")
          let logger = Logger(subsystem: subsystem, category: category)
          let duration = entry.duration.shortText
          switch entry.outcome {
          case .response, .cancelled:
            logger.debug(
              """
              \(method, privacy: .public) \(entry.attempt.address), attempt \(entry.attempt.number): \
              \(outcome, privacy: .public) after \(duration, privacy: .public)
              """)
          case .failed:
            logger.error(
              """
              \(method, privacy: .public) \(entry.attempt.address), attempt \(entry.attempt.number): \
              \(outcome, privacy: .public) after \(duration, privacy: .public)
              """)
          }
        }
      })
    }
  }
#endif
