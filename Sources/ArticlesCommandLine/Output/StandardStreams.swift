#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Makes the standard streams safe to use, before anything else is opened.
public enum StandardStreams {
  /// - Takes the place of those that are closed, lest a file or a connection gets their number and receives what was
  ///   meant for the user. For reading only, so that writing fails as it would have.
  /// - Turns a reader that went away into an error of writing, instead of the end of the process.
  public static func prepare() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
    signal(SIGPIPE, SIG_IGN)
  }
}
