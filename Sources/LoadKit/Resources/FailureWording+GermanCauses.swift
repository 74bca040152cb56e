extension FailureWording {
  /// The title, the message and the suggestion for a cause in German.
  static func germanWords(for cause: LoadFailure.Cause) -> (String, String, String) {
    switch cause.code {
    case .networkSignIn:
      (
        "Anmeldung im Netzwerk erforderlich", "Dieses Netzwerk erfordert vielleicht eine Anmeldung.",
        "Öffne eine Webseite, um dich anzumelden, oder wechsle das Netzwerk. Versuche es dann erneut."
      )
    case .webPage:
      (
        "Unerwartete Webseite", "Der Dienst hat eine Webseite statt Daten gesendet.",
        "Versuche es später erneut. Wenn das Problem weiterhin besteht, wende dich an den Support."
      )
    case .numberOutOfRange:
      (
        "Zahl nicht unterstützt", "Der Dienst hat eine Zahl gesendet, die diese App nicht verarbeiten kann.",
        "Vielleicht hilft ein Update der App."
      )
    case .cellularOff:
      (
        "Mobile Daten sind aus", "Diese App darf keine mobilen Daten verwenden.",
        "Verbinde dich mit einem WLAN oder erlaube dieser App mobile Daten in den Einstellungen."
      )
    case .roamingOff:
      (
        "Datenroaming ist aus", "In diesem Land oder dieser Region können keine mobilen Daten verwendet werden.",
        "Verbinde dich mit einem WLAN oder schalte Datenroaming in den Einstellungen ein."
      )
    case .lowDataMode:
      (
        "Datensparmodus ist an", "Das wird im Datensparmodus nicht geladen.",
        "Schalte den Datensparmodus in den Einstellungen aus oder wechsle das Netzwerk."
      )
    case .limitedNetwork:
      (
        "Netzwerk nicht geeignet", "Das wird nicht über mobile Daten, einen Hotspot oder einen Satelliten geladen.",
        "Verbinde dich mit einem WLAN und versuche es dann erneut."
      )
    case .localNetworkDenied:
      (
        "Lokales Netzwerk nicht erlaubt", "Diese App darf nicht auf Geräte in deinem Netzwerk zugreifen.",
        "Erlaube den Zugriff auf das lokale Netzwerk in den Einstellungen und versuche es dann erneut."
      )
    case .tooManyConnections:
      (
        "Zu viele Verbindungen", "Diese App hat zu viele Verbindungen geöffnet.",
        "Versuche es gleich erneut. Wenn das Problem weiterhin besteht, schließe die App und öffne sie wieder."
      )
    case .tooManyFiles:
      (
        "Zu viele offene Dateien", "Auf diesem Gerät sind zu viele Dateien geöffnet.",
        "Schließe einige Dateien und versuche es dann erneut. Wenn das Problem weiterhin besteht, öffne die App erneut."
      )
    case .fileLocked:
      (
        "Datei nicht verfügbar", "Diese Datei kann nicht geöffnet werden. Vielleicht ist sie gesperrt.",
        "Entsperre dieses Gerät oder wähle eine andere Datei und versuche es dann erneut."
      )
    case .fileInUse:
      (
        "Datei wird verwendet", "Diese Datei wird gerade an anderer Stelle verwendet.",
        "Schließe sie dort und versuche es dann erneut."
      )
    case .resourceLocked:
      (
        "Wird gerade bearbeitet", "Jemand anderes bearbeitet das gerade.",
        "Warte, bis die Bearbeitung beendet ist, und versuche es dann erneut."
      )
    case .insecureAddress:
      (
        "Adresse nicht sicher", "Diese Adresse ist nicht verschlüsselt und wurde deshalb nicht verwendet.",
        "Wende dich an den Support. Ein neuer Versuch hilft nicht."
      )
    }
  }
}
