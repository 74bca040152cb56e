import DesktopDriver
import Testing

/// Everything that drives the real window. One test after the other, since each has a desktop of its own.
@Suite(
  "The window", .serialized, .timeLimit(.minutes(20)),
  .enabled(
    if: Desktop.isAvailable, "a display, a bus or AT-SPI is missing: sudo apt-get install xvfb dbus at-spi2-core"))
struct WindowTests {}
