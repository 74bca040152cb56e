import LoadKit

// Polish. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// Polish that addresses the user with imperatives.
  public static let polish = LanguageTable(
    language: "pl",
    buttons: Buttons(
      load: CommonWording.ButtonName("Wczytaj", label: "Wczytaj zawartość"),
      retry: CommonWording.ButtonName("Spróbuj ponownie", label: "Spróbuj ponownie wczytać zawartość"),
      refresh: CommonWording.ButtonName("Odśwież", label: "Odśwież zawartość"),
      cancel: CommonWording.ButtonName("Anuluj", label: "Anuluj wczytywanie"),
      signIn: CommonWording.ButtonName("Zaloguj się"),
      openSettings: CommonWording.ButtonName("Otwórz Ustawienia"),
      clearSearch: CommonWording.ButtonName("Wyczyść wyszukiwanie"),
      clearFilters: CommonWording.ButtonName("Wyczyść filtry"),
      details: CommonWording.ButtonName("Szczegóły", label: "Szczegóły problemu"),
      contactSupport: CommonWording.ButtonName("Kontakt z pomocą", label: "Kontakt z pomocą techniczną"),
      dismiss: CommonWording.ButtonName("Ukryj", label: "Ukryj komunikat")),
    work: LanguageWork(
      loading: "Wczytywanie",
      refreshing: "Odświeżanie",
      slow: "To trwa dłużej niż zwykle",
      stalled: "Od pewnego czasu nie docierają żadne dane",
      waitingForConnection: "Oczekiwanie na połączenie",
      waitingToRetry: "Za chwilę kolejna próba…",
      percent: "{}%"),
    screens: LanguageScreens(
      idle: "Jeszcze nie wczytano",
      loaded: "Wczytano",
      refreshFailed: "Nie udało się odświeżyć",
      empty: "Jeszcze nic tu nie ma",
      noResults: "Brak wyników dla „{}”",
      noResultsTitle: "Brak wyników",
      changeTerms: "Sprawdź pisownię lub użyj innych słów.",
      changeTermsOrFilters: "Użyj innych słów lub wyczyść filtry.",
      allDone: "Wszystko gotowe",
      allDoneText: "Nie ma tu już nic do zrobienia.",
      noPermission: "Brak dostępu",
      noPermissionText: "Nie masz uprawnień, aby zobaczyć tę zawartość.",
      previousInput: "Wyświetlane są wcześniejsze wyniki",
      cached: "Wyświetlana jest zapisana zawartość",
      updatedJustNow: "Zaktualizowano przed chwilą",
      updated: "Zaktualizowano {} temu"),
    nextPage: NextPage(
      loading: "Wczytywanie kolejnych",
      load: CommonWording.ButtonName("Wczytaj więcej", label: "Wczytaj więcej elementów"),
      retry: CommonWording.ButtonName("Spróbuj ponownie", label: "Spróbuj ponownie wczytać kolejne elementy"),
      cancel: CommonWording.ButtonName("Anuluj", label: "Anuluj wczytywanie kolejnych elementów"),
      failed: "Nie udało się wczytać więcej",
      end: "Nie ma więcej elementów"),
    counts: LanguageCounts<PolishForms>(
      items: PolishForms(one: "{} element", few: "{} elementy", many: "{} elementów"),
      moreItems: PolishForms(one: "Jeszcze {} element", few: "Jeszcze {} elementy", many: "Jeszcze {} elementów"),
      seconds: PolishForms(one: "{} sekundę", few: "{} sekundy", many: "{} sekund"),
      minutes: PolishForms(one: "{} minutę", few: "{} minuty", many: "{} minut"),
      hours: PolishForms(one: "{} godzinę", few: "{} godziny", many: "{} godzin"),
      days: PolishForms(one: "{} dzień", few: "{} dni", many: "{} dni"),
      hoursAndMinutes: "{} i {}"),
    waits: LanguageWaits(tryAgain: "Spróbuj ponownie za {}.", longer: "Spróbuj ponownie innego dnia."),
    failures: polishFailures, forms: polishForms
  ).wording

  private static let polishFailures = LanguageFailures(
    offline: LanguageMessage(
      "Brak połączenia z internetem", "To urządzenie nie jest połączone z internetem.",
      "Połącz się z internetem i spróbuj ponownie."),
    timedOut: LanguageMessage(
      "Trwało to zbyt długo", "Odpowiedź nie dotarła na czas.",
      "Połączenie może być wolne. Spróbuj ponownie za chwilę."),
    cannotConnect: LanguageMessage(
      "Nie można się połączyć", "Połączenie zostało przerwane lub nie udało się go nawiązać.",
      "Sprawdź połączenie z internetem i spróbuj ponownie."),
    insecureConnection: LanguageMessage(
      "Połączenie nie jest bezpieczne", "Nie udało się nawiązać bezpiecznego połączenia.",
      "Sprawdź datę i godzinę na tym urządzeniu lub użyj innej sieci."),
    rateLimited: LanguageMessage(
      "Usługa jest zajęta", "Ta aplikacja zbyt często łączyła się z usługą w krótkim czasie.",
      "Zaczekaj chwilę i spróbuj ponownie."),
    serverError: LanguageMessage(
      "Usługa niedostępna", "W usłudze wystąpił problem.", "Spróbuj ponownie za kilka minut."),
    unauthorized: LanguageMessage(
      "Wymagane logowanie", "Aby zobaczyć tę zawartość, trzeba się zalogować.", "Zaloguj się i spróbuj ponownie."),
    forbidden: LanguageMessage(
      "Brak dostępu", "Twoje konto nie ma dostępu do tej zawartości.",
      "Poproś właściciela o dostęp lub użyj innego konta."),
    notFound: LanguageMessage(
      "Nie znaleziono", "Ta zawartość jest niedostępna.",
      "Zawartość mogła zostać przeniesiona lub usunięta. Wróć i wyszukaj ponownie."),
    invalidRequest: LanguageMessage(
      "Nie udało się wykonać", "Usługa nie mogła wykonać tej czynności.",
      "Pomóc może uaktualnienie aplikacji. Jeśli problem będzie się powtarzać, skontaktuj się z pomocą techniczną."),
    conflict: LanguageMessage(
      "Zmieniono w innym miejscu", "Ta zawartość została w międzyczasie zmieniona w innym miejscu.",
      "Wczytaj najnowszą wersję i spróbuj ponownie."),
    invalidData: LanguageMessage(
      "Nie można wyświetlić", "Usługa wysłała dane, których ta aplikacja nie może odczytać.",
      "Spróbuj ponownie później. Pomóc może uaktualnienie aplikacji."),
    tooLarge: LanguageMessage("Za duży rozmiar", "Ta zawartość jest za duża dla aplikacji.", "Wybierz coś mniejszego."),
    storageFull: LanguageMessage(
      "Za mało miejsca", "Na tym urządzeniu jest za mało wolnego miejsca.",
      "Usuń niepotrzebne pliki lub aplikacje i spróbuj ponownie."),
    cannotSave: LanguageMessage(
      "Nie można zapisać", "Nie udało się zapisać w wybranym miejscu.", "Wybierz inne miejsce i spróbuj ponownie."),
    unknown: LanguageMessage(
      "Coś poszło nie tak", "Wystąpił nieoczekiwany problem.",
      "Spróbuj ponownie. Jeśli problem będzie się powtarzać, skontaktuj się z pomocą techniczną."),
    networkSignIn: LanguageMessage(
      "Sieć wymaga logowania", "Ta sieć może wymagać zalogowania.",
      "Otwórz stronę internetową, aby się zalogować, lub użyj innej sieci. Potem spróbuj ponownie."),
    webPage: LanguageMessage(
      "Nieoczekiwana strona internetowa", "Usługa wysłała stronę internetową zamiast danych.",
      "Spróbuj ponownie później. Jeśli problem będzie się powtarzać, skontaktuj się z pomocą techniczną."),
    numberOutOfRange: LanguageMessage(
      "Nieobsługiwana liczba", "Usługa wysłała liczbę, której ta aplikacja nie obsługuje.",
      "Pomóc może uaktualnienie aplikacji."),
    cellularOff: LanguageMessage(
      "Dane komórkowe są wyłączone", "Ta aplikacja nie może używać danych komórkowych.",
      "Połącz się z siecią Wi-Fi lub zezwól tej aplikacji na dane komórkowe w Ustawieniach."),
    roamingOff: LanguageMessage(
      "Roaming danych jest wyłączony", "W tym kraju lub regionie nie można używać danych komórkowych.",
      "Połącz się z siecią Wi-Fi lub włącz roaming danych w Ustawieniach."),
    lowDataMode: LanguageMessage(
      "Tryb niskiej ilości danych", "Ta zawartość nie wczytuje się w trybie niskiej ilości danych.",
      "Wyłącz tryb niskiej ilości danych w Ustawieniach lub użyj innej sieci."),
    limitedNetwork: LanguageMessage(
      "Nieodpowiednia sieć", "Ta zawartość nie wczytuje się przez dane komórkowe, hotspot ani satelitę.",
      "Połącz się z siecią Wi-Fi i spróbuj ponownie."),
    localNetworkDenied: LanguageMessage(
      "Brak dostępu do sieci lokalnej", "Ta aplikacja nie ma dostępu do urządzeń w Twojej sieci.",
      "Zezwól na dostęp do sieci lokalnej w Ustawieniach i spróbuj ponownie."),
    tooManyConnections: LanguageMessage(
      "Za dużo połączeń", "Ta aplikacja ma za dużo otwartych połączeń.",
      "Zaczekaj chwilę i spróbuj ponownie. Jeśli problem będzie się powtarzać, zamknij aplikację i otwórz "
        + "ją ponownie."),
    tooManyFiles: LanguageMessage(
      "Za dużo otwartych plików", "Na tym urządzeniu jest za dużo otwartych plików.",
      "Zamknij kilka plików i spróbuj ponownie. Jeśli problem będzie się powtarzać, otwórz aplikację ponownie."),
    fileLocked: LanguageMessage(
      "Plik niedostępny", "Tego pliku nie można otworzyć. Może być zablokowany.",
      "Odblokuj to urządzenie lub wybierz inny plik i spróbuj ponownie."),
    fileInUse: LanguageMessage(
      "Plik jest używany", "Ten plik jest używany w innym miejscu.", "Zamknij tam plik i spróbuj ponownie."),
    resourceLocked: LanguageMessage(
      "Edytowane w innym miejscu", "Ktoś inny edytuje teraz tę zawartość.",
      "Zaczekaj, aż ta osoba skończy, i spróbuj ponownie."),
    insecureAddress: LanguageMessage(
      "Adres nie jest bezpieczny", "Ten adres nie jest szyfrowany, dlatego nie został użyty.",
      "Skontaktuj się z pomocą techniczną. Ponowna próba nie pomoże."))

  private static let polishForms = LanguageForms(
    send: CommonWording.ButtonName("Wyślij", label: "Wyślij formularz"),
    cancel: CommonWording.ButtonName("Anuluj", label: "Anuluj wysyłanie"),
    sending: "Wysyłanie",
    sent: "Wysłano",
    stalled: "Od pewnego czasu nie są wysyłane żadne dane",
    notAccepted: "Ten wpis nie został przyjęty.",
    rejected: LanguageMessage(
      "Sprawdź wpisane dane", "Niektóre dane nie zostały przyjęte.", "Popraw te dane i wyślij ponownie."),
    mayHaveBeenSent: LanguageMessage(
      "Być może już wysłano", "Nie dotarło jednoznaczne potwierdzenie. Być może formularz został już wysłany.",
      "Sprawdź, czy dotarł, zanim wyślesz ponownie."),
    wrongCredentials: LanguageMessage(
      "Nie udało się zalogować", "Nazwa lub hasło są nieprawidłowe.", "Sprawdź oba i spróbuj ponownie."),
    unauthorized: LanguageMessage(
      "Wymagane logowanie", "Aby wysłać, trzeba się zalogować.", "Zaloguj się i wyślij ponownie."),
    forbidden: LanguageMessage(
      "Niedozwolone", "Twoje konto nie ma uprawnień do tej czynności.",
      "Poproś właściciela o dostęp lub użyj innego konta."),
    notFound: LanguageMessage(
      "Nie znaleziono miejsca docelowego", "Element, którego to dotyczy, już nie istnieje.",
      "Zawartość mogła zostać przeniesiona lub usunięta. Wróć i wyszukaj ponownie."),
    invalidRequest: LanguageMessage(
      "Nie przyjęto", "Usługa nie przyjęła formularza.", "Sprawdź wpisane dane i wyślij ponownie."),
    conflict: LanguageMessage(
      "Zmieniono w innym miejscu", "Ta zawartość została zmieniona w innym miejscu przed wysłaniem Twojej wersji.",
      "Zobacz najnowszą wersję i wyślij swoją ponownie."),
    tooLarge: LanguageMessage(
      "Za duży rozmiar do wysłania", "Rozmiar przekracza to, co przyjmuje usługa.",
      "Zmniejsz rozmiar i wyślij ponownie."),
    invalidData: LanguageMessage(
      "Niejasny wynik", "Usługa wysłała dane, których ta aplikacja nie może odczytać.",
      "Sprawdź, czy formularz dotarł, zanim wyślesz ponownie."))
}
