import LoadKit

// French. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// French that addresses the user with “vous”.
  public static let french = LanguageTable(
    language: "fr",
    buttons: Buttons(
      load: CommonWording.ButtonName("Charger", label: "Charger le contenu"),
      retry: CommonWording.ButtonName("Réessayer", label: "Réessayer de charger le contenu"),
      refresh: CommonWording.ButtonName("Actualiser", label: "Actualiser le contenu"),
      cancel: CommonWording.ButtonName("Annuler", label: "Annuler le chargement"),
      signIn: CommonWording.ButtonName("Se connecter"),
      openSettings: CommonWording.ButtonName("Ouvrir les réglages"),
      clearSearch: CommonWording.ButtonName("Effacer la recherche"),
      clearFilters: CommonWording.ButtonName("Effacer les filtres"),
      details: CommonWording.ButtonName("Détails", label: "Détails du problème"),
      contactSupport: CommonWording.ButtonName("Contacter l’assistance"),
      dismiss: CommonWording.ButtonName("Masquer", label: "Masquer le message")),
    work: LanguageWork(
      loading: "Chargement",
      refreshing: "Actualisation",
      slow: "L’opération prend plus de temps que d’habitude",
      stalled: "Aucune donnée reçue depuis un moment",
      waitingForConnection: "En attente d’une connexion",
      waitingToRetry: "Nouvelle tentative dans un instant…",
      percent: "{}\u{A0}%"),
    screens: LanguageScreens(
      idle: "Pas encore chargé",
      loaded: "Chargé",
      refreshFailed: "Actualisation impossible",
      empty: "Rien pour le moment",
      noResults: "Aucun résultat pour «\u{A0}{}\u{A0}»",
      noResultsTitle: "Aucun résultat",
      changeTerms: "Vérifiez l’orthographe ou essayez d’autres mots.",
      changeTermsOrFilters: "Essayez d’autres mots ou effacez les filtres.",
      allDone: "Tout est fait",
      allDoneText: "Il n’y a plus rien à faire ici.",
      noPermission: "Accès refusé",
      noPermissionText: "Vous n’avez pas l’autorisation de voir ce contenu.",
      previousInput: "Affichage des résultats précédents",
      cached: "Affichage du contenu enregistré",
      updatedJustNow: "Actualisé à l’instant",
      updated: "Actualisé il y a {}"),
    nextPage: NextPage(
      loading: "Chargement de la suite",
      load: CommonWording.ButtonName("Charger la suite", label: "Charger la suite de la liste"),
      retry: CommonWording.ButtonName("Réessayer", label: "Réessayer de charger la suite"),
      cancel: CommonWording.ButtonName("Annuler", label: "Annuler le chargement de la suite"),
      failed: "Impossible de charger la suite",
      end: "Plus d’éléments"),
    counts: LanguageCounts<ZeroOneManyOtherForms>(
      items: ZeroOneManyOtherForms(one: "{} élément", many: "{} d’éléments", other: "{} éléments"),
      moreItems: ZeroOneManyOtherForms(
        one: "{} élément de plus", many: "{} d’éléments de plus", other: "{} éléments de plus"),
      seconds: ZeroOneManyOtherForms(one: "{} seconde", many: "{} de secondes", other: "{} secondes"),
      minutes: ZeroOneManyOtherForms(one: "{} minute", many: "{} de minutes", other: "{} minutes"),
      hours: ZeroOneManyOtherForms(one: "{} heure", many: "{} d’heures", other: "{} heures"),
      days: ZeroOneManyOtherForms(one: "{} jour", many: "{} de jours", other: "{} jours"),
      hoursAndMinutes: "{} et {}"),
    waits: LanguageWaits(tryAgain: "Réessayez dans {}.", longer: "Réessayez un autre jour."),
    failures: frenchFailures, forms: frenchForms
  ).wording

  private static let frenchFailures = LanguageFailures(
    offline: LanguageMessage(
      "Vous êtes hors ligne", "Cet appareil n’est pas connecté à Internet.",
      "Connectez-vous à Internet, puis réessayez."),
    timedOut: LanguageMessage(
      "Délai dépassé", "La réponse n’est pas arrivée à temps.",
      "La connexion est peut-être lente. Réessayez dans un instant."),
    cannotConnect: LanguageMessage(
      "Connexion impossible", "La connexion a été perdue ou n’a pas pu être établie.",
      "Vérifiez votre connexion Internet, puis réessayez."),
    insecureConnection: LanguageMessage(
      "Connexion non sécurisée", "Une connexion sécurisée n’a pas pu être établie.",
      "Vérifiez la date et l’heure de cet appareil ou essayez un autre réseau."),
    rateLimited: LanguageMessage(
      "Service très sollicité", "Cette app a contacté le service trop souvent en peu de temps.",
      "Patientez un instant, puis réessayez."),
    serverError: LanguageMessage(
      "Service indisponible", "Le service rencontre actuellement un problème.", "Réessayez dans quelques minutes."),
    unauthorized: LanguageMessage(
      "Connexion requise", "Vous devez être connecté pour voir ce contenu.", "Connectez-vous, puis réessayez."),
    forbidden: LanguageMessage(
      "Accès refusé", "Votre compte n’a pas accès à ce contenu.",
      "Demandez l’accès au propriétaire ou utilisez un autre compte."),
    notFound: LanguageMessage(
      "Introuvable", "Ce contenu n’est pas disponible.",
      "Ce contenu a peut-être été déplacé ou supprimé. Revenez en arrière, puis cherchez à nouveau."),
    invalidRequest: LanguageMessage(
      "Action impossible", "Le service n’a pas pu effectuer cette action.",
      "Une mise à jour de l’app peut aider. Si le problème persiste, contactez l’assistance."),
    conflict: LanguageMessage(
      "Modifié ailleurs", "Ce contenu a été modifié ailleurs entre-temps.",
      "Chargez la dernière version, puis réessayez."),
    invalidData: LanguageMessage(
      "Affichage impossible", "Le service a envoyé des données que cette app ne peut pas lire.",
      "Réessayez plus tard. Une mise à jour de l’app peut aider."),
    tooLarge: LanguageMessage(
      "Trop volumineux", "Ce contenu est trop volumineux pour l’app.", "Choisissez un contenu plus petit."),
    storageFull: LanguageMessage(
      "Espace insuffisant", "Cet appareil n’a pas assez d’espace libre.",
      "Supprimez des fichiers ou des apps dont vous n’avez plus besoin, puis réessayez."),
    cannotSave: LanguageMessage(
      "Enregistrement impossible", "L’enregistrement à l’emplacement choisi a échoué.",
      "Choisissez un autre emplacement, puis réessayez."),
    unknown: LanguageMessage(
      "Une erreur s’est produite", "Un problème inattendu s’est produit.",
      "Réessayez. Si le problème persiste, contactez l’assistance."),
    networkSignIn: LanguageMessage(
      "Connexion au réseau requise", "Ce réseau demande peut-être de s’identifier.",
      "Ouvrez une page web pour vous identifier ou utilisez un autre réseau. Ensuite, réessayez."),
    webPage: LanguageMessage(
      "Page web inattendue", "Le service a envoyé une page web au lieu de données.",
      "Réessayez plus tard. Si le problème persiste, contactez l’assistance."),
    numberOutOfRange: LanguageMessage(
      "Nombre non pris en charge", "Le service a envoyé un nombre que cette app ne peut pas traiter.",
      "Une mise à jour de l’app peut aider."),
    cellularOff: LanguageMessage(
      "Données cellulaires désactivées", "Cette app n’est pas autorisée à utiliser les données cellulaires.",
      "Connectez-vous au Wi-Fi ou autorisez les données cellulaires pour cette app dans Réglages."),
    roamingOff: LanguageMessage(
      "Données à l’étranger désactivées",
      "Les données cellulaires ne peuvent pas être utilisées dans ce pays ou cette région.",
      "Connectez-vous au Wi-Fi ou activez les données à l’étranger dans Réglages."),
    lowDataMode: LanguageMessage(
      "Mode données réduites activé", "Ce contenu ne se charge pas en mode données réduites.",
      "Désactivez le mode données réduites dans Réglages ou utilisez un autre réseau."),
    limitedNetwork: LanguageMessage(
      "Réseau non adapté",
      "Ce contenu ne se charge pas avec les données cellulaires, un partage de connexion ou un satellite.",
      "Connectez-vous au Wi-Fi, puis réessayez."),
    localNetworkDenied: LanguageMessage(
      "Réseau local non autorisé", "Cette app n’est pas autorisée à accéder aux appareils de votre réseau.",
      "Autorisez l’accès au réseau local dans Réglages, puis réessayez."),
    tooManyConnections: LanguageMessage(
      "Trop de connexions", "Trop de connexions sont ouvertes dans cette app.",
      "Patientez un instant, puis réessayez. Si le problème persiste, fermez l’app et rouvrez-la."),
    tooManyFiles: LanguageMessage(
      "Trop de fichiers ouverts", "Trop de fichiers sont ouverts sur cet appareil.",
      "Fermez quelques fichiers, puis réessayez. Si le problème persiste, rouvrez l’app."),
    fileLocked: LanguageMessage(
      "Fichier indisponible", "Ce fichier ne peut pas être ouvert et est peut-être verrouillé.",
      "Déverrouillez cet appareil ou choisissez un autre fichier, puis réessayez."),
    fileInUse: LanguageMessage(
      "Fichier en cours d’utilisation", "Ce fichier est en cours d’utilisation ailleurs.",
      "Fermez-y le fichier, puis réessayez."),
    resourceLocked: LanguageMessage(
      "En cours de modification", "Une autre personne modifie ce contenu en ce moment.",
      "Attendez que cette personne ait terminé, puis réessayez."),
    insecureAddress: LanguageMessage(
      "Adresse non sécurisée", "Cette adresse n’est pas chiffrée et n’a donc pas été utilisée.",
      "Contactez l’assistance. Une nouvelle tentative n’aidera pas."))

  private static let frenchForms = LanguageForms(
    send: CommonWording.ButtonName("Envoyer", label: "Envoyer le formulaire"),
    cancel: CommonWording.ButtonName("Annuler", label: "Annuler l’envoi"),
    sending: "Envoi en cours",
    sent: "Envoyé",
    stalled: "Aucune donnée envoyée depuis un moment",
    notAccepted: "Cette saisie n’a pas été acceptée.",
    rejected: LanguageMessage(
      "Vérifiez votre saisie", "Certaines saisies n’ont pas été acceptées.",
      "Corrigez-les, puis renvoyez le formulaire."),
    mayHaveBeenSent: LanguageMessage(
      "Peut-être déjà envoyé", "Aucune confirmation claire n’est arrivée. L’envoi a peut-être déjà eu lieu.",
      "Vérifiez si l’envoi a été reçu avant de recommencer."),
    wrongCredentials: LanguageMessage(
      "Connexion impossible", "Le nom ou le mot de passe est incorrect.", "Vérifiez les deux, puis réessayez."),
    unauthorized: LanguageMessage(
      "Connexion requise", "Vous devez être connecté pour effectuer cet envoi.",
      "Connectez-vous, puis renvoyez le formulaire."),
    forbidden: LanguageMessage(
      "Non autorisé", "Votre compte n’est pas autorisé à effectuer cette action.",
      "Demandez l’accès au propriétaire ou utilisez un autre compte."),
    notFound: LanguageMessage(
      "Destination introuvable", "L’élément concerné n’existe plus.",
      "Ce contenu a peut-être été déplacé ou supprimé. Revenez en arrière, puis cherchez à nouveau."),
    invalidRequest: LanguageMessage(
      "Non accepté", "Le service n’a pas accepté cet envoi.", "Vérifiez votre saisie, puis renvoyez le formulaire."),
    conflict: LanguageMessage(
      "Modifié ailleurs", "Ce contenu a été modifié ailleurs avant l’envoi de votre version.",
      "Consultez la dernière version, puis renvoyez la vôtre."),
    tooLarge: LanguageMessage(
      "Trop volumineux pour l’envoi", "Cet envoi dépasse la taille que le service accepte.",
      "Réduisez la taille, puis renvoyez le formulaire."),
    invalidData: LanguageMessage(
      "Résultat incertain", "Le service a envoyé des données que cette app ne peut pas lire.",
      "Vérifiez si l’envoi a été reçu avant de recommencer."))
}
