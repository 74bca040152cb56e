import LoadKit

// Italian. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// Italian that addresses the user with “tu”.
  public static let italian = LanguageTable(
    language: "it",
    buttons: Buttons(
      load: CommonWording.ButtonName("Carica", label: "Carica il contenuto"),
      retry: CommonWording.ButtonName("Riprova", label: "Riprova a caricare il contenuto"),
      refresh: CommonWording.ButtonName("Aggiorna", label: "Aggiorna il contenuto"),
      cancel: CommonWording.ButtonName("Annulla", label: "Annulla il caricamento"),
      signIn: CommonWording.ButtonName("Accedi"),
      openSettings: CommonWording.ButtonName("Apri Impostazioni"),
      clearSearch: CommonWording.ButtonName("Cancella ricerca"),
      clearFilters: CommonWording.ButtonName("Cancella filtri"),
      details: CommonWording.ButtonName("Dettagli", label: "Dettagli del problema"),
      contactSupport: CommonWording.ButtonName("Contatta l’assistenza"),
      dismiss: CommonWording.ButtonName("Nascondi", label: "Nascondi il messaggio")),
    work: LanguageWork(
      loading: "Caricamento",
      refreshing: "Aggiornamento",
      slow: "L’operazione richiede più tempo del solito",
      stalled: "Nessun dato ricevuto da un po’ di tempo",
      waitingForConnection: "In attesa di una connessione",
      waitingToRetry: "Nuovo tentativo tra poco…",
      percent: "{}%"),
    screens: LanguageScreens(
      idle: "Non ancora caricato",
      loaded: "Caricato",
      refreshFailed: "Aggiornamento non riuscito",
      empty: "Ancora nessun contenuto",
      noResults: "Nessun risultato per “{}”",
      noResultsTitle: "Nessun risultato",
      changeTerms: "Controlla l’ortografia o prova altre parole.",
      changeTermsOrFilters: "Prova altre parole o cancella i filtri.",
      allDone: "Tutto fatto",
      allDoneText: "Qui non c’è altro da fare.",
      noPermission: "Nessun accesso",
      noPermissionText: "Non hai l’autorizzazione per vedere questo contenuto.",
      previousInput: "Risultati precedenti",
      cached: "Contenuto salvato",
      updatedJustNow: "Aggiornato adesso",
      updated: "Aggiornato {} fa"),
    nextPage: NextPage(
      loading: "Caricamento di altri elementi",
      load: CommonWording.ButtonName("Carica altro", label: "Carica altro: elementi successivi"),
      retry: CommonWording.ButtonName("Riprova", label: "Riprova a caricare altri elementi"),
      cancel: CommonWording.ButtonName("Annulla", label: "Annulla il caricamento di altri elementi"),
      failed: "Impossibile caricare altro",
      end: "Nessun altro elemento"),
    counts: LanguageCounts<OneManyOtherForms>(
      items: OneManyOtherForms(one: "{} elemento", many: "{} di elementi", other: "{} elementi"),
      moreItems: OneManyOtherForms(one: "{} altro elemento", many: "{} di altri elementi", other: "{} altri elementi"),
      seconds: OneManyOtherForms(one: "{} secondo", many: "{} di secondi", other: "{} secondi"),
      minutes: OneManyOtherForms(one: "{} minuto", many: "{} di minuti", other: "{} minuti"),
      hours: OneManyOtherForms(one: "{} ora", many: "{} di ore", other: "{} ore"),
      days: OneManyOtherForms(one: "{} giorno", many: "{} di giorni", other: "{} giorni"),
      hoursAndMinutes: "{} e {}"),
    waits: LanguageWaits(tryAgain: "Riprova tra {}.", longer: "Riprova un altro giorno."),
    failures: italianFailures, forms: italianForms
  ).wording

  private static let italianFailures = LanguageFailures(
    offline: LanguageMessage(
      "Sei offline", "Questo dispositivo non è connesso a internet.", "Connettiti a internet, poi riprova."),
    timedOut: LanguageMessage(
      "Tempo scaduto", "La risposta non è arrivata in tempo.",
      "La connessione potrebbe essere lenta. Riprova tra poco."),
    cannotConnect: LanguageMessage(
      "Connessione non riuscita", "La connessione si è interrotta o non è stata stabilita.",
      "Controlla la connessione a internet, poi riprova."),
    insecureConnection: LanguageMessage(
      "Connessione non sicura", "Non è stato possibile stabilire una connessione sicura.",
      "Controlla data e ora di questo dispositivo o prova un’altra rete."),
    rateLimited: LanguageMessage(
      "Servizio occupato", "Questa app ha contattato il servizio troppo spesso in poco tempo.",
      "Attendi un momento, poi riprova."),
    serverError: LanguageMessage(
      "Servizio non disponibile", "Il servizio ha un problema in questo momento.", "Riprova tra qualche minuto."),
    unauthorized: LanguageMessage(
      "Accesso necessario", "Per vedere questo contenuto devi accedere.", "Accedi, poi riprova."),
    forbidden: LanguageMessage(
      "Nessun accesso", "Il tuo account non ha accesso a questo contenuto.",
      "Chiedi l’accesso al proprietario o usa un altro account."),
    notFound: LanguageMessage(
      "Non trovato", "Questo contenuto non è disponibile.",
      "Il contenuto potrebbe essere stato spostato o rimosso. Torna indietro, poi cerca di nuovo."),
    invalidRequest: LanguageMessage(
      "Azione non riuscita", "Il servizio non è riuscito a completare questa azione.",
      "Aggiornare l’app può essere utile. Se il problema persiste, contatta l’assistenza."),
    conflict: LanguageMessage(
      "Modificato altrove", "Nel frattempo questo contenuto è stato modificato altrove.",
      "Carica la versione più recente, poi riprova."),
    invalidData: LanguageMessage(
      "Impossibile mostrare il contenuto", "Il servizio ha inviato dati che questa app non riesce a leggere.",
      "Riprova più tardi. Aggiornare l’app può essere utile."),
    tooLarge: LanguageMessage(
      "Troppo grande", "Questo contenuto è troppo grande per l’app.", "Scegli un contenuto più piccolo."),
    storageFull: LanguageMessage(
      "Spazio insufficiente", "Questo dispositivo non ha abbastanza spazio libero.",
      "Elimina file o app che non ti servono più, poi riprova."),
    cannotSave: LanguageMessage(
      "Impossibile salvare", "Non è stato possibile salvare nella posizione scelta.",
      "Scegli un’altra posizione, poi riprova."),
    unknown: LanguageMessage(
      "Si è verificato un errore", "Si è verificato un problema imprevisto.",
      "Riprova. Se il problema persiste, contatta l’assistenza."),
    networkSignIn: LanguageMessage(
      "La rete richiede l’accesso", "Questa rete potrebbe richiedere l’accesso.",
      "Apri una pagina web per accedere o usa un’altra rete. Poi riprova."),
    webPage: LanguageMessage(
      "Pagina web imprevista", "Il servizio ha inviato una pagina web invece di dati.",
      "Riprova più tardi. Se il problema persiste, contatta l’assistenza."),
    numberOutOfRange: LanguageMessage(
      "Numero non supportato", "Il servizio ha inviato un numero che questa app non può gestire.",
      "Aggiornare l’app può essere utile."),
    cellularOff: LanguageMessage(
      "Dati cellulare disattivati", "Questa app non è autorizzata a usare i dati cellulare.",
      "Connettiti al Wi-Fi o consenti i dati cellulare per questa app in Impostazioni."),
    roamingOff: LanguageMessage(
      "Roaming dati disattivato", "I dati cellulare non possono essere usati in questo paese o in questa regione.",
      "Connettiti al Wi-Fi o attiva il roaming dati in Impostazioni."),
    lowDataMode: LanguageMessage(
      "Modalità dati ridotti attiva", "Questo contenuto non si carica in modalità dati ridotti.",
      "Disattiva la modalità dati ridotti in Impostazioni o usa un’altra rete."),
    limitedNetwork: LanguageMessage(
      "Rete non adatta", "Questo contenuto non si carica tramite dati cellulare, hotspot o satellite.",
      "Connettiti al Wi-Fi, poi riprova."),
    localNetworkDenied: LanguageMessage(
      "Rete locale non consentita", "Questa app non è autorizzata ad accedere ai dispositivi della tua rete.",
      "Consenti l’accesso alla rete locale in Impostazioni, poi riprova."),
    tooManyConnections: LanguageMessage(
      "Troppe connessioni", "Questa app ha troppe connessioni aperte.",
      "Attendi un momento, poi riprova. Se il problema persiste, chiudi l’app e riaprila."),
    tooManyFiles: LanguageMessage(
      "Troppi file aperti", "Su questo dispositivo sono aperti troppi file.",
      "Chiudi alcuni file, poi riprova. Se il problema persiste, riapri l’app."),
    fileLocked: LanguageMessage(
      "File non disponibile", "Questo file non può essere aperto e potrebbe essere bloccato.",
      "Sblocca questo dispositivo o scegli un altro file, poi riprova."),
    fileInUse: LanguageMessage("File in uso", "Questo file è in uso altrove.", "Chiudi lì il file, poi riprova."),
    resourceLocked: LanguageMessage(
      "In modifica altrove", "Un’altra persona sta modificando questo contenuto.",
      "Attendi che l’altra persona finisca, poi riprova."),
    insecureAddress: LanguageMessage(
      "Indirizzo non sicuro", "Questo indirizzo non è crittografato, quindi non è stato usato.",
      "Contatta l’assistenza. Riprovare non serve."))

  private static let italianForms = LanguageForms(
    send: CommonWording.ButtonName("Invia", label: "Invia il modulo"),
    cancel: CommonWording.ButtonName("Annulla", label: "Annulla l’invio"),
    sending: "Invio in corso",
    sent: "Inviato",
    stalled: "Nessun dato inviato da un po’ di tempo",
    notAccepted: "Questo dato non è stato accettato.",
    rejected: LanguageMessage(
      "Controlla i dati inseriti", "Alcuni dati non sono stati accettati.",
      "Correggi questi dati, poi invia di nuovo."),
    mayHaveBeenSent: LanguageMessage(
      "Forse già inviato", "Non è arrivata una conferma chiara. L’invio potrebbe essere già avvenuto.",
      "Controlla se l’invio è stato ricevuto prima di inviare di nuovo."),
    wrongCredentials: LanguageMessage(
      "Accesso non riuscito", "Il nome o la password non è corretto.", "Controlla entrambi, poi riprova."),
    unauthorized: LanguageMessage("Accesso necessario", "Per inviare devi accedere.", "Accedi, poi invia di nuovo."),
    forbidden: LanguageMessage(
      "Non consentito", "Il tuo account non è autorizzato a eseguire questa azione.",
      "Chiedi l’accesso al proprietario o usa un altro account."),
    notFound: LanguageMessage(
      "Destinazione non trovata", "L’elemento a cui appartiene non esiste più.",
      "Il contenuto potrebbe essere stato spostato o rimosso. Torna indietro, poi cerca di nuovo."),
    invalidRequest: LanguageMessage(
      "Non accettato", "Il servizio non ha accettato l’invio.", "Controlla i dati inseriti, poi invia di nuovo."),
    conflict: LanguageMessage(
      "Modificato altrove", "Questo contenuto è stato modificato altrove prima dell’invio della tua versione.",
      "Guarda la versione più recente, poi invia di nuovo la tua."),
    tooLarge: LanguageMessage(
      "Troppo grande da inviare", "L’invio è più grande di quanto il servizio accetta.",
      "Riduci le dimensioni, poi invia di nuovo."),
    invalidData: LanguageMessage(
      "Risultato incerto", "Il servizio ha inviato dati che questa app non riesce a leggere.",
      "Controlla se l’invio è stato ricevuto prima di inviare di nuovo."))
}
