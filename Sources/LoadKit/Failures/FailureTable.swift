/// The one table of failures: for each kind its words, what the user can do, and the codes that mean it.
///
/// A code that is `on` is worth an automatic retry (if the work may be repeated at all), one that is `off` is not.
/// Numbers instead of names, since this module does without Foundation.
public enum FailureTable {
  /// The row of a kind.
  ///
  /// - Parameter kind: What went wrong.
  /// - Returns: Everything about it.
  public static func row(for kind: LoadFailure.Kind) -> Row {
    switch kind.code {
    case .offline: offline
    case .timedOut: timedOut
    case .cannotConnect: cannotConnect
    case .insecureConnection: insecureConnection
    case .rateLimited: rateLimited
    case .serverError: serverError
    case .unauthorized: unauthorized
    case .forbidden: forbidden
    case .notFound: notFound
    case .invalidRequest: invalidRequest
    case .conflict: conflict
    case .invalidData: invalidData
    case .tooLarge: tooLarge
    case .storageFull: storageFull
    case .cannotSave: cannotSave
    case .unknown: unknown
    }
  }

  /// `URLError.cancelled`: someone stopped the request, which is no failure (rule 15).
  static let cancelledURLError = -999
  /// `CocoaError.userCancelled`: likewise.
  static let cancelledCocoaError = 3072
  /// `POSIXError.ECANCELED`: likewise.
  static let cancelledPOSIXError = Code.number(darwin: 89, linux: 125)
  /// Likewise, by domain: a sheet in which the system asks the user was closed before anything was done.
  static let cancelledSheets: [String: Set<Int>] = [
    // `LAError`: userCancel, systemCancel, appCancel.
    "com.apple.LocalAuthentication": [-2, -4, -9],
    // `ASAuthorizationError.canceled`, of Sign in with Apple and passkeys.
    "com.apple.AuthenticationServices.AuthorizationError": [1001],
    // `ASWebAuthenticationSessionError.canceledLogin`.
    "com.apple.AuthenticationServices.WebAuthenticationSession": [1],
    // `SKError.paymentCancelled`.
    "SKErrorDomain": [2],
  ]

  private static let offline = Row(
    .offline,
    symbol: "wifi.slash",
    title: "You’re Offline",
    message: "This device isn’t connected to the internet.",
    suggestion: "Connect to the internet, then try again.",
    actions: [.retry, .openSettings, .details],
    urlErrors: [
      .on(-1009, "notConnectedToInternet", linux: -1003, "A connection that dropped is often back within seconds."),
      .off(-1019, "callIsActive", "A phone call outlasts the retries; the return of the connection loads again."),
    ],
    posixErrors: [
      .on("ENETDOWN", darwin: 50, linux: 100, "As notConnectedToInternet: the interface is down."),
      .on("ENETUNREACH", darwin: 51, linux: 101, "As notConnectedToInternet: no way leads out."),
    ])

  private static let timedOut = Row(
    .timedOut,
    symbol: "hourglass",
    title: "Took Too Long",
    message: "No reply arrived in time.",
    suggestion: "The connection may be slow. Try again in a moment.",
    actions: [.retry, .details],
    urlErrors: [
      .on(-1001, "timedOut", linux: -1001, "A slow network or a busy server may be faster next time.")
    ],
    statuses: [
      .on(408, "Request Timeout", "The request did not arrive in time; it may be sent again (RFC 9110, 15.5.9).")
    ],
    posixErrors: [
      .on("ETIMEDOUT", darwin: 60, linux: 110, "As timedOut.")
    ])

  private static let cannotConnect = Row(
    .cannotConnect,
    symbol: "wifi.exclamationmark",
    title: "Can’t Connect",
    message: "The connection was lost or couldn’t be made.",
    suggestion: "Check your internet connection, then try again.",
    actions: [.retry, .details],
    urlErrors: [
      .on(-1, "unknown", linux: -1, "No cause given. On Linux a body cut short, a bad encoding, a failed handshake."),
      .on(-997, "backgroundSessionWasDisconnected", "The app was suspended during the transfer; it can start over."),
      .on(-1003, "cannotFindHost", linux: -1003, "Name lookups fail for a moment when a device changes networks."),
      .on(-1004, "cannotConnectToHost", linux: -1004, "The server may be restarting."),
      .on(-1005, "networkConnectionLost", linux: -1005, "The connection broke; a new one may hold."),
      .on(-1006, "dnsLookupFailed", linux: -1003, "As cannotFindHost."),
      .on(-1014, "zeroByteResource", linux: -1, "The server closed the connection before the first promised byte."),
      .off(-2000, "cannotLoadFromNetwork", "Only a cached answer was allowed, and there is none."),
    ]
      + elsewhere([
        .on(-1011, "badServerResponse", linux: -1011, "The server closed the connection without an answer.")
      ]),
    statuses: [
      .off(407, "Proxy Authentication Required", "A proxy between here and there wants a password; a retry has none."),
      .on(421, "Misdirected Request", "A new connection may reach the right server (RFC 9110, 15.5.20)."),
    ],
    posixErrors: [
      .on("EPIPE", darwin: 32, linux: 32, "As networkConnectionLost: the other side has closed."),
      .on("EADDRNOTAVAIL", darwin: 49, linux: 99, "The device lost its address, as when it changes networks."),
      .on("ENETRESET", darwin: 52, linux: 102, "As networkConnectionLost."),
      .on("ECONNABORTED", darwin: 53, linux: 103, "As networkConnectionLost; iOS says so after a suspension."),
      .on("ECONNRESET", darwin: 54, linux: 104, "As networkConnectionLost."),
      .on("ENOTCONN", darwin: 57, linux: 107, "As networkConnectionLost; iOS says so after a suspension."),
      .on("ECONNREFUSED", darwin: 61, linux: 111, "As cannotConnectToHost."),
      .on("EHOSTDOWN", darwin: 64, linux: 112, "As cannotConnectToHost."),
      .on("EHOSTUNREACH", darwin: 65, linux: 113, "As cannotConnectToHost; a router may know the way soon."),
    ])

  private static let insecureConnection = Row(
    .insecureConnection,
    symbol: "lock.slash",
    title: "Connection Not Secure",
    message: "A secure connection couldn’t be made.",
    suggestion: "Check the date and time of this device, or try another network.",
    actions: [.retry, .details, .contactSupport],
    urlErrors: [
      .on(-1200, "secureConnectionFailed", linux: -1, "No cause given; a weak network looks the same."),
      .off(-1201, "serverCertificateHasBadDate", linux: -1, "Expired, or a wrong clock; neither heals in seconds."),
      .off(-1202, "serverCertificateUntrusted", linux: -1, "Somebody may listen; asking again makes it no safer."),
      .off(-1203, "serverCertificateHasUnknownRoot", linux: -1, "As serverCertificateUntrusted."),
      .off(-1204, "serverCertificateNotYetValid", linux: -1, "As serverCertificateHasBadDate."),
      .off(-1205, "clientCertificateRejected", linux: -1, "The same certificate would be rejected again."),
      .off(-1206, "clientCertificateRequired", linux: -1, "The app has no certificate to show."),
    ])

  private static let rateLimited = Row(
    .rateLimited,
    symbol: "clock",
    title: "Service Is Busy",
    message: "This app contacted the service too often in a short time.",
    suggestion: "Wait a moment, then try again.",
    actions: [.retry, .details],
    statuses: [
      .on(429, "Too Many Requests", "The limit is about time, so waiting helps (RFC 6585).")
    ])

  private static let serverError = Row(
    .serverError,
    symbol: "wrench.and.screwdriver",
    title: "Service Unavailable",
    message: "The service has a problem right now.",
    suggestion: "Try again in a few minutes.",
    actions: [.retry, .details, .contactSupport],
    urlErrors: [
      .off(-1007, "httpTooManyRedirects", linux: -1007, "A loop of redirects is the same each time."),
      .off(-1010, "redirectToNonExistentLocation", "The server redirects without saying where to."),
    ] + onApple([.on(-1011, "badServerResponse", "What the server says when it fails.")]),
    statuses: [
      .on(425, "Too Early", "The server wants the request again, after the handshake (RFC 8470)."),
      .on(500, "Internal Server Error", "Often a passing fault of one instance."),
      .off(501, "Not Implemented", "The server does not know how, and will not learn in seconds."),
      .on(502, "Bad Gateway", "The server behind the gateway may be restarting."),
      .on(503, "Service Unavailable", "Temporary by definition (RFC 9110, 15.6.4)."),
      .on(504, "Gateway Timeout", "The server behind the gateway was slow; the user's network is not to blame."),
      .off(505, "HTTP Version Not Supported", "The same version would be sent again."),
      .off(506, "Variant Also Negotiates", "A wrong configuration of the server (RFC 2295)."),
      .off(507, "Insufficient Storage", "Somebody has to make room first (RFC 4918)."),
      .off(508, "Loop Detected", "The same request runs into the same loop (RFC 5842)."),
      .off(510, "Not Extended", "The request lacks an extension, and would lack it again (RFC 2774)."),
    ])

  private static let unauthorized = Row(
    .unauthorized,
    symbol: "person.crop.circle.badge.exclamationmark",
    title: "Sign-In Needed",
    message: "You need to be signed in to see this.",
    suggestion: "Sign in, then try again.",
    actions: [.signIn, .retry, .details, .contactSupport],
    urlErrors: [
      .off(-1012, "userCancelledAuthentication", "Nobody gave a password; the user has to act."),
      .off(-1013, "userAuthenticationRequired", "Without a password the answer stays the same."),
    ],
    statuses: [
      .off(401, "Unauthorized", "The same credentials would be refused again.")
    ])

  private static let forbidden = Row(
    .forbidden,
    symbol: "hand.raised",
    title: "No Access",
    message: "Your account doesn’t have access to this.",
    suggestion: "Ask the owner for access, or use another account.",
    actions: [.retry, .signIn, .details, .contactSupport],
    statuses: [
      .off(402, "Payment Required", "Somebody has to pay first."),
      .off(403, "Forbidden", "The server understood, and refuses."),
      .off(451, "Unavailable For Legal Reasons", "The law does not change in seconds (RFC 7725)."),
    ])

  private static let notFound = Row(
    .notFound,
    symbol: "questionmark.folder",
    title: "Not Found",
    message: "This content isn’t available.",
    suggestion: "The content may have been moved or removed. Go back, then search again.",
    actions: [.dismiss, .details],
    urlErrors: [
      .off(-1008, "resourceUnavailable", "It could not be retrieved; mostly because it does not exist."),
      .off(-1100, "fileDoesNotExist", linux: -1002, "There is no such file."),
    ],
    statuses: [
      .off(404, "Not Found", "What does not exist now will not exist in seconds."),
      .off(410, "Gone", "It has been removed for good."),
    ],
    cocoaErrors: [
      .off(4, "fileNoSuchFile", "There is no such file."),
      .off(260, "fileReadNoSuchFile", "As fileNoSuchFile."),
    ],
    posixErrors: [
      .off("ENOENT", darwin: 2, linux: 2, "There is no such file."),
      .off("ENOTDIR", darwin: 20, linux: 20, "A part of the path is no folder, so there is no such file."),
    ])

  private static let invalidRequest = Row(
    .invalidRequest,
    symbol: "exclamationmark.bubble",
    title: "Couldn’t Complete This",
    message: "The service couldn’t complete this action.",
    suggestion: "Updating the app may help. If the problem continues, contact support.",
    actions: [.dismiss, .details, .contactSupport],
    urlErrors: [
      .off(-995, "backgroundSessionRequiresSharedContainer", "The session is set up wrongly."),
      .off(-1000, "badURL", linux: -1000, "The address is malformed, and stays so."),
      .off(-1021, "requestBodyStreamExhausted", "The body is a stream that cannot be read a second time."),
      .off(-1101, "fileIsDirectory", "The address names a folder, not a file."),
    ] + onApple([.off(-1002, "unsupportedURL", linux: -1002, "No way is known to load such an address.")]),
    statuses: [
      .off(400, "Bad Request", "The same request is as wrong the next time."),
      .off(405, "Method Not Allowed", "As 400."),
      .off(422, "Unprocessable Content", "The content was understood and refused."),
    ],
    posixErrors: [
      .off("EISDIR", darwin: 21, linux: 21, "The path names a folder, not a file."),
      .off("EINVAL", darwin: 22, linux: 22, "The same call is as wrong the next time."),
      .off("ENAMETOOLONG", darwin: 63, linux: 36, "The name is as long the next time."),
    ])

  private static let conflict = Row(
    .conflict,
    symbol: "arrow.triangle.2.circlepath",
    title: "Changed Elsewhere",
    message: "This was changed in another place in the meantime.",
    suggestion: "Load the latest version, then try again.",
    actions: [.retry, .details],
    statuses: [
      .off(409, "Conflict", "Changed meanwhile; only work with a key may wait for its own first attempt."),
      .off(412, "Precondition Failed", "The version that the request builds on is outdated."),
    ])

  private static let invalidData = Row(
    .invalidData,
    symbol: "text.badge.xmark",
    title: "Can’t Show This",
    message: "The service sent data that this app can’t read.",
    suggestion: "Try again later. Updating the app may help.",
    actions: [.retry, .details, .contactSupport],
    urlErrors: [
      .off(-1015, "cannotDecodeRawData", linux: -1, "The encoding of the body is broken, mostly at its source."),
      .off(-1016, "cannotDecodeContentData", linux: -1, "The encoding of the body is not known here."),
      .off(-1017, "cannotParseResponse", linux: -1002, "What came is no HTTP."),
      .off(-3006, "downloadDecodingFailedMidStream", "As cannotDecodeRawData."),
      .off(-3007, "downloadDecodingFailedToComplete", "As cannotDecodeRawData."),
    ] + elsewhere([.off(-1002, "unsupportedURL", linux: -1002, "libcurl says this of an answer that is no HTTP.")]),
    statuses: [
      .off(304, "Not Modified", "The answer to a condition; here no condition was sent, so there is nothing to show.")
    ],
    cocoaErrors: [
      .off(3840, "propertyListReadCorrupt", "The text does not parse; also what JSONSerialization throws."),
      .off(4864, "coderReadCorrupt", "The data does not decode."),
      .off(4865, "coderValueNotFound", "A value is missing in the data."),
    ])

  private static let tooLarge = Row(
    .tooLarge,
    symbol: "shippingbox",
    title: "Too Large",
    message: "This is larger than the app can handle.",
    suggestion: "Choose something smaller.",
    actions: [.dismiss, .details, .contactSupport],
    urlErrors: [
      .off(-1103, "dataLengthExceedsMaximum", "The answer is as large the next time.")
    ],
    statuses: [
      .off(413, "Content Too Large", "What was sent is as large the next time.")
    ],
    cocoaErrors: [
      .off(263, "fileReadTooLarge", "The file is as large the next time.")
    ],
    posixErrors: [
      .off("EFBIG", darwin: 27, linux: 27, "Larger than a file may be."),
      .off("EMSGSIZE", darwin: 40, linux: 90, "Larger than a message may be."),
    ])

  private static let storageFull = Row(
    .storageFull,
    symbol: "externaldrive.badge.exclamationmark",
    title: "Not Enough Storage",
    message: "This device doesn’t have enough free space.",
    suggestion: "Delete files or apps that you no longer need, then try again.",
    actions: [.retry, .openSettings, .details],
    cocoaErrors: [
      .off(640, "fileWriteOutOfSpace", "Somebody has to make room first.")
    ],
    posixErrors: [
      .off("ENOSPC", darwin: 28, linux: 28, "As fileWriteOutOfSpace."),
      .off("EDQUOT", darwin: 69, linux: 122, "As fileWriteOutOfSpace: the user's share of the disk is used up."),
    ])

  private static let cannotSave = Row(
    .cannotSave,
    symbol: "externaldrive.badge.xmark",
    title: "Can’t Save",
    message: "This couldn’t be saved in the chosen location.",
    suggestion: "Choose another location, then try again.",
    actions: [.retry, .details, .contactSupport],
    urlErrors: [
      .off(-3000, "cannotCreateFile", "The place is protected or missing; the next try meets the same."),
      .off(-3001, "cannotOpenFile", "As cannotCreateFile."),
      .off(-3002, "cannotCloseFile", "As cannotCreateFile."),
      .off(-3003, "cannotWriteToFile", "As cannotCreateFile."),
      .off(-3004, "cannotRemoveFile", "As cannotCreateFile."),
      .off(-3005, "cannotMoveFile", "As cannotCreateFile."),
    ],
    cocoaErrors: [
      .off(512, "fileWriteUnknown", "No cause given; it is not the network."),
      .off(513, "fileWriteNoPermission", "Permissions do not change by asking again."),
      .off(514, "fileWriteInvalidFileName", "The name stays the same."),
      .off(516, "fileWriteFileExists", "Something else of that name is in the way."),
      .off(642, "fileWriteVolumeReadOnly", "Nothing can be saved there."),
    ],
    posixErrors: [
      .off("EROFS", darwin: 30, linux: 30, "Nothing can be saved there.")
    ])

  private static let unknown = Row(
    .unknown,
    symbol: "exclamationmark.triangle",
    title: "Something Went Wrong",
    message: "An unexpected problem occurred.",
    suggestion: "Try again. If the problem continues, contact support.",
    actions: [.retry, .details, .contactSupport],
    urlErrors: [
      .off(-996, "backgroundSessionInUseByAnotherProcess", "Shared with an extension that has to end first."),
      .off(-1104, "fileOutsideSafeArea", "Internal to the system; apps are not meant to get it."),
    ],
    posixErrors: [
      .on("EINTR", darwin: 4, linux: 4, "A signal came in between."),
      .off("EIO", darwin: 5, linux: 5, "The disk is broken, or was taken out."),
      .on("ENOMEM", darwin: 12, linux: 12, "Memory may be free again in a moment."),
      .on("EAGAIN", darwin: 35, linux: 11, "Not possible at the moment."),
    ])
}

extension FailureTable {
  /// Codes with this meaning in Apple's loading system only.
  private static func onApple(_ codes: [Code]) -> [Code] {
    #if canImport(Darwin)
      codes
    #else
      []
    #endif
  }

  /// Codes with this meaning in the loading system that is built on libcurl.
  private static func elsewhere(_ codes: [Code]) -> [Code] {
    #if canImport(Darwin)
      []
    #else
      codes
    #endif
  }
}
