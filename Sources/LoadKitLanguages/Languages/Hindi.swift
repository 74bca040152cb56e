import LoadKit

// Hindi. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// Hindi that addresses the user with “आप”, with the digits 0 to 9.
  public static let hindi = LanguageTable(
    language: "hi",
    buttons: Buttons(
      load: CommonWording.ButtonName("लोड करें", label: "सामग्री लोड करें"),
      retry: CommonWording.ButtonName("फिर से कोशिश करें", label: "सामग्री लोड करने की फिर से कोशिश करें"),
      refresh: CommonWording.ButtonName("रीफ़्रेश करें", label: "सामग्री रीफ़्रेश करें"),
      cancel: CommonWording.ButtonName("रद्द करें", label: "लोड करना रद्द करें"),
      signIn: CommonWording.ButtonName("साइन इन करें"),
      openSettings: CommonWording.ButtonName("सेटिंग्ज़ खोलें"),
      clearSearch: CommonWording.ButtonName("खोज साफ़ करें"),
      clearFilters: CommonWording.ButtonName("फ़िल्टर साफ़ करें"),
      details: CommonWording.ButtonName("विवरण", label: "समस्या का विवरण"),
      contactSupport: CommonWording.ButtonName("सहायता से संपर्क करें"),
      dismiss: CommonWording.ButtonName("छिपाएँ", label: "संदेश छिपाएँ")),
    work: LanguageWork(
      loading: "लोड हो रहा है",
      refreshing: "रीफ़्रेश हो रहा है",
      slow: "इसमें सामान्य से अधिक समय लग रहा है",
      stalled: "कुछ समय से कोई डेटा नहीं आया है",
      waitingForConnection: "कनेक्शन की प्रतीक्षा है",
      waitingToRetry: "जल्द ही फिर से कोशिश होगी…",
      percent: "{}%"),
    screens: LanguageScreens(
      idle: "अभी तक लोड नहीं हुआ",
      loaded: "लोड हो गया",
      refreshFailed: "रीफ़्रेश नहीं हो सका",
      empty: "यहाँ अभी कुछ नहीं है",
      noResults: "“{}” के लिए कोई परिणाम नहीं",
      noResultsTitle: "कोई परिणाम नहीं",
      changeTerms: "वर्तनी जाँचें या दूसरे शब्द आज़माएँ।",
      changeTermsOrFilters: "दूसरे शब्द आज़माएँ या फ़िल्टर साफ़ करें।",
      allDone: "सब पूरा हुआ",
      allDoneText: "यहाँ करने के लिए और कुछ नहीं है।",
      noPermission: "ऐक्सेस नहीं है",
      noPermissionText: "आपके पास इसे देखने की अनुमति नहीं है।",
      previousInput: "पहले के परिणाम दिखाए जा रहे हैं",
      cached: "सहेजी गई सामग्री दिखाई जा रही है",
      updatedJustNow: "अभी-अभी अपडेट किया गया",
      updated: "{} पहले अपडेट किया गया"),
    nextPage: NextPage(
      loading: "और लोड हो रहा है",
      load: CommonWording.ButtonName("और लोड करें", label: "और लोड करें: अगले आइटम"),
      retry: CommonWording.ButtonName("फिर से कोशिश करें", label: "और आइटम लोड करने की फिर से कोशिश करें"),
      cancel: CommonWording.ButtonName("रद्द करें", label: "और आइटम लोड करना रद्द करें"),
      failed: "और लोड नहीं हो सका",
      end: "और कोई आइटम नहीं"),
    counts: LanguageCounts<ZeroOneOtherForms>(
      items: ZeroOneOtherForms(one: "{} आइटम", other: "{} आइटम"),
      moreItems: ZeroOneOtherForms(one: "{} और आइटम", other: "{} और आइटम"),
      seconds: ZeroOneOtherForms(one: "{} सेकंड", other: "{} सेकंड"),
      minutes: ZeroOneOtherForms(one: "{} मिनट", other: "{} मिनट"),
      hours: ZeroOneOtherForms(one: "{} घंटे", other: "{} घंटे"),
      days: ZeroOneOtherForms(one: "{} दिन", other: "{} दिन"),
      hoursAndMinutes: "{} {}"),
    waits: LanguageWaits(tryAgain: "{} बाद फिर से कोशिश करें।", longer: "किसी और दिन फिर से कोशिश करें।"),
    failures: hindiFailures, forms: hindiForms
  ).wording

  private static let hindiFailures = LanguageFailures(
    offline: LanguageMessage(
      "आप ऑफ़लाइन हैं", "यह डिवाइस इंटरनेट से कनेक्ट नहीं है।", "इंटरनेट से कनेक्ट करें, फिर से कोशिश करें।"),
    timedOut: LanguageMessage(
      "बहुत अधिक समय लगा", "जवाब समय पर नहीं आया।", "कनेक्शन धीमा हो सकता है। कुछ देर में फिर से कोशिश करें।"),
    cannotConnect: LanguageMessage(
      "कनेक्ट नहीं हो सका", "कनेक्शन टूट गया या बन नहीं सका।", "अपना इंटरनेट कनेक्शन जाँचें, फिर से कोशिश करें।"),
    insecureConnection: LanguageMessage(
      "कनेक्शन सुरक्षित नहीं है", "सुरक्षित कनेक्शन नहीं बन सका।",
      "इस डिवाइस की तारीख और समय जाँचें या दूसरा नेटवर्क आज़माएँ।"),
    rateLimited: LanguageMessage(
      "सेवा व्यस्त है", "इस ऐप ने कम समय में सेवा से बहुत बार संपर्क किया।", "थोड़ा रुकें, फिर से कोशिश करें।"),
    serverError: LanguageMessage(
      "सेवा उपलब्ध नहीं है", "सेवा में अभी कोई समस्या है।", "कुछ मिनट बाद फिर से कोशिश करें।"),
    unauthorized: LanguageMessage(
      "साइन इन आवश्यक है", "इसे देखने के लिए साइन इन करना आवश्यक है।", "साइन इन करें, फिर से कोशिश करें।"),
    forbidden: LanguageMessage(
      "ऐक्सेस नहीं है", "आपके खाते के पास इसका ऐक्सेस नहीं है।", "मालिक से ऐक्सेस माँगें या दूसरे खाते का उपयोग करें।"),
    notFound: LanguageMessage(
      "नहीं मिला", "यह सामग्री उपलब्ध नहीं है।",
      "हो सकता है कि सामग्री को कहीं और ले जाया गया या हटाया गया हो। वापस जाएँ, फिर से खोजें।"),
    invalidRequest: LanguageMessage(
      "पूरा नहीं हो सका", "सेवा यह कार्रवाई पूरी नहीं कर सकी।",
      "ऐप को अपडेट करने से मदद मिल सकती है। समस्या बनी रहे, तो सहायता से संपर्क करें।"),
    conflict: LanguageMessage(
      "कहीं और बदला गया", "इस बीच सामग्री को कहीं और बदला गया।", "नवीनतम संस्करण लोड करें, फिर से कोशिश करें।"),
    invalidData: LanguageMessage(
      "दिखाया नहीं जा सकता", "सेवा ने ऐसा डेटा भेजा जिसे यह ऐप पढ़ नहीं सकता।",
      "बाद में फिर से कोशिश करें। ऐप को अपडेट करने से मदद मिल सकती है।"),
    tooLarge: LanguageMessage("बहुत बड़ा है", "यह ऐप की क्षमता से बड़ा है।", "कुछ छोटा चुनें।"),
    storageFull: LanguageMessage(
      "पर्याप्त स्टोरेज नहीं है", "इस डिवाइस पर पर्याप्त खाली जगह नहीं है।",
      "ऐसी फ़ाइलें या ऐप हटाएँ जिनकी अब ज़रूरत नहीं है, फिर से कोशिश करें।"),
    cannotSave: LanguageMessage(
      "सहेजा नहीं जा सकता", "चुने गए स्थान पर सहेजा नहीं जा सका।", "कोई दूसरा स्थान चुनें, फिर से कोशिश करें।"),
    unknown: LanguageMessage(
      "कुछ गड़बड़ हुई", "कोई अनपेक्षित समस्या हुई।", "फिर से कोशिश करें। समस्या बनी रहे, तो सहायता से संपर्क करें।"),
    networkSignIn: LanguageMessage(
      "नेटवर्क में साइन इन आवश्यक है", "हो सकता है कि इस नेटवर्क के लिए साइन इन करना पड़े।",
      "साइन इन करने के लिए कोई वेब पेज खोलें या दूसरे नेटवर्क का उपयोग करें। फिर से कोशिश करें।"),
    webPage: LanguageMessage(
      "अनपेक्षित वेब पेज", "सेवा ने डेटा के बजाय एक वेब पेज भेजा।",
      "बाद में फिर से कोशिश करें। समस्या बनी रहे, तो सहायता से संपर्क करें।"),
    numberOutOfRange: LanguageMessage(
      "संख्या समर्थित नहीं है", "सेवा ने ऐसी संख्या भेजी जिसे यह ऐप संभाल नहीं सकता।",
      "ऐप को अपडेट करने से मदद मिल सकती है।"),
    cellularOff: LanguageMessage(
      "मोबाइल डेटा बंद है", "इस ऐप को मोबाइल डेटा का उपयोग करने की अनुमति नहीं है।",
      "वाई-फ़ाई से कनेक्ट करें या सेटिंग्ज़ में इस ऐप के लिए मोबाइल डेटा की अनुमति दें।"),
    roamingOff: LanguageMessage(
      "डेटा रोमिंग बंद है", "इस देश या क्षेत्र में मोबाइल डेटा का उपयोग नहीं किया जा सकता।",
      "वाई-फ़ाई से कनेक्ट करें या सेटिंग्ज़ में डेटा रोमिंग चालू करें।"),
    lowDataMode: LanguageMessage(
      "निम्न डेटा मोड चालू है", "यह सामग्री निम्न डेटा मोड में लोड नहीं होती।",
      "सेटिंग्ज़ में निम्न डेटा मोड बंद करें या दूसरे नेटवर्क का उपयोग करें।"),
    limitedNetwork: LanguageMessage(
      "नेटवर्क उपयुक्त नहीं है", "यह सामग्री मोबाइल डेटा, हॉटस्पॉट या सैटेलाइट से लोड नहीं होती।",
      "वाई-फ़ाई से कनेक्ट करें, फिर से कोशिश करें।"),
    localNetworkDenied: LanguageMessage(
      "लोकल नेटवर्क की अनुमति नहीं है", "इस ऐप को आपके नेटवर्क के डिवाइस तक पहुँचने की अनुमति नहीं है।",
      "सेटिंग्ज़ में लोकल नेटवर्क के ऐक्सेस की अनुमति दें, फिर से कोशिश करें।"),
    tooManyConnections: LanguageMessage(
      "बहुत अधिक कनेक्शन", "इस ऐप में बहुत अधिक कनेक्शन खुले हैं।",
      "थोड़ा रुकें, फिर से कोशिश करें। समस्या बनी रहे, तो ऐप बंद करके फिर से खोलें।"),
    tooManyFiles: LanguageMessage(
      "बहुत अधिक खुली फ़ाइलें", "इस डिवाइस पर बहुत अधिक फ़ाइलें खुली हैं।",
      "कुछ फ़ाइलें बंद करें, फिर से कोशिश करें। समस्या बनी रहे, तो ऐप फिर से खोलें।"),
    fileLocked: LanguageMessage(
      "फ़ाइल उपलब्ध नहीं है", "यह फ़ाइल खोली नहीं जा सकती और लॉक हो सकती है।",
      "इस डिवाइस को अनलॉक करें या दूसरी फ़ाइल चुनें, फिर से कोशिश करें।"),
    fileInUse: LanguageMessage(
      "फ़ाइल उपयोग में है", "यह फ़ाइल कहीं और उपयोग में है।", "वहाँ फ़ाइल बंद करें, फिर से कोशिश करें।"),
    resourceLocked: LanguageMessage(
      "कहीं और संपादन हो रहा है", "कोई और व्यक्ति अभी इसे संपादित कर रहा है।",
      "उस व्यक्ति का काम पूरा होने तक रुकें, फिर से कोशिश करें।"),
    insecureAddress: LanguageMessage(
      "पता सुरक्षित नहीं है", "यह पता एन्क्रिप्टेड नहीं है, इसलिए इसका उपयोग नहीं किया गया।",
      "सहायता से संपर्क करें। फिर से कोशिश करने से मदद नहीं मिलेगी।"))

  private static let hindiForms = LanguageForms(
    send: CommonWording.ButtonName("भेजें", label: "फ़ॉर्म भेजें"),
    cancel: CommonWording.ButtonName("रद्द करें", label: "भेजना रद्द करें"),
    sending: "भेजा जा रहा है",
    sent: "भेजा गया",
    stalled: "कुछ समय से कोई डेटा नहीं भेजा गया है",
    notAccepted: "यह प्रविष्टि स्वीकार नहीं की गई।",
    rejected: LanguageMessage(
      "अपनी प्रविष्टियाँ जाँचें", "कुछ प्रविष्टियाँ स्वीकार नहीं की गईं।",
      "इन प्रविष्टियों को ठीक करें, फिर से भेजें।"),
    mayHaveBeenSent: LanguageMessage(
      "शायद पहले ही भेजा गया है", "कोई स्पष्ट पुष्टि नहीं आई। हो सकता है कि फ़ॉर्म पहले ही भेजा गया हो।",
      "फिर से भेजने से पहले जाँचें कि फ़ॉर्म मिला है या नहीं।"),
    wrongCredentials: LanguageMessage(
      "साइन इन नहीं हो सका", "नाम या पासवर्ड ग़लत है।", "दोनों जाँचें, फिर से कोशिश करें।"),
    unauthorized: LanguageMessage(
      "साइन इन आवश्यक है", "इसे भेजने के लिए साइन इन करना आवश्यक है।", "साइन इन करें, फिर से भेजें।"),
    forbidden: LanguageMessage(
      "अनुमति नहीं है", "आपके खाते को यह करने की अनुमति नहीं है।",
      "मालिक से ऐक्सेस माँगें या दूसरे खाते का उपयोग करें।"),
    notFound: LanguageMessage(
      "गंतव्य नहीं मिला", "जिस आइटम से यह जुड़ा है वह अब मौजूद नहीं है।",
      "हो सकता है कि सामग्री को कहीं और ले जाया गया या हटाया गया हो। वापस जाएँ, फिर से खोजें।"),
    invalidRequest: LanguageMessage(
      "स्वीकार नहीं हुआ", "सेवा ने फ़ॉर्म स्वीकार नहीं किया।", "अपनी प्रविष्टियाँ जाँचें, फिर से भेजें।"),
    conflict: LanguageMessage(
      "कहीं और बदला गया", "आपका संस्करण भेजे जाने से पहले सामग्री को कहीं और बदला गया।",
      "नवीनतम संस्करण देखें, फिर अपना संस्करण दोबारा भेजें।"),
    tooLarge: LanguageMessage(
      "भेजने के लिए बहुत बड़ा है", "यह सेवा द्वारा स्वीकार किए जाने वाले आकार से बड़ा है।",
      "आकार कम करें, फिर से भेजें।"),
    invalidData: LanguageMessage(
      "परिणाम अस्पष्ट है", "सेवा ने ऐसा डेटा भेजा जिसे यह ऐप पढ़ नहीं सकता।",
      "फिर से भेजने से पहले जाँचें कि फ़ॉर्म मिला है या नहीं।"))
}
