import Foundation

/// How a launch begins: the arguments that a scheme or a UI test passes.
///
/// `-condition "Server Error"` begins with that network condition, `-fresh YES` with nothing saved, and `-requests YES`
/// shows the requests that the sample server has received.
struct LaunchOptions: Equatable, Sendable {
  /// How the sample server behaves at first.
  var condition = NetworkCondition.normal
  /// Whether the launch is like the first one on a device: it finds no saved content, and saves none for the next one.
  var isFresh = false
  /// Whether the requests show above the screens.
  var showsRequests = false

  /// Reads arguments. Unknown ones are ignored.
  ///
  /// - Parameter arguments: Names with a dash, each followed by its value.
  init(_ arguments: [String] = []) {
    for (name, value) in zip(arguments, arguments.dropFirst()) {
      switch name {
      case "-condition": condition = NetworkCondition(rawValue: value) ?? condition
      case "-fresh": isFresh = value == "YES"
      case "-requests": showsRequests = value == "YES"
      default: break
      }
    }
  }
}
