import Foundation

/// Simulates what users and servers see of LoadKit's timing and retries, with the library's own machine, retry policy
/// and retry budget in virtual time.
///
/// `write FOLDER` makes the tables and the pictures of the documentation in that folder. `check` makes a small run, and
/// exits with 1 if a target that the pages state is missed.
@main struct LoadSimulation {
  @MainActor static func main() throws {
    #if DEBUG
      print("A debug build takes minutes: use Scripts/simulate")
    #endif
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("write", 2): try write(to: arguments[1])
    case ("check", 1): check()
    default:
      print("usage: LoadSimulation write FOLDER | check")
      exit(2)
    }
  }

  @MainActor private static func write(to folder: String) throws {
    let flicker = Flicker(loads: 20_000)
    try fill("Flicker", in: folder, flicker.parts)
    try Drawing.write("flicker", to: folder + "/Resources", height: Flicker.pictureHeight, flicker.draw)
    report(flicker.missed)
  }

  private static func fill(_ name: String, in folder: String, _ parts: [(name: String, text: String)]) throws {
    var page = try Page("\(folder)/\(name).md")
    for part in parts { try page.replace(part.name, with: part.text) }
    try page.write()
  }

  @MainActor private static func check() { report(Flicker(loads: 1_000).missed) }

  private static func report(_ missed: [String]) {
    for target in missed { print("MISSED: \(target)") }
    if !missed.isEmpty { exit(1) }
    print("every target is kept")
  }
}
