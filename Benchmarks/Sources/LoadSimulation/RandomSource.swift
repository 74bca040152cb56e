/// Random numbers from a seed: the same on every machine, since only exact operations of floating point are used.
struct RandomSource {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number of SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in 0..<1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number of the exponential distribution with the mean 1.
  mutating func exponential() -> Double { -logarithm(1 - unit()) }

  /// A number of the normal distribution with the mean 0 and the deviation 1 (Marsaglia's polar method).
  mutating func normal() -> Double {
    while true {
      let (x, y) = (2 * unit() - 1, 2 * unit() - 1)
      let square = x * x + y * y
      if square > 0, square < 1 { return x * (-2 * logarithm(square) / square).squareRoot() }
    }
  }

  /// A number of the log-normal distribution with a median and the deviation of its logarithm.
  mutating func logNormal(median: Double, spread: Double) -> Double { median * power(spread * normal()) }
}

/// The natural logarithm of a positive number. The system's differs between C libraries in the last digits.
func logarithm(_ x: Double) -> Double {
  let z = (x.significand - 1) / (x.significand + 1)
  var (term, sum) = (z, z)
  for divisor in stride(from: 3.0, through: 35, by: 2) {
    term *= z * z
    sum += term / divisor
  }
  return 2 * sum + Double(x.exponent) * logarithmOf2
}

/// The exponential function, for the same reason.
func power(_ x: Double) -> Double {
  let exponent = (x / logarithmOf2).rounded()
  let rest = x - exponent * logarithmOf2
  var (term, sum) = (1.0, 1.0)
  for divisor in stride(from: 1.0, through: 18, by: 1) {
    term *= rest / divisor
    sum += term
  }
  return sum * Double(sign: .plus, exponent: Int(exponent), significand: 1)
}

private let logarithmOf2 = 0.693_147_180_559_945_3
