extension FailureTable {
  /// The row of a failure: the row of its cause, or else of its kind.
  ///
  /// - Parameter failure: What went wrong.
  /// - Returns: Everything about it.
  public static func row(for failure: LoadFailure) -> Row {
    failure.specificCause.map(row(for:)) ?? row(for: failure.kind)
  }

  /// One row for each cause, in the order of the causes.
  public static let causes: [Row] = LoadFailure.Cause.allCases.map(row(for:))

  /// The row of a cause.
  ///
  /// - Parameter cause: What went wrong.
  /// - Returns: Everything about it.
  public static func row(for cause: LoadFailure.Cause) -> Row {
    switch cause.code {
    case .networkSignIn: networkSignIn
    case .webPage: webPage
    case .numberOutOfRange: numberOutOfRange
    case .cellularOff: cellularOff
    case .roamingOff: roamingOff
    case .lowDataMode: lowDataMode
    case .limitedNetwork: limitedNetwork
    case .localNetworkDenied: localNetworkDenied
    case .tooManyConnections: tooManyConnections
    case .tooManyFiles: tooManyFiles
    case .fileLocked: fileLocked
    case .fileInUse: fileInUse
    case .resourceLocked: resourceLocked
    case .insecureAddress: insecureAddress
    }
  }

  private static let networkSignIn = Row(
    .networkSignIn,
    symbol: "wifi.exclamationmark",
    title: "Network Sign-In Needed",
    message: "This network may require signing in.",
    suggestion: "Open a web page to sign in, or use another network. Then try again.",
    actions: [.retry, .openSettings, .details],
    statuses: [
      .off(511, "Network Authentication Required", "A Wi-Fi login page stands in between (RFC 6585).")
    ])

  private static let webPage = Row(
    .webPage,
    symbol: "text.badge.xmark",
    title: "Unexpected Web Page",
    message: "The service sent a web page instead of data.",
    suggestion: "Try again later. If the problem continues, contact support.",
    actions: [.retry, .details, .contactSupport])

  private static let numberOutOfRange = Row(
    .numberOutOfRange,
    symbol: "text.badge.xmark",
    title: "Number Not Supported",
    message: "The service sent a number that this app can’t handle.",
    suggestion: "Updating the app may help.",
    actions: [.dismiss, .details, .contactSupport])

  private static let cellularOff = Row(
    .cellularOff,
    symbol: "wifi.slash",
    title: "Mobile Data Is Off",
    message: "This app isn’t allowed to use mobile data.",
    suggestion: "Connect to Wi-Fi, or allow mobile data for this app in Settings.",
    actions: [.openSettings, .retry, .details],
    urlErrors: [
      .off(-1020, "dataNotAllowed", "Mobile data is switched off for this app; the user has to act.")
    ])

  private static let roamingOff = Row(
    .roamingOff,
    symbol: "wifi.slash",
    title: "Data Roaming Is Off",
    message: "Mobile data can’t be used in this country or region.",
    suggestion: "Connect to Wi-Fi, or turn on data roaming in Settings.",
    actions: [.openSettings, .retry, .details],
    urlErrors: [
      .off(-1018, "internationalRoamingOff", "A setting of the user's; it does not change by itself.")
    ])

  private static let lowDataMode = Row(
    .lowDataMode,
    symbol: "wifi.slash",
    title: "Low Data Mode Is On",
    message: "This doesn’t load while Low Data Mode is on.",
    suggestion: "Turn off Low Data Mode in Settings, or use another network.",
    actions: [.openSettings, .retry, .details])

  private static let limitedNetwork = Row(
    .limitedNetwork,
    symbol: "wifi.slash",
    title: "Network Not Suitable",
    message: "This doesn’t load over mobile data, a hotspot or a satellite.",
    suggestion: "Connect to Wi-Fi, then try again.",
    actions: [.retry, .openSettings, .details])

  private static let localNetworkDenied = Row(
    .localNetworkDenied,
    symbol: "wifi.exclamationmark",
    title: "Local Network Not Allowed",
    message: "This app isn’t allowed to reach devices on your network.",
    suggestion: "Allow access to the local network in Settings, then try again.",
    actions: [.openSettings, .retry, .details])

  private static let tooManyConnections = Row(
    .tooManyConnections,
    symbol: "wifi.exclamationmark",
    title: "Too Many Connections",
    message: "This app has too many connections open.",
    suggestion: "Wait a moment, then try again. If the problem continues, close and reopen the app.",
    actions: [.retry, .details, .contactSupport])

  private static let tooManyFiles = Row(
    .tooManyFiles,
    symbol: "exclamationmark.triangle",
    title: "Too Many Open Files",
    message: "Too many files are open on this device.",
    suggestion: "Close some files, then try again. If the problem continues, reopen the app.",
    actions: [.retry, .details, .contactSupport],
    posixErrors: [
      .on("ENFILE", darwin: 23, linux: 23, "Other programs may close some files."),
      .on("EMFILE", darwin: 24, linux: 24, "This program may close some files or connections."),
    ])

  private static let fileLocked = Row(
    .fileLocked,
    symbol: "hand.raised",
    title: "File Not Available",
    message: "This file can’t be opened, and may be locked.",
    suggestion: "Unlock this device, or choose another file, then try again.",
    actions: [.retry, .details, .contactSupport],
    urlErrors: [
      .off(-1102, "noPermissionsToReadFile", "Permissions do not change by asking again.")
    ],
    cocoaErrors: [
      .off(257, "fileReadNoPermission", "The device is locked, or the file is not yours; neither changes by asking.")
    ],
    posixErrors: [
      .off("EPERM", darwin: 1, linux: 1, "As fileReadNoPermission; a protected file on a locked device."),
      .off("EACCES", darwin: 13, linux: 13, "As EPERM."),
    ])

  private static let fileInUse = Row(
    .fileInUse,
    symbol: "exclamationmark.triangle",
    title: "File in Use",
    message: "This file is in use somewhere else.",
    suggestion: "Close the file there, then try again.",
    actions: [.retry, .details],
    cocoaErrors: [
      .on(255, "fileLocking", "The other program may let go of it in a moment.")
    ],
    posixErrors: [
      .on("EBUSY", darwin: 16, linux: 16, "In use elsewhere at the moment."),
      .on("ETXTBSY", darwin: 26, linux: 26, "As EBUSY."),
    ])

  private static let resourceLocked = Row(
    .resourceLocked,
    symbol: "arrow.triangle.2.circlepath",
    title: "Being Edited Elsewhere",
    message: "Someone else is editing this right now.",
    suggestion: "Wait until the other person is done, then try again.",
    actions: [.retry, .details],
    statuses: [
      .off(423, "Locked", "Another user is editing it (RFC 4918).")
    ])

  private static let insecureAddress = Row(
    .insecureAddress,
    symbol: "lock.slash",
    title: "Address Not Secure",
    message: "This address isn’t encrypted, so the app didn’t use the address.",
    suggestion: "Contact support. Trying again won’t help.",
    actions: [.dismiss, .details, .contactSupport],
    urlErrors: [
      .off(-1022, "appTransportSecurityRequiresSecureConnection", "The app may not use this address unencrypted.")
    ])
}
