import Foundation

/// Something that the user has written down, kept on the device.
struct Note: Codable, Hashable, Identifiable, Sendable {
  var id = UUID()
  var text: String
}
