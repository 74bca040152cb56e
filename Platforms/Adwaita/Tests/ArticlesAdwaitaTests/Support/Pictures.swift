import DesktopDriver
import Foundation
import Testing

/// Pictures that the tests take, for people to look at: in the folder that `ADWAITA_PICTURES` names, else in
/// `.build/pictures` of this package.
enum Pictures {
  static var folder: String {
    ProcessInfo.processInfo.environment["ADWAITA_PICTURES"]
      ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../.build/pictures").standardized.path
  }

  static func keep(_ picture: Picture, _ name: String) throws {
    // A window that draws nothing has one colour or two.
    #expect(picture.colorCount > 20, "the picture of “\(name)” is blank")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try picture.write(to: "\(folder)/\(name).png")
  }
}
