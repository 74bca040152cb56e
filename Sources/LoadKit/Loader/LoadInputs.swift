/// Gives inputs the numbers by which the machine knows them: equal inputs, equal numbers.
struct LoadInputs<Input: Equatable> {
  private var numbers: [Int] = []
  private var inputs: [Input] = []
  private var last = LoadRequest.firstInput - 1

  /// How many are known.
  var count: Int { numbers.count }

  /// The input with a number, if the machine can still ask for it.
  subscript(number: Int) -> Input? {
    guard let index = numbers.firstIndex(of: number) else { return nil }
    return inputs[index]
  }

  /// The number of an input.
  mutating func number(of input: Input) -> Int {
    for index in numbers.indices where inputs[index] == input { return numbers[index] }
    last += 1
    numbers.append(last)
    inputs.append(input)
    return last
  }

  /// Forgets all inputs but these, since the machine can ask for no others.
  mutating func keep(_ kept: Int...) {
    for index in numbers.indices.reversed() where !kept.contains(numbers[index]) {
      numbers.remove(at: index)
      inputs.remove(at: index)
    }
  }
}
