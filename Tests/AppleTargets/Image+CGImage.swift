// What the double of SwiftUI lacks, since there is no CGImage where its tests run. Nothing here runs.
import Foundation

extension Image {
  /// https://developer.apple.com/documentation/swiftui/image/init(decorative:scale:orientation:)
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) { fatalError() }
  /// https://developer.apple.com/documentation/swiftui/image/orientation
  public enum Orientation: UInt8, Sendable { case up }
}
