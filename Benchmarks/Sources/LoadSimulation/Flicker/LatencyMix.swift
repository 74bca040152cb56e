/// How long loads take in one kind of environment.
struct LatencyMix: Sendable {
  let name: String
  /// Draws the milliseconds of one load.
  let draw: @Sendable (inout RandomSource) -> Double

  /// The longest load. Longer ones are cut, so that a few loads of the heavy tail don't decide about a mean.
  private static let longest = 10_000.0

  static let all = [fastLAN, mobile4G, mobile3G, bimodal, heavyTail]

  /// A profile of WebPageTest: FIOS, 20 Mbit/s, 4 ms.
  static let fastLAN = LatencyMix(name: "Fast LAN") { Network(roundTrip: 4, megabits: 20).load(&$0) }
  /// A profile of WebPageTest: 4G, 9 Mbit/s, 170 ms.
  static let mobile4G = LatencyMix(name: "4G") { Network(roundTrip: 170, megabits: 9).load(&$0) }
  /// A profile of WebPageTest: 3G, 1.6 Mbit/s, 300 ms.
  static let mobile3G = LatencyMix(name: "3G") { Network(roundTrip: 300, megabits: 1.6).load(&$0) }

  /// The share of hits is the one of browser caches in "An analysis of Facebook photo caching" (SOSP 2013). A hit
  /// reads a disk; a miss is a load over 4G.
  static let bimodal = LatencyMix(name: "Cache, 4G") { random in
    random.unit() < 0.655 ? random.logNormal(median: 5, spread: 0.5) : mobile4G.draw(&random)
  }

  /// A Pareto distribution from 60 ms on. The exponent is the one of the transmission times in "Self-similarity in
  /// World Wide Web traffic" (Crovella, Bestavros, 1997).
  static let heavyTail = LatencyMix(name: "Heavy tail") { 60 * power($0.exponential() / 1.2) }

  /// The times of loads, drawn in order.
  func loads(_ count: Int, seed: UInt64) -> [Duration] {
    var random = RandomSource(seed: seed)
    return (0..<count).map { _ in .microseconds(Int64(min(draw(&random), Self.longest) * 1_000)) }
  }
}

/// A load over a network: the server's work, one round trip or three, and the bytes.
private struct Network {
  /// Milliseconds.
  let roundTrip: Double
  /// Millions of bits in a second.
  let megabits: Double

  /// The part of the loads that open a connection, with one round trip for TCP and one for TLS 1.3 (RFC 8446).
  private static let opens = 0.25
  private static let response = 30_000.0

  func load(_ random: inout RandomSource) -> Double {
    let trips = random.unit() < Self.opens ? 3.0 : 1.0
    let work = random.logNormal(median: 40, spread: 0.6)
    return work + trips * random.logNormal(median: roundTrip, spread: 0.3) + Self.response * 8 / (megabits * 1_000)
  }
}
