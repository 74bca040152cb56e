/// The functions by which the app changed the content of a loader, by the numbers that its machine knows them by.
///
/// It belongs to the main actor, as does the driver that owns it.
final class LoadChanges {
  private var functions: [Int: (LoadContent) -> LoadContent] = [:]
  private var last = 0

  /// Whether the machine needs no function.
  var isEmpty: Bool { functions.isEmpty }

  func add(_ function: @escaping (LoadContent) -> LoadContent) -> Int {
    last += 1
    functions[last] = function
    return last
  }

  func apply(_ number: Int, to content: LoadContent) -> LoadContent { functions[number]?(content) ?? content }

  /// Releases all functions but these, with everything that they captured.
  func keep(_ numbers: [Int]) {
    guard functions.count != numbers.count else { return }
    functions = functions.filter { numbers.contains($0.key) }
  }
}
