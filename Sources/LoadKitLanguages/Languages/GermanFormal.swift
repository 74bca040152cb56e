import LoadKit

// German with “Sie”. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// German that addresses the user with “Sie”. ``german`` uses “du”. Name one of the two.
  public static let germanFormal = LanguageTable(
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
      changeTerms: "Prüfen Sie die Schreibweise oder versuchen Sie es mit anderen Wörtern.",
      changeTermsOrFilters: "Versuchen Sie es mit anderen Wörtern oder setzen Sie die Filter zurück.",
      allDone: "Alles erledigt",
      allDoneText: "Hier gibt es nichts mehr zu tun.",
      noPermission: "Kein Zugriff",
      noPermissionText: "Sie haben keine Berechtigung, das zu sehen.",
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
    waits: LanguageWaits(
      tryAgain: "Versuchen Sie es in {} erneut.", longer: "Versuchen Sie es an einem anderen Tag erneut."),
    failures: germanFormalFailures, forms: germanFormalForms
  ).wording

  private static let germanFormalFailures = LanguageFailures(
    offline: LanguageMessage(
      "Sie sind offline", "Dieses Gerät ist nicht mit dem Internet verbunden.",
      "Stellen Sie eine Internetverbindung her und versuchen Sie es dann erneut."),
    timedOut: LanguageMessage(
      "Hat zu lange gedauert", "Die Antwort ist nicht rechtzeitig angekommen.",
      "Die Verbindung ist vielleicht langsam. Versuchen Sie es gleich noch einmal."),
    cannotConnect: LanguageMessage(
      "Keine Verbindung", "Die Verbindung wurde unterbrochen oder konnte nicht hergestellt werden.",
      "Prüfen Sie Ihre Internetverbindung und versuchen Sie es dann erneut."),
    insecureConnection: LanguageMessage(
      "Verbindung nicht sicher", "Eine sichere Verbindung konnte nicht hergestellt werden.",
      "Prüfen Sie Datum und Uhrzeit dieses Geräts oder versuchen Sie es in einem anderen Netzwerk."),
    rateLimited: LanguageMessage(
      "Dienst ist ausgelastet", "Diese App hat den Dienst in kurzer Zeit zu oft kontaktiert.",
      "Warten Sie einen Moment und versuchen Sie es dann erneut."),
    serverError: LanguageMessage(
      "Dienst nicht verfügbar", "Der Dienst hat gerade ein Problem.", "Versuchen Sie es in ein paar Minuten erneut."),
    unauthorized: LanguageMessage(
      "Anmeldung erforderlich", "Um das zu sehen, müssen Sie angemeldet sein.",
      "Melden Sie sich an und versuchen Sie es dann erneut."),
    forbidden: LanguageMessage(
      "Kein Zugriff", "Ihr Konto hat darauf keinen Zugriff.",
      "Bitten Sie den Eigentümer um Zugriff oder verwenden Sie ein anderes Konto."),
    notFound: LanguageMessage(
      "Nicht gefunden", "Dieser Inhalt ist nicht verfügbar.",
      "Vielleicht wurde der Inhalt verschoben oder entfernt. Gehen Sie zurück und suchen Sie erneut."),
    invalidRequest: LanguageMessage(
      "Aktion nicht möglich", "Der Dienst konnte diese Aktion nicht ausführen.",
      "Vielleicht hilft ein Update der App. Wenn das Problem weiterhin besteht, wenden Sie sich an den Support."),
    conflict: LanguageMessage(
      "Anderswo geändert", "Das wurde inzwischen an anderer Stelle geändert.",
      "Laden Sie die neueste Version und versuchen Sie es dann erneut."),
    invalidData: LanguageMessage(
      "Kann nicht angezeigt werden", "Der Dienst hat Daten gesendet, die diese App nicht lesen kann.",
      "Versuchen Sie es später erneut. Vielleicht hilft ein Update der App."),
    tooLarge: LanguageMessage(
      "Zu groß", "Das ist größer, als die App verarbeiten kann.", "Wählen Sie etwas Kleineres."),
    storageFull: LanguageMessage(
      "Nicht genug Speicherplatz", "Auf diesem Gerät ist zu wenig Speicherplatz frei.",
      "Löschen Sie Dateien oder Apps, die Sie nicht mehr brauchen, und versuchen Sie es dann erneut."),
    cannotSave: LanguageMessage(
      "Sichern nicht möglich", "Das konnte am gewählten Ort nicht gesichert werden.",
      "Wählen Sie einen anderen Ort und versuchen Sie es dann erneut."),
    unknown: LanguageMessage(
      "Etwas ist schiefgegangen", "Ein unerwartetes Problem ist aufgetreten.",
      "Versuchen Sie es erneut. Wenn das Problem weiterhin besteht, wenden Sie sich an den Support."),
    networkSignIn: LanguageMessage(
      "Anmeldung im Netzwerk erforderlich", "Dieses Netzwerk erfordert vielleicht eine Anmeldung.",
      "Öffnen Sie eine Webseite, um sich anzumelden, oder wechseln Sie das Netzwerk. Versuchen Sie es dann erneut."),
    webPage: LanguageMessage(
      "Unerwartete Webseite", "Der Dienst hat eine Webseite statt Daten gesendet.",
      "Versuchen Sie es später erneut. Wenn das Problem weiterhin besteht, wenden Sie sich an den Support."),
    numberOutOfRange: LanguageMessage(
      "Zahl nicht unterstützt", "Der Dienst hat eine Zahl gesendet, die diese App nicht verarbeiten kann.",
      "Vielleicht hilft ein Update der App."),
    cellularOff: LanguageMessage(
      "Mobile Daten sind aus", "Diese App darf keine mobilen Daten verwenden.",
      "Verbinden Sie sich mit einem WLAN oder erlauben Sie dieser App mobile Daten in den Einstellungen."),
    roamingOff: LanguageMessage(
      "Datenroaming ist aus", "In diesem Land oder dieser Region können keine mobilen Daten verwendet werden.",
      "Verbinden Sie sich mit einem WLAN oder schalten Sie Datenroaming in den Einstellungen ein."),
    lowDataMode: LanguageMessage(
      "Datensparmodus ist an", "Das wird im Datensparmodus nicht geladen.",
      "Schalten Sie den Datensparmodus in den Einstellungen aus oder wechseln Sie das Netzwerk."),
    limitedNetwork: LanguageMessage(
      "Netzwerk nicht geeignet", "Das wird nicht über mobile Daten, einen Hotspot oder einen Satelliten geladen.",
      "Verbinden Sie sich mit einem WLAN und versuchen Sie es dann erneut."),
    localNetworkDenied: LanguageMessage(
      "Lokales Netzwerk nicht erlaubt", "Diese App darf nicht auf Geräte in Ihrem Netzwerk zugreifen.",
      "Erlauben Sie den Zugriff auf das lokale Netzwerk in den Einstellungen und versuchen Sie es dann erneut."),
    tooManyConnections: LanguageMessage(
      "Zu viele Verbindungen", "Diese App hat zu viele Verbindungen geöffnet.",
      "Warten Sie einen Moment und versuchen Sie es dann erneut. Wenn das Problem weiterhin besteht, "
        + "schließen Sie die App und öffnen Sie sie wieder."
    ),
    tooManyFiles: LanguageMessage(
      "Zu viele offene Dateien", "Auf diesem Gerät sind zu viele Dateien geöffnet.",
      "Schließen Sie einige Dateien und versuchen Sie es dann erneut. Wenn das Problem weiterhin besteht, "
        + "öffnen Sie die App erneut."
    ),
    fileLocked: LanguageMessage(
      "Datei nicht verfügbar", "Diese Datei kann nicht geöffnet werden. Vielleicht ist sie gesperrt.",
      "Entsperren Sie dieses Gerät oder wählen Sie eine andere Datei und versuchen Sie es dann erneut."),
    fileInUse: LanguageMessage(
      "Datei wird verwendet", "Diese Datei wird gerade an anderer Stelle verwendet.",
      "Schließen Sie sie dort und versuchen Sie es dann erneut."),
    resourceLocked: LanguageMessage(
      "Wird gerade bearbeitet", "Jemand anderes bearbeitet das gerade.",
      "Warten Sie, bis die Bearbeitung beendet ist, und versuchen Sie es dann erneut."),
    insecureAddress: LanguageMessage(
      "Adresse nicht sicher", "Diese Adresse ist nicht verschlüsselt und wurde deshalb nicht verwendet.",
      "Wenden Sie sich an den Support. Ein neuer Versuch hilft nicht."))

  private static let germanFormalForms = LanguageForms(
    send: CommonWording.ButtonName("Senden", label: "Formular senden"),
    cancel: CommonWording.ButtonName("Abbrechen", label: "Senden abbrechen"),
    sending: "Wird gesendet",
    sent: "Gesendet",
    stalled: "Seit einer Weile werden keine Daten gesendet",
    notAccepted: "Diese Eingabe wurde nicht angenommen.",
    rejected: LanguageMessage(
      "Prüfen Sie Ihre Eingaben", "Einige Eingaben wurden nicht angenommen.",
      "Korrigieren Sie diese Eingaben und senden Sie sie dann erneut."),
    mayHaveBeenSent: LanguageMessage(
      "Vielleicht bereits gesendet",
      "Es ist keine eindeutige Bestätigung angekommen. Vielleicht wurde bereits gesendet.",
      "Prüfen Sie, ob das angekommen ist, bevor Sie erneut senden."),
    wrongCredentials: LanguageMessage(
      "Anmelden nicht möglich", "Name oder Passwort ist nicht korrekt.",
      "Prüfen Sie beides und versuchen Sie es erneut."),
    unauthorized: LanguageMessage(
      "Anmeldung erforderlich", "Um das zu senden, müssen Sie angemeldet sein.",
      "Melden Sie sich an und senden Sie dann erneut."),
    forbidden: LanguageMessage(
      "Nicht erlaubt", "Ihr Konto ist dazu nicht berechtigt.",
      "Bitten Sie den Eigentümer um Zugriff oder verwenden Sie ein anderes Konto."),
    notFound: LanguageMessage(
      "Ziel nicht gefunden", "Das Element, zu dem das gehört, ist nicht mehr vorhanden.",
      "Vielleicht wurde der Inhalt verschoben oder entfernt. Gehen Sie zurück und suchen Sie erneut."),
    invalidRequest: LanguageMessage(
      "Nicht angenommen", "Der Dienst hat das nicht angenommen.",
      "Prüfen Sie Ihre Eingaben und senden Sie dann erneut."),
    conflict: LanguageMessage(
      "Anderswo geändert", "Das wurde an anderer Stelle geändert, bevor Sie Ihre Version gesendet haben.",
      "Sehen Sie sich die neueste Version an und senden Sie Ihre dann erneut."),
    tooLarge: LanguageMessage(
      "Zu groß zum Senden", "Das ist größer, als der Dienst annimmt.",
      "Verringern Sie die Größe und senden Sie dann erneut."),
    invalidData: LanguageMessage(
      "Ergebnis nicht eindeutig", "Der Dienst hat Daten gesendet, die diese App nicht lesen kann.",
      "Prüfen Sie, ob das angekommen ist, bevor Sie erneut senden."))
}
