import Foundation

/// Simulates what users and servers see of LoadKit's timing and retries, with the library's own machine, retry policy
/// and retry budget in virtual time.
///
/// `write FOLDER` makes the tables and the pictures of the documentation in that folder. `check` makes a small run.
/// Both exit with 1 if a statement of the pages is not kept.
@main struct LoadSimulation {
  @MainActor static func main() throws {
    #if DEBUG
      print("A debug build takes an hour: use Scripts/simulate")
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
    let resources = folder + "/Resources"
    let flicker = Flicker(loads: 20_000)
    try fill("Flicker", in: folder, flicker.parts)
    try Drawing.write("flicker", to: resources, height: Flicker.pictureHeight, flicker.draw)

    let study = StormStudy(scales: [10_000, 100_000, 1_000_000], loadsPerClient: [1, 2, 5, 10, 25])
    try fill("RetryStorm", in: folder, study.parts)
    for (name, incident) in [("outage", StormScenario.Incident.outage), ("brownout", .queueingBrownOut)] {
      try Drawing.write("storm-\(name)", to: resources, height: StormStudy.timelineHeight) {
        study.drawTimeline(incident, &$0)
      }
    }
    try Drawing.write("storm-amplification", to: resources, height: StormStudy.amplificationHeight) {
      study.drawAmplification(&$0)
    }
    report(flicker.missed + study.missed)
  }

  private static func fill(_ name: String, in folder: String, _ parts: [(name: String, text: String)]) throws {
    var page = try Page("\(folder)/\(name).md")
    for part in parts { try page.replace(part.name, with: part.text) }
    try page.write()
  }

  @MainActor private static func check() {
    report(Flicker(loads: 1_000).missed + StormStudy(scales: [1_000], loadsPerClient: [1, 5, 25]).missed)
  }

  private static func report(_ missed: [String]) {
    for statement in missed { print("MISSED: \(statement)") }
    if !missed.isEmpty { exit(1) }
    print("every target is kept")
  }
}
