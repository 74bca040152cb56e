import LoadKit

// German. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// German that addresses the user with “du”. ``germanFormal`` uses “Sie”.
  public static let german = LanguageTable(
    language: "de",
    buttons: Buttons(
      load: CommonWording.ButtonName("Laden", label: "Inhalt laden"),
      retry: CommonWording.ButtonName("Erneut versuchen", label: "Erneut versuchen: Inhalt laden"),
      refresh: CommonWording.ButtonName("Aktualisieren", label: "Inhalt aktualisieren"),
      cancel: CommonWording.ButtonName("Abbrechen", label: "Laden abbrechen"),
      signIn: CommonWording.ButtonName("Anmelden"),
      openSettings: CommonWording.ButtonName("Einstellungen öffnen"),
      clearSearch: CommonWording.ButtonName("Suche löschen"),
      clearFilters: CommonWording.ButtonName("Filter zurücksetzen"),
      details: CommonWording.ButtonName("Details", label: "Details zum Problem"),
      contactSupport: CommonWording.ButtonName("Support kontaktieren"),
      dismiss: CommonWording.ButtonName("Ausblenden", label: "Meldung ausblenden")),
    work: LanguageWork(
      loading: "Wird geladen",
      refreshing: "Wird aktualisiert",
      slow: "Das dauert länger als gewöhnlich",
      stalled: "Seit einer Weile kommen keine Daten an",
      waitingForConnection: "Warten auf eine Verbindung",
      waitingToRetry: "Gleich folgt ein neuer Versuch …",
      percent: "{}\u{A0}%"),
    screens: LanguageScreens(
      idle: "Noch nicht geladen",
      loaded: "Geladen",
      refreshFailed: "Aktualisierung fehlgeschlagen",
      empty: "Noch nichts vorhanden",
      noResults: "Keine Ergebnisse für „{}“",
      noResultsTitle: "Keine Ergebnisse",
      changeTerms: "Prüfe die Schreibweise oder versuche es mit anderen Wörtern.",
      changeTermsOrFilters: "Versuche es mit anderen Wörtern oder setze die Filter zurück.",
      allDone: "Alles erledigt",
      allDoneText: "Hier gibt es nichts mehr zu tun.",
      noPermission: "Kein Zugriff",
      noPermissionText: "Du hast keine Berechtigung, das zu sehen.",
      previousInput: "Frühere Ergebnisse werden angezeigt",
      cached: "Gespeicherter Inhalt wird angezeigt",
      updatedJustNow: "Gerade aktualisiert",
      updated: "Vor {} aktualisiert"),
    nextPage: NextPage(
      loading: "Weitere Einträge werden geladen",
      load: CommonWording.ButtonName("Mehr laden", label: "Mehr laden: Weitere Einträge"),
      retry: CommonWording.ButtonName("Erneut versuchen", label: "Erneut versuchen: Weitere Einträge laden"),
      cancel: CommonWording.ButtonName("Abbrechen", label: "Laden weiterer Einträge abbrechen"),
      failed: "Mehr konnte nicht geladen werden",
      end: "Keine weiteren Einträge"),
    counts: LanguageCounts<OneOtherForms>(
      items: OneOtherForms(one: "{} Eintrag", other: "{} Einträge"),
      moreItems: OneOtherForms(one: "{} weiterer Eintrag", other: "{} weitere Einträge"),
      seconds: OneOtherForms(one: "{} Sekunde", other: "{} Sekunden"),
      minutes: OneOtherForms(one: "{} Minute", other: "{} Minuten"),
      hours: OneOtherForms(one: "{} Stunde", other: "{} Stunden"),
      days: OneOtherForms(one: "{} Tag", other: "{} Tagen"),
      hoursAndMinutes: "{} und {}"),
    waits: LanguageWaits(tryAgain: "Versuche es in {} erneut.", longer: "Versuche es an einem anderen Tag erneut."),
    failures: germanFailures, forms: germanForms
  ).wording

  private static let germanFailures = LanguageFailures(
    offline: LanguageMessage(
      "Du bist offline", "Dieses Gerät ist nicht mit dem Internet verbunden.",
      "Stelle eine Internetverbindung her und versuche es dann erneut."),
    timedOut: LanguageMessage(
      "Hat zu lange gedauert", "Die Antwort ist nicht rechtzeitig angekommen.",
      "Die Verbindung ist vielleicht langsam. Versuche es gleich noch einmal."),
    cannotConnect: LanguageMessage(
      "Keine Verbindung", "Die Verbindung wurde unterbrochen oder konnte nicht hergestellt werden.",
      "Prüfe deine Internetverbindung und versuche es dann erneut."),
    insecureConnection: LanguageMessage(
      "Verbindung nicht sicher", "Eine sichere Verbindung konnte nicht hergestellt werden.",
      "Prüfe Datum und Uhrzeit dieses Geräts oder versuche es in einem anderen Netzwerk."),
    rateLimited: LanguageMessage(
      "Dienst ist ausgelastet", "Diese App hat den Dienst in kurzer Zeit zu oft kontaktiert.",
      "Warte einen Moment und versuche es dann erneut."),
    serverError: LanguageMessage(
      "Dienst nicht verfügbar", "Der Dienst hat gerade ein Problem.", "Versuche es in ein paar Minuten erneut."),
    unauthorized: LanguageMessage(
      "Anmeldung erforderlich", "Um das zu sehen, musst du angemeldet sein.",
      "Melde dich an und versuche es dann erneut."),
    forbidden: LanguageMessage(
      "Kein Zugriff", "Dein Konto hat darauf keinen Zugriff.",
      "Bitte den Eigentümer um Zugriff oder verwende ein anderes Konto."),
    notFound: LanguageMessage(
      "Nicht gefunden", "Dieser Inhalt ist nicht verfügbar.",
      "Vielleicht wurde der Inhalt verschoben oder entfernt. Geh zurück und suche erneut."),
    invalidRequest: LanguageMessage(
      "Aktion nicht möglich", "Der Dienst konnte diese Aktion nicht ausführen.",
      "Vielleicht hilft ein Update der App. Wenn das Problem weiterhin besteht, wende dich an den Support."),
    conflict: LanguageMessage(
      "Anderswo geändert", "Das wurde inzwischen an anderer Stelle geändert.",
      "Lade die neueste Version und versuche es dann erneut."),
    invalidData: LanguageMessage(
      "Kann nicht angezeigt werden", "Der Dienst hat Daten gesendet, die diese App nicht lesen kann.",
      "Versuche es später erneut. Vielleicht hilft ein Update der App."),
    tooLarge: LanguageMessage("Zu groß", "Das ist größer, als die App verarbeiten kann.", "Wähle etwas Kleineres."),
    storageFull: LanguageMessage(
      "Nicht genug Speicherplatz", "Auf diesem Gerät ist zu wenig Speicherplatz frei.",
      "Lösche Dateien oder Apps, die du nicht mehr brauchst, und versuche es dann erneut."),
    cannotSave: LanguageMessage(
      "Sichern nicht möglich", "Das konnte am gewählten Ort nicht gesichert werden.",
      "Wähle einen anderen Ort und versuche es dann erneut."),
    unknown: LanguageMessage(
      "Etwas ist schiefgegangen", "Ein unerwartetes Problem ist aufgetreten.",
      "Versuche es erneut. Wenn das Problem weiterhin besteht, wende dich an den Support."),
    networkSignIn: LanguageMessage(
      "Anmeldung im Netzwerk erforderlich", "Dieses Netzwerk erfordert vielleicht eine Anmeldung.",
      "Öffne eine Webseite, um dich anzumelden, oder wechsle das Netzwerk. Versuche es dann erneut."),
    webPage: LanguageMessage(
      "Unerwartete Webseite", "Der Dienst hat eine Webseite statt Daten gesendet.",
      "Versuche es später erneut. Wenn das Problem weiterhin besteht, wende dich an den Support."),
    numberOutOfRange: LanguageMessage(
      "Zahl nicht unterstützt", "Der Dienst hat eine Zahl gesendet, die diese App nicht verarbeiten kann.",
      "Vielleicht hilft ein Update der App."),
    cellularOff: LanguageMessage(
      "Mobile Daten sind aus", "Diese App darf keine mobilen Daten verwenden.",
      "Verbinde dich mit einem WLAN oder erlaube dieser App mobile Daten in den Einstellungen."),
    roamingOff: LanguageMessage(
      "Datenroaming ist aus", "In diesem Land oder dieser Region können keine mobilen Daten verwendet werden.",
      "Verbinde dich mit einem WLAN oder schalte Datenroaming in den Einstellungen ein."),
    lowDataMode: LanguageMessage(
      "Datensparmodus ist an", "Das wird im Datensparmodus nicht geladen.",
      "Schalte den Datensparmodus in den Einstellungen aus oder wechsle das Netzwerk."),
    limitedNetwork: LanguageMessage(
      "Netzwerk nicht geeignet", "Das wird nicht über mobile Daten, einen Hotspot oder einen Satelliten geladen.",
      "Verbinde dich mit einem WLAN und versuche es dann erneut."),
    localNetworkDenied: LanguageMessage(
      "Lokales Netzwerk nicht erlaubt", "Diese App darf nicht auf Geräte in deinem Netzwerk zugreifen.",
      "Erlaube den Zugriff auf das lokale Netzwerk in den Einstellungen und versuche es dann erneut."),
    tooManyConnections: LanguageMessage(
      "Zu viele Verbindungen", "Diese App hat zu viele Verbindungen geöffnet.",
      "Warte einen Moment und versuche es dann erneut. Wenn das Problem weiterhin besteht, schließe die "
        + "App und öffne sie wieder."
    ),
    tooManyFiles: LanguageMessage(
      "Zu viele offene Dateien", "Auf diesem Gerät sind zu viele Dateien geöffnet.",
      "Schließe einige Dateien und versuche es dann erneut. Wenn das Problem weiterhin besteht, öffne die App erneut."),
    fileLocked: LanguageMessage(
      "Datei nicht verfügbar", "Diese Datei kann nicht geöffnet werden. Vielleicht ist sie gesperrt.",
      "Entsperre dieses Gerät oder wähle eine andere Datei und versuche es dann erneut."),
    fileInUse: LanguageMessage(
      "Datei wird verwendet", "Diese Datei wird gerade an anderer Stelle verwendet.",
      "Schließe sie dort und versuche es dann erneut."),
    resourceLocked: LanguageMessage(
      "Wird gerade bearbeitet", "Jemand anderes bearbeitet das gerade.",
      "Warte, bis die Bearbeitung beendet ist, und versuche es dann erneut."),
    insecureAddress: LanguageMessage(
      "Adresse nicht sicher", "Diese Adresse ist nicht verschlüsselt und wurde deshalb nicht verwendet.",
      "Wende dich an den Support. Ein neuer Versuch hilft nicht."))

  private static let germanForms = LanguageForms(
    send: CommonWording.ButtonName("Senden", label: "Formular senden"),
    cancel: CommonWording.ButtonName("Abbrechen", label: "Senden abbrechen"),
    sending: "Wird gesendet",
    sent: "Gesendet",
    stalled: "Seit einer Weile werden keine Daten gesendet",
    notAccepted: "Diese Eingabe wurde nicht angenommen.",
    rejected: LanguageMessage(
      "Prüfe deine Eingaben", "Einige Eingaben wurden nicht angenommen.",
      "Korrigiere diese Eingaben und sende sie dann erneut."),
    mayHaveBeenSent: LanguageMessage(
      "Vielleicht bereits gesendet",
      "Es ist keine eindeutige Bestätigung angekommen. Vielleicht wurde bereits gesendet.",
      "Prüfe, ob das angekommen ist, bevor du erneut sendest."),
    wrongCredentials: LanguageMessage(
      "Anmelden nicht möglich", "Name oder Passwort ist nicht korrekt.", "Prüfe beides und versuche es erneut."),
    unauthorized: LanguageMessage(
      "Anmeldung erforderlich", "Um das zu senden, musst du angemeldet sein.", "Melde dich an und sende dann erneut."),
    forbidden: LanguageMessage(
      "Nicht erlaubt", "Dein Konto ist dazu nicht berechtigt.",
      "Bitte den Eigentümer um Zugriff oder verwende ein anderes Konto."),
    notFound: LanguageMessage(
      "Ziel nicht gefunden", "Das Element, zu dem das gehört, ist nicht mehr vorhanden.",
      "Vielleicht wurde der Inhalt verschoben oder entfernt. Geh zurück und suche erneut."),
    invalidRequest: LanguageMessage(
      "Nicht angenommen", "Der Dienst hat das nicht angenommen.", "Prüfe deine Eingaben und sende dann erneut."),
    conflict: LanguageMessage(
      "Anderswo geändert", "Das wurde an anderer Stelle geändert, bevor du deine Version gesendet hast.",
      "Sieh dir die neueste Version an und sende deine dann erneut."),
    tooLarge: LanguageMessage(
      "Zu groß zum Senden", "Das ist größer, als der Dienst annimmt.", "Verringere die Größe und sende dann erneut."),
    invalidData: LanguageMessage(
      "Ergebnis nicht eindeutig", "Der Dienst hat Daten gesendet, die diese App nicht lesen kann.",
      "Prüfe, ob das angekommen ist, bevor du erneut sendest."))
}
