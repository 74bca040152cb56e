extension CommonWording {
  /// German.
  public static let german = CommonWording(
    language: "de",
    buttons: Buttons(
      load: ButtonName("Laden", label: "Inhalt laden"),
      retry: ButtonName("Erneut versuchen", label: "Erneut versuchen: Inhalt laden"),
      refresh: ButtonName("Aktualisieren", label: "Inhalt aktualisieren"),
      cancel: ButtonName("Abbrechen", label: "Laden abbrechen"),
      signIn: ButtonName("Anmelden"),
      openSettings: ButtonName("Einstellungen öffnen"),
      clearSearch: ButtonName("Suche löschen"),
      clearFilters: ButtonName("Filter zurücksetzen"),
      details: ButtonName("Details", label: "Details zum Problem"),
      contactSupport: ButtonName("Support kontaktieren"),
      dismiss: ButtonName("Ausblenden", label: "Meldung ausblenden")
    ),
    work: Work(
      loading: "Wird geladen",
      refreshing: "Wird aktualisiert",
      slow: "Das dauert länger als gewöhnlich",
      stalled: "Seit einer Weile kommen keine Daten an",
      waitingForConnection: "Warten auf eine Verbindung",
      waitingToRetry: "Gleich folgt ein neuer Versuch …",
      percent: { "\($0)\u{A0}%" }
    ),
    screens: Screens(
      idle: "Noch nicht geladen",
      loaded: "Geladen",
      refreshFailed: "Aktualisierung fehlgeschlagen",
      empty: "Noch nichts vorhanden",
      noResults: { "Keine Ergebnisse für „\($0)“" },
      noResultsTitle: "Keine Ergebnisse",
      changeTerms: "Prüfe die Schreibweise oder versuche es mit anderen Wörtern.",
      changeTermsOrFilters: "Versuche es mit anderen Wörtern oder setze die Filter zurück.",
      allDone: "Alles erledigt",
      allDoneText: "Hier gibt es nichts mehr zu tun.",
      noPermission: "Kein Zugriff",
      noPermissionText: "Du hast keine Berechtigung, das zu sehen.",
      previousInput: "Frühere Ergebnisse werden angezeigt",
      cached: "Gespeicherter Inhalt wird angezeigt",
      updated: { age in
        switch age {
        case .justNow: "Gerade aktualisiert"
        case .minutes(let count): count == 1 ? "Vor 1 Minute aktualisiert" : "Vor \(count) Minuten aktualisiert"
        case .hours(let count): count == 1 ? "Vor 1 Stunde aktualisiert" : "Vor \(count) Stunden aktualisiert"
        case .days(let count): count == 1 ? "Vor 1 Tag aktualisiert" : "Vor \(count) Tagen aktualisiert"
        }
      }
    ),
    nextPage: NextPage(
      loading: "Weitere Einträge werden geladen",
      load: ButtonName("Mehr laden", label: "Mehr laden: Weitere Einträge"),
      retry: ButtonName("Erneut versuchen", label: "Erneut versuchen: Weitere Einträge laden"),
      cancel: ButtonName("Abbrechen", label: "Laden weiterer Einträge abbrechen"),
      failed: "Mehr konnte nicht geladen werden",
      end: "Keine weiteren Einträge"
    ),
    items: Items(
      count: { $0 == 1 ? "1 Eintrag" : "\($0) Einträge" },
      more: { $0 == 1 ? "1 weiterer Eintrag" : "\($0) weitere Einträge" }
    ),
    failures: .german,
    forms: .german
  )
}
