import Foundation

extension Desktop {
  /// Waits until a window is drawn.
  ///
  /// - Parameter program: What draws it.
  /// - Returns: The time since the program was started.
  /// - Throws: ``Timeout``.
  public func waitForFirstFrame(of program: Program) throws -> Duration {
    guard let display = FileHandle(forReadingAtPath: folder + "/Xvfb_screen0") else {
      throw Timeout(description: "no display")
    }
    let size = try display.seekToEnd()
    // A little more than half way down: inside of any window, whose background is not black.
    try display.seek(toOffset: size / 2)
    let end = ContinuousClock.now + Self.patience
    while ContinuousClock.now < end {
      try display.seek(toOffset: size / 2)
      if try display.read(upToCount: 64)?.contains(where: { $0 > 30 }) == true {
        return program.start.duration(to: .now)
      }
      usleep(1_000)
    }
    throw Timeout(description: "nothing was drawn")
  }
}
