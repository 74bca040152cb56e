extension FailureWording {
  /// The messages in German, with the symbols of ``FailureTable``.
  public static let german = {
    var messages = FailureWording()
    for kind in LoadFailure.Kind.allCases {
      let (title, message, suggestion) = germanWords(for: kind)
      let symbol = FailureTable.row(for: kind).message.symbol
      messages.set(FailureMessage(symbol: symbol, title: title, message: message, suggestion: suggestion), for: kind)
    }
    for cause in LoadFailure.Cause.allCases {
      let (title, message, suggestion) = germanWords(for: cause)
      let symbol = FailureTable.row(for: cause).message.symbol
      messages.set(FailureMessage(symbol: symbol, title: title, message: message, suggestion: suggestion), for: cause)
    }
    messages.tryAgain = { wait in
      switch wait {
      case .seconds(1): "Versuche es in 1 Sekunde erneut."
      case .seconds(let count): "Versuche es in \(count) Sekunden erneut."
      case .minutes(1): "Versuche es in 1 Minute erneut."
      case .minutes(let count): "Versuche es in \(count) Minuten erneut."
      case .hours(1): "Versuche es in 1 Stunde erneut."
      case .hours(let count): "Versuche es in \(count) Stunden erneut."
      case .longer: "Versuche es an einem anderen Tag erneut."
      }
    }
    return messages
  }()

  private static func germanWords(for kind: LoadFailure.Kind) -> (String, String, String) {
    switch kind.code {
    case .offline:
      (
        "Du bist offline", "Dieses Gerät ist nicht mit dem Internet verbunden.",
        "Prüfe WLAN oder mobile Daten und versuche es dann erneut."
      )
    case .timedOut:
      (
        "Das dauert zu lange", "Es kam nicht rechtzeitig eine Antwort.",
        "Die Verbindung ist vielleicht langsam. Versuche es gleich noch einmal."
      )
    case .cannotConnect:
      (
        "Keine Verbindung", "Die Verbindung ist abgebrochen oder kam nicht zustande.",
        "Prüfe deine Verbindung und versuche es dann erneut."
      )
    case .insecureConnection:
      (
        "Verbindung nicht sicher", "Eine private Verbindung kam nicht zustande, deshalb wurde nichts gesendet.",
        "Prüfe Datum und Uhrzeit dieses Geräts oder versuche es in einem anderen Netz."
      )
    case .rateLimited:
      (
        "Zu viele Versuche", "Es gab in kurzer Zeit zu viele Anfragen.",
        "Warte ein wenig und versuche es dann erneut."
      )
    case .serverError:
      (
        "Dienst nicht verfügbar", "Der Dienst hat gerade ein Problem. Es liegt nicht an dir.",
        "Versuche es in ein paar Minuten erneut."
      )
    case .unauthorized:
      (
        "Anmeldung nötig", "Um das zu sehen, musst du angemeldet sein.",
        "Melde dich an und versuche es dann erneut."
      )
    case .forbidden:
      (
        "Kein Zugriff", "Dein Konto hat hierauf keinen Zugriff.",
        "Bitte den Eigentümer um Zugriff oder verwende ein anderes Konto."
      )
    case .notFound:
      (
        "Nicht gefunden", "Was du suchst, ist nicht hier.",
        "Vielleicht wurde es verschoben oder entfernt. Geh zurück und suche noch einmal danach."
      )
    case .invalidRequest:
      (
        "Das hat nicht geklappt", "Die App hat etwas angefragt, das der Dienst nicht annehmen konnte.",
        "Vielleicht hilft ein Update der App. Sonst wende dich an den Support."
      )
    case .conflict:
      (
        "Anderswo geändert", "Das wurde inzwischen an anderer Stelle geändert.",
        "Hole die neueste Fassung und versuche es dann erneut."
      )
    case .invalidData:
      (
        "Nicht darstellbar", "Die Antwort konnte nicht gelesen werden.",
        "Versuche es später erneut. Vielleicht hilft ein Update der App."
      )
    case .tooLarge:
      (
        "Zu groß", "Das ist größer, als die App verarbeiten kann.", "Wähle etwas Kleineres."
      )
    case .storageFull:
      (
        "Kein Platz mehr", "Auf diesem Gerät ist nicht genug Speicherplatz frei.",
        "Entferne etwas, das du nicht mehr brauchst, und versuche es dann erneut."
      )
    case .cannotSave:
      (
        "Kann nicht gesichert werden", "Am gewählten Ort konnte das nicht gesichert werden.",
        "Wähle einen anderen Ort und versuche es dann erneut."
      )
    case .unknown:
      (
        "Etwas ist schiefgegangen", "Es gab ein unerwartetes Problem.",
        "Versuche es erneut. Wenn es bleibt, wende dich an den Support."
      )
    }
  }
}
