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
      case .hoursAndMinutes(let hours, let minutes):
        "Versuche es in \(hours) Stunden und \(minutes) Minuten erneut."
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
        "Stelle eine Internetverbindung her und versuche es dann erneut."
      )
    case .timedOut:
      (
        "Hat zu lange gedauert", "Die Antwort ist nicht rechtzeitig angekommen.",
        "Die Verbindung ist vielleicht langsam. Versuche es gleich noch einmal."
      )
    case .cannotConnect:
      (
        "Keine Verbindung", "Die Verbindung wurde unterbrochen oder konnte nicht hergestellt werden.",
        "Prüfe deine Internetverbindung und versuche es dann erneut."
      )
    case .insecureConnection:
      (
        "Verbindung nicht sicher", "Eine sichere Verbindung konnte nicht hergestellt werden.",
        "Prüfe Datum und Uhrzeit dieses Geräts oder versuche es in einem anderen Netzwerk."
      )
    case .rateLimited:
      (
        "Dienst ist ausgelastet", "Diese App hat den Dienst in kurzer Zeit zu oft kontaktiert.",
        "Warte einen Moment und versuche es dann erneut."
      )
    case .serverError:
      (
        "Dienst nicht verfügbar", "Der Dienst hat gerade ein Problem.",
        "Versuche es in ein paar Minuten erneut."
      )
    case .unauthorized:
      (
        "Anmeldung erforderlich", "Um das zu sehen, musst du angemeldet sein.",
        "Melde dich an und versuche es dann erneut."
      )
    case .forbidden:
      (
        "Kein Zugriff", "Dein Konto hat darauf keinen Zugriff.",
        "Bitte den Eigentümer um Zugriff oder verwende ein anderes Konto."
      )
    case .notFound:
      (
        "Nicht gefunden", "Dieser Inhalt ist nicht verfügbar.",
        "Vielleicht wurde der Inhalt verschoben oder entfernt. Geh zurück und suche erneut."
      )
    case .invalidRequest:
      (
        "Aktion nicht möglich", "Der Dienst konnte diese Aktion nicht ausführen.",
        "Vielleicht hilft ein Update der App. Wenn das Problem weiterhin besteht, wende dich an den Support."
      )
    case .conflict:
      (
        "Anderswo geändert", "Das wurde inzwischen an anderer Stelle geändert.",
        "Lade die neueste Version und versuche es dann erneut."
      )
    case .invalidData:
      (
        "Kann nicht angezeigt werden", "Der Dienst hat Daten gesendet, die diese App nicht lesen kann.",
        "Versuche es später erneut. Vielleicht hilft ein Update der App."
      )
    case .tooLarge:
      (
        "Zu groß", "Das ist größer, als die App verarbeiten kann.", "Wähle etwas Kleineres."
      )
    case .storageFull:
      (
        "Nicht genug Speicherplatz", "Auf diesem Gerät ist zu wenig Speicherplatz frei.",
        "Lösche Dateien oder Apps, die du nicht mehr brauchst, und versuche es dann erneut."
      )
    case .cannotSave:
      (
        "Sichern nicht möglich", "Das konnte am gewählten Ort nicht gesichert werden.",
        "Wähle einen anderen Ort und versuche es dann erneut."
      )
    case .unknown:
      (
        "Etwas ist schiefgegangen", "Ein unerwartetes Problem ist aufgetreten.",
        "Versuche es erneut. Wenn das Problem weiterhin besteht, wende dich an den Support."
      )
    }
  }
}
