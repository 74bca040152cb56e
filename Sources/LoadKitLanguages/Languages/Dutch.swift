import LoadKit

// Dutch. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// Dutch that addresses the user with “je”.
  public static let dutch = LanguageTable(
    language: "nl",
    buttons: Buttons(
      load: CommonWording.ButtonName("Laad", label: "Laad de inhoud"),
      retry: CommonWording.ButtonName("Probeer opnieuw", label: "Probeer opnieuw de inhoud te laden"),
      refresh: CommonWording.ButtonName("Vernieuw", label: "Vernieuw de inhoud"),
      cancel: CommonWording.ButtonName("Annuleer", label: "Annuleer het laden"),
      signIn: CommonWording.ButtonName("Log in"),
      openSettings: CommonWording.ButtonName("Open Instellingen"),
      clearSearch: CommonWording.ButtonName("Wis zoekopdracht"),
      clearFilters: CommonWording.ButtonName("Wis filters"),
      details: CommonWording.ButtonName("Details", label: "Details van het probleem"),
      contactSupport: CommonWording.ButtonName("Neem contact op", label: "Neem contact op met ondersteuning"),
      dismiss: CommonWording.ButtonName("Verberg", label: "Verberg de melding")),
    work: LanguageWork(
      loading: "Laden",
      refreshing: "Vernieuwen",
      slow: "Dit duurt langer dan normaal",
      stalled: "Er komen al een tijdje geen gegevens binnen",
      waitingForConnection: "Wachten op een verbinding",
      waitingToRetry: "Zo meteen volgt een nieuwe poging…",
      percent: "{}%"),
    screens: LanguageScreens(
      idle: "Nog niet geladen",
      loaded: "Geladen",
      refreshFailed: "Vernieuwen is niet gelukt",
      empty: "Nog niets aanwezig",
      noResults: "Geen resultaten voor ‘{}’",
      noResultsTitle: "Geen resultaten",
      changeTerms: "Controleer de spelling of probeer andere woorden.",
      changeTermsOrFilters: "Probeer andere woorden of wis de filters.",
      allDone: "Alles klaar",
      allDoneText: "Hier valt niets meer te doen.",
      noPermission: "Geen toegang",
      noPermissionText: "Je hebt geen toestemming om dit te zien.",
      previousInput: "Eerdere resultaten worden getoond",
      cached: "Bewaarde inhoud wordt getoond",
      updatedJustNow: "Zojuist bijgewerkt",
      updated: "{} geleden bijgewerkt"),
    nextPage: NextPage(
      loading: "Meer onderdelen laden",
      load: CommonWording.ButtonName("Laad meer", label: "Laad meer onderdelen"),
      retry: CommonWording.ButtonName("Probeer opnieuw", label: "Probeer opnieuw meer onderdelen te laden"),
      cancel: CommonWording.ButtonName("Annuleer", label: "Annuleer het laden van meer onderdelen"),
      failed: "Meer laden is niet gelukt",
      end: "Geen onderdelen meer"),
    counts: LanguageCounts<OneOtherForms>(
      items: OneOtherForms(one: "{} onderdeel", other: "{} onderdelen"),
      moreItems: OneOtherForms(one: "Nog {} onderdeel", other: "Nog {} onderdelen"),
      seconds: OneOtherForms(one: "{} seconde", other: "{} seconden"),
      minutes: OneOtherForms(one: "{} minuut", other: "{} minuten"),
      hours: OneOtherForms(one: "{} uur", other: "{} uur"),
      days: OneOtherForms(one: "{} dag", other: "{} dagen"),
      hoursAndMinutes: "{} en {}"),
    waits: LanguageWaits(tryAgain: "Probeer het over {} opnieuw.", longer: "Probeer het op een andere dag opnieuw."),
    failures: dutchFailures, forms: dutchForms
  ).wording

  private static let dutchFailures = LanguageFailures(
    offline: LanguageMessage(
      "Je bent offline", "Dit apparaat heeft geen verbinding met het internet.",
      "Maak verbinding met het internet en probeer het opnieuw."),
    timedOut: LanguageMessage(
      "Duurde te lang", "Het antwoord kwam niet op tijd.",
      "De verbinding is misschien traag. Probeer het zo meteen opnieuw."),
    cannotConnect: LanguageMessage(
      "Geen verbinding", "De verbinding is verbroken of kon niet worden gemaakt.",
      "Controleer je internetverbinding en probeer het opnieuw."),
    insecureConnection: LanguageMessage(
      "Verbinding niet veilig", "Er kon geen beveiligde verbinding worden gemaakt.",
      "Controleer de datum en tijd van dit apparaat of probeer een ander netwerk."),
    rateLimited: LanguageMessage(
      "Dienst is bezet", "Deze app heeft in korte tijd te vaak contact gezocht met de dienst.",
      "Wacht even en probeer het opnieuw."),
    serverError: LanguageMessage(
      "Dienst niet beschikbaar", "De dienst heeft op dit moment een probleem.",
      "Probeer het over een paar minuten opnieuw."),
    unauthorized: LanguageMessage(
      "Inloggen vereist", "Je moet ingelogd zijn om dit te zien.", "Log in en probeer het opnieuw."),
    forbidden: LanguageMessage(
      "Geen toegang", "Je account heeft hier geen toegang toe.",
      "Vraag de eigenaar om toegang of gebruik een ander account."),
    notFound: LanguageMessage(
      "Niet gevonden", "Deze inhoud is niet beschikbaar.",
      "De inhoud is misschien verplaatst of verwijderd. Ga terug en zoek opnieuw."),
    invalidRequest: LanguageMessage(
      "Actie niet gelukt", "De dienst kon deze actie niet uitvoeren.",
      "Een update van de app helpt misschien. Neem contact op met ondersteuning als het probleem aanhoudt."),
    conflict: LanguageMessage(
      "Elders gewijzigd", "Dit is intussen op een andere plek gewijzigd.",
      "Laad de nieuwste versie en probeer het opnieuw."),
    invalidData: LanguageMessage(
      "Kan dit niet tonen", "De dienst heeft gegevens gestuurd die deze app niet kan lezen.",
      "Probeer het later opnieuw. Een update van de app helpt misschien."),
    tooLarge: LanguageMessage("Te groot", "Dit is groter dan de app aankan.", "Kies iets kleiners."),
    storageFull: LanguageMessage(
      "Niet genoeg opslagruimte", "Dit apparaat heeft niet genoeg vrije ruimte.",
      "Verwijder bestanden of apps die je niet meer nodig hebt en probeer het opnieuw."),
    cannotSave: LanguageMessage(
      "Bewaren is niet mogelijk", "Bewaren op de gekozen plek is niet gelukt.",
      "Kies een andere plek en probeer het opnieuw."),
    unknown: LanguageMessage(
      "Er is iets misgegaan", "Er is een onverwacht probleem opgetreden.",
      "Probeer het opnieuw. Neem contact op met ondersteuning als het probleem aanhoudt."),
    networkSignIn: LanguageMessage(
      "Inloggen op netwerk vereist", "Misschien moet je op dit netwerk inloggen.",
      "Open een webpagina om in te loggen of gebruik een ander netwerk. Probeer het daarna opnieuw."),
    webPage: LanguageMessage(
      "Onverwachte webpagina", "De dienst heeft een webpagina gestuurd in plaats van gegevens.",
      "Probeer het later opnieuw. Neem contact op met ondersteuning als het probleem aanhoudt."),
    numberOutOfRange: LanguageMessage(
      "Getal niet ondersteund", "De dienst heeft een getal gestuurd dat deze app niet kan verwerken.",
      "Een update van de app helpt misschien."),
    cellularOff: LanguageMessage(
      "Mobiele data staat uit", "Deze app mag geen mobiele data gebruiken.",
      "Maak verbinding met wifi of sta mobiele data voor deze app toe in Instellingen."),
    roamingOff: LanguageMessage(
      "Dataroaming staat uit", "Mobiele data kan in dit land of deze regio niet worden gebruikt.",
      "Maak verbinding met wifi of zet dataroaming aan in Instellingen."),
    lowDataMode: LanguageMessage(
      "Lagedatamodus staat aan", "Dit wordt in de lagedatamodus niet geladen.",
      "Zet de lagedatamodus uit in Instellingen of gebruik een ander netwerk."),
    limitedNetwork: LanguageMessage(
      "Netwerk niet geschikt", "Dit wordt niet geladen via mobiele data, een hotspot of een satelliet.",
      "Maak verbinding met wifi en probeer het opnieuw."),
    localNetworkDenied: LanguageMessage(
      "Lokaal netwerk niet toegestaan", "Deze app heeft geen toegang tot apparaten op je netwerk.",
      "Sta toegang tot het lokale netwerk toe in Instellingen en probeer het opnieuw."),
    tooManyConnections: LanguageMessage(
      "Te veel verbindingen", "Deze app heeft te veel verbindingen open.",
      "Wacht even en probeer het opnieuw. Sluit de app en open de app opnieuw als het probleem aanhoudt."),
    tooManyFiles: LanguageMessage(
      "Te veel open bestanden", "Op dit apparaat zijn te veel bestanden open.",
      "Sluit een paar bestanden en probeer het opnieuw. Open de app opnieuw als het probleem aanhoudt."),
    fileLocked: LanguageMessage(
      "Bestand niet beschikbaar", "Dit bestand kan niet worden geopend en is misschien vergrendeld.",
      "Ontgrendel dit apparaat of kies een ander bestand en probeer het opnieuw."),
    fileInUse: LanguageMessage(
      "Bestand in gebruik", "Dit bestand is elders in gebruik.", "Sluit het bestand daar en probeer het opnieuw."),
    resourceLocked: LanguageMessage(
      "Wordt elders bewerkt", "Iemand anders bewerkt dit op dit moment.",
      "Wacht tot de ander klaar is en probeer het opnieuw."),
    insecureAddress: LanguageMessage(
      "Adres niet veilig", "Dit adres is niet versleuteld en is daarom niet gebruikt.",
      "Neem contact op met ondersteuning. Opnieuw proberen helpt niet."))

  private static let dutchForms = LanguageForms(
    send: CommonWording.ButtonName("Verstuur", label: "Verstuur het formulier"),
    cancel: CommonWording.ButtonName("Annuleer", label: "Annuleer het versturen"),
    sending: "Versturen",
    sent: "Verstuurd",
    stalled: "Er worden al een tijdje geen gegevens verstuurd",
    notAccepted: "Deze invoer is niet geaccepteerd.",
    rejected: LanguageMessage(
      "Controleer je invoer", "Een deel van de invoer is niet geaccepteerd.",
      "Verbeter deze invoer en verstuur opnieuw."),
    mayHaveBeenSent: LanguageMessage(
      "Misschien al verstuurd", "Er kwam geen duidelijke bevestiging. Misschien is dit al verstuurd.",
      "Controleer of dit is aangekomen voordat je opnieuw verstuurt."),
    wrongCredentials: LanguageMessage(
      "Inloggen is niet gelukt", "De naam of het wachtwoord is onjuist.", "Controleer beide en probeer het opnieuw."),
    unauthorized: LanguageMessage(
      "Inloggen vereist", "Je moet ingelogd zijn om dit te versturen.", "Log in en verstuur opnieuw."),
    forbidden: LanguageMessage(
      "Niet toegestaan", "Je account mag dit niet doen.", "Vraag de eigenaar om toegang of gebruik een ander account."),
    notFound: LanguageMessage(
      "Bestemming niet gevonden", "Het onderdeel waar dit bij hoort bestaat niet meer.",
      "De inhoud is misschien verplaatst of verwijderd. Ga terug en zoek opnieuw."),
    invalidRequest: LanguageMessage(
      "Niet geaccepteerd", "De dienst heeft dit niet geaccepteerd.", "Controleer je invoer en verstuur opnieuw."),
    conflict: LanguageMessage(
      "Elders gewijzigd", "Dit is op een andere plek gewijzigd voordat je jouw versie verstuurde.",
      "Bekijk de nieuwste versie en verstuur jouw versie opnieuw."),
    tooLarge: LanguageMessage(
      "Te groot om te versturen", "Dit is groter dan de dienst accepteert.", "Verklein dit en verstuur opnieuw."),
    invalidData: LanguageMessage(
      "Resultaat onduidelijk", "De dienst heeft gegevens gestuurd die deze app niet kan lezen.",
      "Controleer of dit is aangekomen voordat je opnieuw verstuurt."))
}
