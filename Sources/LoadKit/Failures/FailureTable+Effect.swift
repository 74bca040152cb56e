extension FailureTable {
  /// Whether a request that ended with this status may have been carried out all the same.
  ///
  /// A refusal says that it was not. What a gateway, or a server that broke down, says leaves it open, unless the
  /// status means that the request was not handled at all.
  static func mayHaveTakenEffect(_ kind: LoadFailure.Kind, status: Int) -> Bool {
    switch status {
    // The request did not arrive as a whole (RFC 9110, 15.5.9), reached the wrong server (15.5.20), or is wanted again
    // later (RFC 8470).
    case 408, 421, 425: false
    // A proxy or a login page has kept it.
    case 407, 511: false
    // The server does not know how (RFC 9110, 15.6.2 and 15.6.6), or cannot handle requests now (15.6.4).
    case 501, 503, 505: false
    // Neither a success nor a refusal: it may be anything.
    case ..<200, 300..<400, 600...: true
    default: kind.mayHaveTakenEffect
    }
  }

  /// Whether a request that ended with this code of `URLError` may have been carried out all the same.
  static func mayHaveTakenEffect(_ kind: LoadFailure.Kind, urlError code: Int) -> Bool {
    switch code {
    // There was no connection to send it over.
    case -1003, -1004, -1006, -2000: false
    default: kind.mayHaveTakenEffect
    }
  }
}
