import LoadKit

// Hebrew. No native speaker has checked this file.
// Cancel and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// Hebrew that addresses the user in the plural.
  public static let hebrew = LanguageTable(
    language: "he",
    buttons: Buttons(
      load: CommonWording.ButtonName("טעינה", label: "טעינה של התוכן"),
      retry: CommonWording.ButtonName("ניסיון נוסף", label: "ניסיון נוסף לטעון את התוכן"),
      refresh: CommonWording.ButtonName("רענון", label: "רענון של התוכן"),
      cancel: CommonWording.ButtonName("ביטול", label: "ביטול הטעינה"),
      signIn: CommonWording.ButtonName("כניסה", label: "כניסה לחשבון"),
      openSettings: CommonWording.ButtonName("פתיחת ההגדרות"),
      clearSearch: CommonWording.ButtonName("ניקוי החיפוש"),
      clearFilters: CommonWording.ButtonName("ניקוי המסננים"),
      details: CommonWording.ButtonName("פרטים", label: "פרטים על הבעיה"),
      contactSupport: CommonWording.ButtonName("פנייה לתמיכה"),
      dismiss: CommonWording.ButtonName("הסתרה", label: "הסתרה של ההודעה")),
    work: LanguageWork(
      loading: "טעינה מתבצעת",
      refreshing: "רענון מתבצע",
      slow: "הפעולה נמשכת יותר מהרגיל",
      stalled: "לא התקבלו נתונים כבר זמן מה",
      waitingForConnection: "ממתין לחיבור",
      waitingToRetry: "ניסיון נוסף בקרוב…",
      percent: "{}%"),
    screens: LanguageScreens(
      idle: "עדיין לא נטען",
      loaded: "נטען",
      refreshFailed: "לא ניתן היה לרענן",
      empty: "אין כאן עדיין דבר",
      noResults: "אין תוצאות עבור ”{}”",
      noResultsTitle: "אין תוצאות",
      changeTerms: "בדקו את האיות או נסו מילים אחרות.",
      changeTermsOrFilters: "נסו מילים אחרות או נקו את המסננים.",
      allDone: "הכול בוצע",
      allDoneText: "לא נותר כאן מה לעשות.",
      noPermission: "אין גישה",
      noPermissionText: "אין לכם הרשאה לראות תוכן זה.",
      previousInput: "מוצגות תוצאות קודמות",
      cached: "מוצג תוכן שמור",
      updatedJustNow: "עודכן הרגע",
      updated: "עודכן לפני {}"),
    nextPage: NextPage(
      loading: "טוען פריטים נוספים",
      load: CommonWording.ButtonName("טעינת פריטים נוספים"),
      retry: CommonWording.ButtonName("ניסיון נוסף", label: "ניסיון נוסף לטעון פריטים נוספים"),
      cancel: CommonWording.ButtonName("ביטול", label: "ביטול הטעינה של פריטים נוספים"),
      failed: "לא ניתן היה לטעון פריטים נוספים",
      end: "אין פריטים נוספים"),
    counts: LanguageCounts<HebrewForms>(
      items: HebrewForms(one: "פריט אחד", two: "שני פריטים", other: "{} פריטים"),
      moreItems: HebrewForms(one: "עוד פריט אחד", two: "עוד שני פריטים", other: "עוד {} פריטים"),
      seconds: HebrewForms(one: "שנייה אחת", two: "שתי שניות", other: "{} שניות"),
      minutes: HebrewForms(one: "דקה אחת", two: "שתי דקות", other: "{} דקות"),
      hours: HebrewForms(one: "שעה אחת", two: "שעתיים", other: "{} שעות"),
      days: HebrewForms(one: "יום אחד", two: "יומיים", other: "{} ימים"),
      hoursAndMinutes: "{} ו-{}"),
    waits: LanguageWaits(tryAgain: "נסו שוב בעוד {}.", longer: "נסו שוב ביום אחר."),
    failures: hebrewFailures, forms: hebrewForms
  ).wording

  private static let hebrewFailures = LanguageFailures(
    offline: LanguageMessage("אין חיבור לאינטרנט", "מכשיר זה אינו מחובר לאינטרנט.", "התחברו לאינטרנט ונסו שוב."),
    timedOut: LanguageMessage("נמשך זמן רב מדי", "התשובה לא הגיעה בזמן.", "ייתכן שהחיבור איטי. נסו שוב בעוד רגע."),
    cannotConnect: LanguageMessage(
      "לא ניתן להתחבר", "החיבור נותק או שלא ניתן היה ליצור חיבור.", "בדקו את החיבור לאינטרנט ונסו שוב."),
    insecureConnection: LanguageMessage(
      "החיבור אינו מאובטח", "לא ניתן היה ליצור חיבור מאובטח.", "בדקו את התאריך והשעה במכשיר זה או נסו רשת אחרת."),
    rateLimited: LanguageMessage("השירות עמוס", "יישום זה פנה לשירות פעמים רבות מדי בזמן קצר.", "המתינו רגע ונסו שוב."),
    serverError: LanguageMessage("השירות אינו זמין", "יש כרגע בעיה בשירות.", "נסו שוב בעוד כמה דקות."),
    unauthorized: LanguageMessage(
      "נדרשת כניסה לחשבון", "כדי לראות תוכן זה יש להיכנס לחשבון.", "היכנסו לחשבון ונסו שוב."),
    forbidden: LanguageMessage("אין גישה", "לחשבון שלכם אין גישה לתוכן זה.", "בקשו גישה מהבעלים או השתמשו בחשבון אחר."),
    notFound: LanguageMessage("לא נמצא", "תוכן זה אינו זמין.", "ייתכן שהתוכן הועבר או הוסר. חזרו וחפשו שוב."),
    invalidRequest: LanguageMessage(
      "לא ניתן היה להשלים", "השירות לא הצליח להשלים פעולה זו.", "עדכון היישום עשוי לעזור. אם הבעיה נמשכת, פנו לתמיכה."),
    conflict: LanguageMessage("השתנה במקום אחר", "בינתיים התוכן השתנה במקום אחר.", "טענו את הגרסה העדכנית ונסו שוב."),
    invalidData: LanguageMessage(
      "לא ניתן להציג", "השירות שלח נתונים שיישום זה אינו יכול לקרוא.", "נסו שוב מאוחר יותר. עדכון היישום עשוי לעזור."),
    tooLarge: LanguageMessage("גדול מדי", "תוכן זה גדול יותר ממה שהיישום יכול לעבד.", "בחרו משהו קטן יותר."),
    storageFull: LanguageMessage(
      "אין מספיק מקום", "אין מספיק מקום פנוי במכשיר זה.", "מחקו קבצים או יישומים שאינם נחוצים ונסו שוב."),
    cannotSave: LanguageMessage("לא ניתן לשמור", "לא ניתן היה לשמור במיקום שנבחר.", "בחרו מיקום אחר ונסו שוב."),
    unknown: LanguageMessage("משהו השתבש", "אירעה בעיה בלתי צפויה.", "נסו שוב. אם הבעיה נמשכת, פנו לתמיכה."),
    networkSignIn: LanguageMessage(
      "נדרשת כניסה לרשת", "ייתכן שרשת זו דורשת כניסה.",
      "פתחו דף אינטרנט כדי להיכנס או השתמשו ברשת אחרת. לאחר מכן נסו שוב."),
    webPage: LanguageMessage(
      "דף אינטרנט בלתי צפוי", "השירות שלח דף אינטרנט במקום נתונים.", "נסו שוב מאוחר יותר. אם הבעיה נמשכת, פנו לתמיכה."),
    numberOutOfRange: LanguageMessage(
      "המספר אינו נתמך", "השירות שלח מספר שיישום זה אינו יכול לעבד.", "עדכון היישום עשוי לעזור."),
    cellularOff: LanguageMessage(
      "הנתונים הסלולריים כבויים", "יישום זה אינו מורשה להשתמש בנתונים סלולריים.",
      "התחברו לרשת Wi-Fi או אפשרו נתונים סלולריים עבור יישום זה בהגדרות."),
    roamingOff: LanguageMessage(
      "נדידת הנתונים כבויה", "לא ניתן להשתמש בנתונים סלולריים במדינה או באזור זה.",
      "התחברו לרשת Wi-Fi או הפעילו נדידת נתונים בהגדרות."),
    lowDataMode: LanguageMessage(
      "מצב צמצום נתונים פועל", "תוכן זה אינו נטען במצב צמצום נתונים.",
      "כבו את מצב צמצום הנתונים בהגדרות או השתמשו ברשת אחרת."),
    limitedNetwork: LanguageMessage(
      "הרשת אינה מתאימה", "תוכן זה אינו נטען דרך נתונים סלולריים, נקודה חמה או לוויין.", "התחברו לרשת Wi-Fi ונסו שוב."),
    localNetworkDenied: LanguageMessage(
      "אין גישה לרשת המקומית", "יישום זה אינו מורשה לגשת למכשירים ברשת שלכם.",
      "אפשרו גישה לרשת המקומית בהגדרות ונסו שוב."),
    tooManyConnections: LanguageMessage(
      "יותר מדי חיבורים", "ביישום זה פתוחים יותר מדי חיבורים.",
      "המתינו רגע ונסו שוב. אם הבעיה נמשכת, סגרו את היישום ופתחו אותו מחדש."),
    tooManyFiles: LanguageMessage(
      "יותר מדי קבצים פתוחים", "במכשיר זה פתוחים יותר מדי קבצים.",
      "סגרו כמה קבצים ונסו שוב. אם הבעיה נמשכת, פתחו את היישום מחדש."),
    fileLocked: LanguageMessage(
      "הקובץ אינו זמין", "לא ניתן לפתוח קובץ זה, וייתכן שהוא נעול.", "בטלו את נעילת המכשיר או בחרו קובץ אחר ונסו שוב."),
    fileInUse: LanguageMessage("הקובץ בשימוש", "קובץ זה נמצא בשימוש במקום אחר.", "סגרו שם את הקובץ ונסו שוב."),
    resourceLocked: LanguageMessage("נמצא בעריכה במקום אחר", "אדם אחר עורך כעת תוכן זה.", "המתינו עד שיסיים ונסו שוב."),
    insecureAddress: LanguageMessage(
      "הכתובת אינה מאובטחת", "כתובת זו אינה מוצפנת, ולכן לא נעשה בה שימוש.", "פנו לתמיכה. ניסיון נוסף לא יעזור."))

  private static let hebrewForms = LanguageForms(
    send: CommonWording.ButtonName("שליחה", label: "שליחה של הטופס"),
    cancel: CommonWording.ButtonName("ביטול", label: "ביטול השליחה"),
    sending: "שליחה מתבצעת",
    sent: "נשלח",
    stalled: "לא נשלחו נתונים כבר זמן מה",
    notAccepted: "ערך זה לא התקבל.",
    rejected: LanguageMessage("בדקו את הפרטים שהזנתם", "חלק מהפרטים לא התקבלו.", "תקנו את הפרטים האלה ושלחו שוב."),
    mayHaveBeenSent: LanguageMessage(
      "ייתכן שכבר נשלח", "לא הגיע אישור ברור. ייתכן שהטופס כבר נשלח.", "בדקו אם הטופס התקבל לפני שתשלחו שוב."),
    wrongCredentials: LanguageMessage("לא ניתן היה להיכנס", "השם או הסיסמה שגויים.", "בדקו את שניהם ונסו שוב."),
    unauthorized: LanguageMessage("נדרשת כניסה לחשבון", "כדי לשלוח יש להיכנס לחשבון.", "היכנסו לחשבון ושלחו שוב."),
    forbidden: LanguageMessage(
      "אין הרשאה", "החשבון שלכם אינו מורשה לבצע פעולה זו.", "בקשו גישה מהבעלים או השתמשו בחשבון אחר."),
    notFound: LanguageMessage(
      "היעד לא נמצא", "הפריט שאליו זה שייך אינו קיים עוד.", "ייתכן שהתוכן הועבר או הוסר. חזרו וחפשו שוב."),
    invalidRequest: LanguageMessage("לא התקבל", "השירות לא קיבל את הטופס.", "בדקו את הפרטים שהזנתם ושלחו שוב."),
    conflict: LanguageMessage(
      "השתנה במקום אחר", "התוכן השתנה במקום אחר לפני שנשלחה הגרסה שלכם.", "עיינו בגרסה העדכנית ושלחו שוב את שלכם."),
    tooLarge: LanguageMessage("גדול מדי לשליחה", "זה גדול יותר ממה שהשירות מקבל.", "הקטינו את הגודל ושלחו שוב."),
    invalidData: LanguageMessage(
      "התוצאה אינה ברורה", "השירות שלח נתונים שיישום זה אינו יכול לקרוא.", "בדקו אם הטופס התקבל לפני שתשלחו שוב."))
}
