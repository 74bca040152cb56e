import LoadKit

// Modern Standard Arabic. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// Modern Standard Arabic, with the digits 0 to 9.
  public static let arabic = LanguageTable(
    language: "ar",
    buttons: Buttons(
      load: CommonWording.ButtonName("تحميل", label: "تحميل المحتوى"),
      retry: CommonWording.ButtonName("إعادة المحاولة", label: "إعادة المحاولة: تحميل المحتوى"),
      refresh: CommonWording.ButtonName("تحديث", label: "تحديث المحتوى"),
      cancel: CommonWording.ButtonName("إلغاء", label: "إلغاء التحميل"),
      signIn: CommonWording.ButtonName("تسجيل الدخول"),
      openSettings: CommonWording.ButtonName("فتح الإعدادات"),
      clearSearch: CommonWording.ButtonName("مسح البحث"),
      clearFilters: CommonWording.ButtonName("مسح عوامل التصفية"),
      details: CommonWording.ButtonName("التفاصيل", label: "التفاصيل: معلومات عن المشكلة"),
      contactSupport: CommonWording.ButtonName("الاتصال بالدعم"),
      dismiss: CommonWording.ButtonName("إخفاء", label: "إخفاء الرسالة")),
    work: LanguageWork(
      loading: "جارٍ التحميل",
      refreshing: "جارٍ التحديث",
      slow: "يستغرق هذا وقتًا أطول من المعتاد",
      stalled: "لم تصل أي بيانات منذ فترة",
      waitingForConnection: "في انتظار الاتصال",
      waitingToRetry: "ستتم إعادة المحاولة قريبًا…",
      percent: "{}%"),
    screens: LanguageScreens(
      idle: "لم يتم التحميل بعد",
      loaded: "تم التحميل",
      refreshFailed: "تعذر التحديث",
      empty: "لا يوجد شيء هنا بعد",
      noResults: "لا توجد نتائج لـ «{}»",
      noResultsTitle: "لا توجد نتائج",
      changeTerms: "تحقق من الإملاء أو جرّب كلمات أخرى.",
      changeTermsOrFilters: "جرّب كلمات أخرى أو امسح عوامل التصفية.",
      allDone: "اكتمل كل شيء",
      allDoneText: "لم يبق ما يجب فعله هنا.",
      noPermission: "لا يمكن الوصول",
      noPermissionText: "ليس لديك إذن لعرض هذا المحتوى.",
      previousInput: "يتم عرض نتائج سابقة",
      cached: "يتم عرض محتوى محفوظ",
      updatedJustNow: "تم التحديث الآن",
      updated: "تم التحديث قبل {}"),
    nextPage: NextPage(
      loading: "جارٍ تحميل المزيد",
      load: CommonWording.ButtonName("تحميل المزيد", label: "تحميل المزيد من العناصر"),
      retry: CommonWording.ButtonName("إعادة المحاولة", label: "إعادة المحاولة: تحميل المزيد من العناصر"),
      cancel: CommonWording.ButtonName("إلغاء", label: "إلغاء تحميل المزيد من العناصر"),
      failed: "تعذر تحميل المزيد",
      end: "لا توجد عناصر أخرى"),
    counts: LanguageCounts<ArabicForms>(
      items: ArabicForms(
        zero: "لا عناصر", one: "عنصر واحد", two: "عنصران", few: "{} عناصر", many: "{} عنصرًا", other: "{} عنصر"),
      moreItems: ArabicForms(
        zero: "لا عناصر إضافية", one: "عنصر إضافي واحد", two: "عنصران إضافيان", few: "{} عناصر إضافية",
        many: "{} عنصرًا إضافيًا", other: "{} عنصر إضافي"),
      seconds: ArabicForms(
        zero: "{} ثانية", one: "ثانية واحدة", two: "ثانيتين", few: "{} ثوانٍ", many: "{} ثانية", other: "{} ثانية"),
      minutes: ArabicForms(
        zero: "{} دقيقة", one: "دقيقة واحدة", two: "دقيقتين", few: "{} دقائق", many: "{} دقيقة", other: "{} دقيقة"),
      hours: ArabicForms(
        zero: "{} ساعة", one: "ساعة واحدة", two: "ساعتين", few: "{} ساعات", many: "{} ساعة", other: "{} ساعة"),
      days: ArabicForms(
        zero: "{} يوم", one: "يوم واحد", two: "يومين", few: "{} أيام", many: "{} يومًا", other: "{} يوم"),
      hoursAndMinutes: "{} و{}"),
    waits: LanguageWaits(tryAgain: "أعد المحاولة بعد {}.", longer: "أعد المحاولة في يوم آخر."),
    failures: arabicFailures, forms: arabicForms
  ).wording

  private static let arabicFailures = LanguageFailures(
    offline: LanguageMessage("أنت غير متصل", "هذا الجهاز غير متصل بالإنترنت.", "اتصل بالإنترنت، ثم أعد المحاولة."),
    timedOut: LanguageMessage(
      "استغرق وقتًا طويلًا", "لم يصل الرد في الوقت المناسب.", "قد يكون الاتصال بطيئًا. أعد المحاولة بعد قليل."),
    cannotConnect: LanguageMessage(
      "تعذر الاتصال", "انقطع الاتصال أو تعذر إنشاؤه.", "تحقق من اتصالك بالإنترنت، ثم أعد المحاولة."),
    insecureConnection: LanguageMessage(
      "الاتصال غير آمن", "تعذر إنشاء اتصال آمن.", "تحقق من التاريخ والوقت على هذا الجهاز، أو جرّب شبكة أخرى."),
    rateLimited: LanguageMessage(
      "الخدمة مشغولة", "اتصل هذا التطبيق بالخدمة مرات كثيرة في وقت قصير.", "انتظر قليلًا، ثم أعد المحاولة."),
    serverError: LanguageMessage("الخدمة غير متاحة", "تواجه الخدمة مشكلة حاليًا.", "أعد المحاولة بعد بضع دقائق."),
    unauthorized: LanguageMessage(
      "يلزم تسجيل الدخول", "يجب تسجيل الدخول لعرض هذا المحتوى.", "سجّل الدخول، ثم أعد المحاولة."),
    forbidden: LanguageMessage(
      "لا يمكن الوصول", "ليس لحسابك حق الوصول إلى هذا المحتوى.", "اطلب حق الوصول من المالك، أو استخدم حسابًا آخر."),
    notFound: LanguageMessage(
      "غير موجود", "هذا المحتوى غير متاح.", "ربما تم نقل المحتوى أو حذفه. ارجع، ثم ابحث مرة أخرى."),
    invalidRequest: LanguageMessage(
      "تعذر الإكمال", "تعذر على الخدمة إكمال هذا الإجراء.",
      "قد يساعد تحديث التطبيق. إذا استمرت المشكلة، فاتصل بالدعم."),
    conflict: LanguageMessage(
      "تم التغيير في مكان آخر", "تم تغيير هذا المحتوى في مكان آخر في هذه الأثناء.", "حمّل أحدث نسخة، ثم أعد المحاولة."),
    invalidData: LanguageMessage(
      "تعذر العرض", "أرسلت الخدمة بيانات لا يمكن لهذا التطبيق قراءتها.",
      "أعد المحاولة لاحقًا. قد يساعد تحديث التطبيق."),
    tooLarge: LanguageMessage("الحجم كبير جدًا", "هذا المحتوى أكبر مما يمكن للتطبيق معالجته.", "اختر شيئًا أصغر."),
    storageFull: LanguageMessage(
      "لا توجد مساحة كافية", "لا توجد مساحة فارغة كافية على هذا الجهاز.",
      "احذف الملفات أو التطبيقات التي لم تعد تحتاج إليها، ثم أعد المحاولة."),
    cannotSave: LanguageMessage("تعذر الحفظ", "تعذر الحفظ في الموقع المحدد.", "اختر موقعًا آخر، ثم أعد المحاولة."),
    unknown: LanguageMessage("حدث خطأ ما", "حدثت مشكلة غير متوقعة.", "أعد المحاولة. إذا استمرت المشكلة، فاتصل بالدعم."),
    networkSignIn: LanguageMessage(
      "يلزم تسجيل الدخول إلى الشبكة", "قد تتطلب هذه الشبكة تسجيل الدخول.",
      "افتح صفحة ويب لتسجيل الدخول، أو استخدم شبكة أخرى. ثم أعد المحاولة."),
    webPage: LanguageMessage(
      "صفحة ويب غير متوقعة", "أرسلت الخدمة صفحة ويب بدلًا من البيانات.",
      "أعد المحاولة لاحقًا. إذا استمرت المشكلة، فاتصل بالدعم."),
    numberOutOfRange: LanguageMessage(
      "الرقم غير مدعوم", "أرسلت الخدمة رقمًا لا يمكن لهذا التطبيق معالجته.", "قد يساعد تحديث التطبيق."),
    cellularOff: LanguageMessage(
      "البيانات الخلوية متوقفة", "غير مسموح لهذا التطبيق باستخدام البيانات الخلوية.",
      "اتصل بشبكة Wi-Fi، أو اسمح بالبيانات الخلوية لهذا التطبيق في الإعدادات."),
    roamingOff: LanguageMessage(
      "تجوال البيانات متوقف", "لا يمكن استخدام البيانات الخلوية في هذا البلد أو هذه المنطقة.",
      "اتصل بشبكة Wi-Fi، أو شغّل تجوال البيانات في الإعدادات."),
    lowDataMode: LanguageMessage(
      "نمط البيانات المنخفضة مشغّل", "لا يتم تحميل هذا المحتوى في نمط البيانات المنخفضة.",
      "أوقف نمط البيانات المنخفضة في الإعدادات، أو استخدم شبكة أخرى."),
    limitedNetwork: LanguageMessage(
      "الشبكة غير مناسبة", "لا يتم تحميل هذا المحتوى عبر البيانات الخلوية أو نقطة اتصال أو قمر صناعي.",
      "اتصل بشبكة Wi-Fi، ثم أعد المحاولة."),
    localNetworkDenied: LanguageMessage(
      "الشبكة المحلية غير مسموح بها", "غير مسموح لهذا التطبيق بالوصول إلى الأجهزة على شبكتك.",
      "اسمح بالوصول إلى الشبكة المحلية في الإعدادات، ثم أعد المحاولة."),
    tooManyConnections: LanguageMessage(
      "اتصالات كثيرة جدًا", "عدد الاتصالات المفتوحة في هذا التطبيق كبير جدًا.",
      "انتظر قليلًا، ثم أعد المحاولة. إذا استمرت المشكلة، فأغلق التطبيق وأعد فتحه."),
    tooManyFiles: LanguageMessage(
      "ملفات مفتوحة كثيرة جدًا", "عدد الملفات المفتوحة على هذا الجهاز كبير جدًا.",
      "أغلق بعض الملفات، ثم أعد المحاولة. إذا استمرت المشكلة، فأعد فتح التطبيق."),
    fileLocked: LanguageMessage(
      "الملف غير متاح", "لا يمكن فتح هذا الملف، وقد يكون مقفلًا.",
      "افتح قفل هذا الجهاز، أو اختر ملفًا آخر، ثم أعد المحاولة."),
    fileInUse: LanguageMessage(
      "الملف قيد الاستخدام", "هذا الملف قيد الاستخدام في مكان آخر.", "أغلق الملف هناك، ثم أعد المحاولة."),
    resourceLocked: LanguageMessage(
      "قيد التحرير في مكان آخر", "شخص آخر يحرّر هذا المحتوى الآن.", "انتظر حتى ينتهي الشخص الآخر، ثم أعد المحاولة."),
    insecureAddress: LanguageMessage(
      "العنوان غير آمن", "هذا العنوان غير مشفّر، لذلك لم يُستخدم.", "اتصل بالدعم. لن تفيد إعادة المحاولة."))

  private static let arabicForms = LanguageForms(
    send: CommonWording.ButtonName("إرسال", label: "إرسال النموذج"),
    cancel: CommonWording.ButtonName("إلغاء", label: "إلغاء الإرسال"),
    sending: "جارٍ الإرسال",
    sent: "تم الإرسال",
    stalled: "لم تُرسل أي بيانات منذ فترة",
    notAccepted: "لم يُقبل هذا الإدخال.",
    rejected: LanguageMessage("تحقق مما أدخلته", "لم تُقبل بعض الإدخالات.", "صحّح هذه الإدخالات، ثم أعد الإرسال."),
    mayHaveBeenSent: LanguageMessage(
      "ربما تم الإرسال بالفعل", "لم يصل تأكيد واضح، وربما تم الإرسال بالفعل.", "تحقق من الاستلام قبل إعادة الإرسال."),
    wrongCredentials: LanguageMessage(
      "تعذر تسجيل الدخول", "الاسم أو كلمة السر غير صحيحة.", "تحقق من كليهما، ثم أعد المحاولة."),
    unauthorized: LanguageMessage("يلزم تسجيل الدخول", "يجب تسجيل الدخول للإرسال.", "سجّل الدخول، ثم أعد الإرسال."),
    forbidden: LanguageMessage(
      "غير مسموح به", "غير مسموح لحسابك بهذا الإجراء.", "اطلب حق الوصول من المالك، أو استخدم حسابًا آخر."),
    notFound: LanguageMessage(
      "الوجهة غير موجودة", "العنصر المرتبط بهذا لم يعد موجودًا.",
      "ربما تم نقل المحتوى أو حذفه. ارجع، ثم ابحث مرة أخرى."),
    invalidRequest: LanguageMessage("لم يُقبل", "لم تقبل الخدمة النموذج.", "تحقق مما أدخلته، ثم أعد الإرسال."),
    conflict: LanguageMessage(
      "تم التغيير في مكان آخر", "تم تغيير هذا المحتوى في مكان آخر قبل إرسال نسختك.",
      "اطّلع على أحدث نسخة، ثم أعد إرسال نسختك."),
    tooLarge: LanguageMessage("الحجم كبير جدًا للإرسال", "هذا أكبر مما تقبله الخدمة.", "قلّل الحجم، ثم أعد الإرسال."),
    invalidData: LanguageMessage(
      "النتيجة غير واضحة", "أرسلت الخدمة بيانات لا يمكن لهذا التطبيق قراءتها.", "تحقق من الاستلام قبل إعادة الإرسال."))
}
