import LoadKit

// Turkish. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// Turkish that addresses the user with “siz”.
  public static let turkish = LanguageTable(
    language: "tr",
    buttons: Buttons(
      load: CommonWording.ButtonName("Yükle", label: "İçeriği Yükle"),
      retry: CommonWording.ButtonName("Yeniden Dene", label: "Yeniden Dene: içeriği yükle"),
      refresh: CommonWording.ButtonName("Yenile", label: "İçeriği Yenile"),
      cancel: CommonWording.ButtonName("Vazgeç", label: "Vazgeç: yüklemeyi durdur"),
      signIn: CommonWording.ButtonName("Giriş Yap"),
      openSettings: CommonWording.ButtonName("Ayarlar’ı Aç"),
      clearSearch: CommonWording.ButtonName("Aramayı Temizle"),
      clearFilters: CommonWording.ButtonName("Filtreleri Temizle"),
      details: CommonWording.ButtonName("Ayrıntılar", label: "Ayrıntılar: sorun hakkında"),
      contactSupport: CommonWording.ButtonName("Desteğe Ulaş"),
      dismiss: CommonWording.ButtonName("Gizle", label: "İletiyi Gizle")),
    work: LanguageWork(
      loading: "Yükleniyor",
      refreshing: "Yenileniyor",
      slow: "Bu, normalden uzun sürüyor",
      stalled: "Bir süredir veri gelmiyor",
      waitingForConnection: "Bağlantı bekleniyor",
      waitingToRetry: "Birazdan yeniden denenecek…",
      percent: "%{}"),
    screens: LanguageScreens(
      idle: "Henüz Yüklenmedi",
      loaded: "Yüklendi",
      refreshFailed: "Yenilenemedi",
      empty: "Henüz Bir Şey Yok",
      noResults: "“{}” İçin Sonuç Yok",
      noResultsTitle: "Sonuç Yok",
      changeTerms: "Yazımı denetleyin veya başka sözcükler deneyin.",
      changeTermsOrFilters: "Başka sözcükler deneyin veya filtreleri temizleyin.",
      allDone: "Hepsi Tamam",
      allDoneText: "Burada yapılacak bir şey kalmadı.",
      noPermission: "Erişim Yok",
      noPermissionText: "Bunu görme izniniz yok.",
      previousInput: "Önceki sonuçlar gösteriliyor",
      cached: "Kayıtlı içerik gösteriliyor",
      updatedJustNow: "Az önce güncellendi",
      updated: "{} önce güncellendi"),
    nextPage: NextPage(
      loading: "Devamı yükleniyor",
      load: CommonWording.ButtonName("Daha Fazla Yükle", label: "Daha Fazla Yükle: sonraki öğeler"),
      retry: CommonWording.ButtonName("Yeniden Dene", label: "Yeniden Dene: sonraki öğeleri yükle"),
      cancel: CommonWording.ButtonName("Vazgeç", label: "Vazgeç: sonraki öğeleri yüklemeyi durdur"),
      failed: "Daha Fazlası Yüklenemedi",
      end: "Başka öğe yok"),
    counts: LanguageCounts<OneOtherForms>(
      items: OneOtherForms(one: "{} öğe", other: "{} öğe"),
      moreItems: OneOtherForms(one: "{} öğe daha", other: "{} öğe daha"),
      seconds: OneOtherForms(one: "{} saniye", other: "{} saniye"),
      minutes: OneOtherForms(one: "{} dakika", other: "{} dakika"),
      hours: OneOtherForms(one: "{} saat", other: "{} saat"),
      days: OneOtherForms(one: "{} gün", other: "{} gün"),
      hoursAndMinutes: "{} {}"),
    waits: LanguageWaits(tryAgain: "{} sonra yeniden deneyin.", longer: "Başka bir gün yeniden deneyin."),
    failures: turkishFailures, forms: turkishForms
  ).wording

  private static let turkishFailures = LanguageFailures(
    offline: LanguageMessage(
      "Çevrimdışısınız", "Bu aygıt internete bağlı değil.", "İnternete bağlanın, sonra yeniden deneyin."),
    timedOut: LanguageMessage(
      "Çok Uzun Sürdü", "Yanıt zamanında gelmedi.", "Bağlantı yavaş olabilir. Biraz sonra yeniden deneyin."),
    cannotConnect: LanguageMessage(
      "Bağlanılamıyor", "Bağlantı kesildi veya kurulamadı.",
      "İnternet bağlantınızı denetleyin, sonra yeniden deneyin."),
    insecureConnection: LanguageMessage(
      "Bağlantı Güvenli Değil", "Güvenli bir bağlantı kurulamadı.",
      "Bu aygıtın tarihini ve saatini denetleyin veya başka bir ağ deneyin."),
    rateLimited: LanguageMessage(
      "Hizmet Meşgul", "Bu uygulama kısa sürede hizmete çok sık bağlandı.", "Biraz bekleyin, sonra yeniden deneyin."),
    serverError: LanguageMessage(
      "Hizmet Kullanılamıyor", "Hizmette şu anda bir sorun var.", "Birkaç dakika sonra yeniden deneyin."),
    unauthorized: LanguageMessage(
      "Giriş Yapmak Gerekli", "Bunu görmek için giriş yapmanız gerekiyor.", "Giriş yapın, sonra yeniden deneyin."),
    forbidden: LanguageMessage(
      "Erişim Yok", "Hesabınızın buna erişimi yok.", "Sahibinden erişim isteyin veya başka bir hesap kullanın."),
    notFound: LanguageMessage(
      "Bulunamadı", "Bu içerik kullanılamıyor.",
      "İçerik taşınmış veya silinmiş olabilir. Geri dönün, sonra yeniden arayın."),
    invalidRequest: LanguageMessage(
      "Tamamlanamadı", "Hizmet bu işlemi tamamlayamadı.",
      "Uygulamayı güncellemek yardımcı olabilir. Sorun sürerse desteğe ulaşın."),
    conflict: LanguageMessage(
      "Başka Yerde Değiştirildi", "Bu arada içerik başka bir yerde değiştirildi.",
      "En son sürümü yükleyin, sonra yeniden deneyin."),
    invalidData: LanguageMessage(
      "Gösterilemiyor", "Hizmet bu uygulamanın okuyamadığı veriler gönderdi.",
      "Daha sonra yeniden deneyin. Uygulamayı güncellemek yardımcı olabilir."),
    tooLarge: LanguageMessage("Çok Büyük", "Bu, uygulamanın işleyebileceğinden büyük.", "Daha küçük bir şey seçin."),
    storageFull: LanguageMessage(
      "Yeterli Saklama Alanı Yok", "Bu aygıtta yeterli boş alan yok.",
      "Artık gerekmeyen dosyaları veya uygulamaları silin, sonra yeniden deneyin."),
    cannotSave: LanguageMessage(
      "Kaydedilemiyor", "Seçilen yere kaydedilemedi.", "Başka bir yer seçin, sonra yeniden deneyin."),
    unknown: LanguageMessage(
      "Bir Sorun Oluştu", "Beklenmeyen bir sorun oluştu.", "Yeniden deneyin. Sorun sürerse desteğe ulaşın."),
    networkSignIn: LanguageMessage(
      "Ağa Giriş Yapmak Gerekli", "Bu ağ giriş yapılmasını gerektirebilir.",
      "Giriş yapmak için bir web sayfası açın veya başka bir ağ kullanın. Sonra yeniden deneyin."),
    webPage: LanguageMessage(
      "Beklenmeyen Web Sayfası", "Hizmet veri yerine bir web sayfası gönderdi.",
      "Daha sonra yeniden deneyin. Sorun sürerse desteğe ulaşın."),
    numberOutOfRange: LanguageMessage(
      "Sayı Desteklenmiyor", "Hizmet bu uygulamanın işleyemediği bir sayı gönderdi.",
      "Uygulamayı güncellemek yardımcı olabilir."),
    cellularOff: LanguageMessage(
      "Hücresel Veri Kapalı", "Bu uygulamanın hücresel veri kullanma izni yok.",
      "Wi-Fi’ye bağlanın veya Ayarlar’da bu uygulama için hücresel veriye izin verin."),
    roamingOff: LanguageMessage(
      "Veride Dolaşım Kapalı", "Bu ülkede veya bölgede hücresel veri kullanılamıyor.",
      "Wi-Fi’ye bağlanın veya Ayarlar’da veride dolaşımı açın."),
    lowDataMode: LanguageMessage(
      "Az Veri Modu Açık", "Bu içerik Az Veri Modu’nda yüklenmiyor.",
      "Ayarlar’da Az Veri Modu’nu kapatın veya başka bir ağ kullanın."),
    limitedNetwork: LanguageMessage(
      "Ağ Uygun Değil", "Bu içerik hücresel veri, erişim noktası veya uydu üzerinden yüklenmiyor.",
      "Wi-Fi’ye bağlanın, sonra yeniden deneyin."),
    localNetworkDenied: LanguageMessage(
      "Yerel Ağa İzin Yok", "Bu uygulamanın ağınızdaki aygıtlara erişme izni yok.",
      "Ayarlar’da yerel ağa erişime izin verin, sonra yeniden deneyin."),
    tooManyConnections: LanguageMessage(
      "Çok Fazla Bağlantı", "Bu uygulamada çok fazla bağlantı açık.",
      "Biraz bekleyin, sonra yeniden deneyin. Sorun sürerse uygulamayı kapatıp yeniden açın."),
    tooManyFiles: LanguageMessage(
      "Çok Fazla Açık Dosya", "Bu aygıtta çok fazla dosya açık.",
      "Birkaç dosyayı kapatın, sonra yeniden deneyin. Sorun sürerse uygulamayı yeniden açın."),
    fileLocked: LanguageMessage(
      "Dosya Kullanılamıyor", "Bu dosya açılamıyor ve kilitli olabilir.",
      "Bu aygıtın kilidini açın veya başka bir dosya seçin, sonra yeniden deneyin."),
    fileInUse: LanguageMessage(
      "Dosya Kullanımda", "Bu dosya başka bir yerde kullanılıyor.", "Dosyayı orada kapatın, sonra yeniden deneyin."),
    resourceLocked: LanguageMessage(
      "Başka Yerde Düzenleniyor", "Şu anda başka biri bunu düzenliyor.",
      "Diğer kişi bitirene dek bekleyin, sonra yeniden deneyin."),
    insecureAddress: LanguageMessage(
      "Adres Güvenli Değil", "Bu adres şifrelenmediği için kullanılmadı.",
      "Desteğe ulaşın. Yeniden denemek yardımcı olmaz."))

  private static let turkishForms = LanguageForms(
    send: CommonWording.ButtonName("Gönder", label: "Formu Gönder"),
    cancel: CommonWording.ButtonName("Vazgeç", label: "Vazgeç: göndermeyi durdur"),
    sending: "Gönderiliyor",
    sent: "Gönderildi",
    stalled: "Bir süredir veri gönderilmiyor",
    notAccepted: "Bu giriş kabul edilmedi.",
    rejected: LanguageMessage(
      "Girdiklerinizi Denetleyin", "Bazı girişler kabul edilmedi.", "Bu girişleri düzeltin, sonra yeniden gönderin."),
    mayHaveBeenSent: LanguageMessage(
      "Gönderilmiş Olabilir", "Kesin bir onay gelmedi. Form daha önce gönderilmiş olabilir.",
      "Yeniden göndermeden önce alınıp alınmadığını denetleyin."),
    wrongCredentials: LanguageMessage(
      "Giriş Yapılamadı", "Ad veya parola yanlış.", "İkisini de denetleyin, sonra yeniden deneyin."),
    unauthorized: LanguageMessage(
      "Giriş Yapmak Gerekli", "Bunu göndermek için giriş yapmanız gerekiyor.", "Giriş yapın, sonra yeniden gönderin."),
    forbidden: LanguageMessage(
      "İzin Verilmiyor", "Hesabınızın bunu yapma izni yok.",
      "Sahibinden erişim isteyin veya başka bir hesap kullanın."),
    notFound: LanguageMessage(
      "Hedef Bulunamadı", "Bunun ait olduğu öğe artık yok.",
      "İçerik taşınmış veya silinmiş olabilir. Geri dönün, sonra yeniden arayın."),
    invalidRequest: LanguageMessage(
      "Kabul Edilmedi", "Hizmet formu kabul etmedi.", "Girdiklerinizi denetleyin, sonra yeniden gönderin."),
    conflict: LanguageMessage(
      "Başka Yerde Değiştirildi", "Sürümünüz gönderilmeden önce içerik başka bir yerde değiştirildi.",
      "En son sürüme bakın, sonra kendi sürümünüzü yeniden gönderin."),
    tooLarge: LanguageMessage(
      "Göndermek İçin Çok Büyük", "Bu, hizmetin kabul ettiğinden büyük.", "Boyutu küçültün, sonra yeniden gönderin."),
    invalidData: LanguageMessage(
      "Sonuç Belirsiz", "Hizmet bu uygulamanın okuyamadığı veriler gönderdi.",
      "Yeniden göndermeden önce formun alınıp alınmadığını denetleyin."))
}
