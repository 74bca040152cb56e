/// What the program tells its caller when it ends.
enum ExitCode: Int32 {
  /// Content was printed, or there is nothing to print.
  case success = 0
  /// Something could not be loaded or written.
  case failure = 1
  /// The command line cannot be understood.
  case usage = 2
  /// The terminal has gone: 128 and the number of SIGHUP.
  case hungUp = 129
  /// The user interrupted it: 128 and the number of SIGINT.
  case interrupted = 130
  /// Somebody asked it to end: 128 and the number of SIGTERM.
  case terminated = 143
  /// Whoever read the output has gone: 128 and the number of SIGPIPE, as the shell says of other programs.
  case closedPipe = 141
}
