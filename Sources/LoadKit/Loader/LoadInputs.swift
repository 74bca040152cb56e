/// Gives inputs the numbers by which the machine knows them: equal inputs, equal numbers.
struct LoadInputs<Input: Equatable> {
  /// Few: those that the machine can still ask for.
  private var known: [(number: Int, input: Input)] = []
  private var last = LoadRequest.firstInput - 1

  /// The input with a number, if the machine can still ask for it.
  subscript(number: Int) -> Input? { known.first { $0.number == number }?.input }

  /// The number of an input.
  mutating func number(of input: Input) -> Int {
    if let match = known.first(where: { $0.input == input }) { return match.number }
    last += 1
    known.append((last, input))
    return last
  }

  /// Forgets the inputs that are not needed any more.
  mutating func keep(_ first: Int, _ second: Int, _ third: Int) {
    guard known.count > 1 else { return }
    known.removeAll { $0.number != first && $0.number != second && $0.number != third }
  }
}
