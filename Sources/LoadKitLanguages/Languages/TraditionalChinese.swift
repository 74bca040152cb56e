import LoadKit

// Chinese in traditional characters, with the terms of Taiwan. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// Chinese in traditional characters.
  public static let traditionalChinese = LanguageTable(
    language: "zh-Hant",
    buttons: Buttons(
      load: CommonWording.ButtonName("載入", label: "載入內容"),
      retry: CommonWording.ButtonName("重試", label: "重試載入內容"),
      refresh: CommonWording.ButtonName("重新整理", label: "重新整理內容"),
      cancel: CommonWording.ButtonName("取消", label: "取消載入"),
      signIn: CommonWording.ButtonName("登入"),
      openSettings: CommonWording.ButtonName("打開「設定」"),
      clearSearch: CommonWording.ButtonName("清除搜尋"),
      clearFilters: CommonWording.ButtonName("清除篩選條件"),
      details: CommonWording.ButtonName("詳細資訊", label: "問題的詳細資訊"),
      contactSupport: CommonWording.ButtonName("聯絡支援"),
      dismiss: CommonWording.ButtonName("關閉", label: "關閉訊息")),
    work: LanguageWork(
      loading: "正在載入",
      refreshing: "正在重新整理",
      slow: "所需時間比平常長",
      stalled: "已有一段時間未收到資料",
      waitingForConnection: "正在等待連線",
      waitingToRetry: "即將重試…",
      percent: "{}%"),
    screens: LanguageScreens(
      idle: "尚未載入",
      loaded: "已載入",
      refreshFailed: "無法重新整理",
      empty: "尚無內容",
      noResults: "沒有「{}」的結果",
      noResultsTitle: "沒有結果",
      changeTerms: "請檢查拼字或嘗試其他字詞。",
      changeTermsOrFilters: "請嘗試其他字詞或清除篩選條件。",
      allDone: "全部完成",
      allDoneText: "這裡沒有需要處理的事項了。",
      noPermission: "無法取用",
      noPermissionText: "你沒有檢視此內容的權限。",
      previousInput: "正在顯示之前的結果",
      cached: "正在顯示已儲存的內容",
      updatedJustNow: "剛剛更新",
      updated: "{}前更新"),
    nextPage: NextPage(
      loading: "正在載入更多",
      load: CommonWording.ButtonName("載入更多", label: "載入更多項目"),
      retry: CommonWording.ButtonName("重試", label: "重試載入更多項目"),
      cancel: CommonWording.ButtonName("取消", label: "取消載入更多項目"),
      failed: "無法載入更多",
      end: "沒有更多項目"),
    counts: LanguageCounts<InvariantForms>(
      items: "{} 個項目",
      moreItems: "另有 {} 個項目",
      seconds: "{} 秒",
      minutes: "{} 分鐘",
      hours: "{} 小時",
      days: "{} 天",
      hoursAndMinutes: "{} {}"),
    waits: LanguageWaits(tryAgain: "請在 {}後重試。", longer: "請改天重試。"),
    failures: traditionalChineseFailures, forms: traditionalChineseForms
  ).wording

  private static let traditionalChineseFailures = LanguageFailures(
    offline: LanguageMessage("你已離線", "此裝置未連接網際網路。", "請連接網際網路，然後重試。"),
    timedOut: LanguageMessage("花費時間過長", "未能及時收到回應。", "連線可能較慢。請稍後重試。"),
    cannotConnect: LanguageMessage("無法連線", "連線已中斷或無法建立。", "請檢查網際網路連線，然後重試。"),
    insecureConnection: LanguageMessage("連線不安全", "無法建立安全連線。", "請檢查此裝置的日期和時間，或嘗試其他網路。"),
    rateLimited: LanguageMessage("服務忙碌中", "此 App 在短時間內連接服務過於頻繁。", "請稍候片刻，然後重試。"),
    serverError: LanguageMessage("服務無法使用", "服務目前發生問題。", "請在幾分鐘後重試。"),
    unauthorized: LanguageMessage("需要登入", "你需要登入才能檢視此內容。", "請登入，然後重試。"),
    forbidden: LanguageMessage("無法取用", "你的帳號無權取用此內容。", "請向擁有者要求取用權限，或使用其他帳號。"),
    notFound: LanguageMessage("找不到", "此內容無法使用。", "內容可能已移動或移除。請返回，然後重新搜尋。"),
    invalidRequest: LanguageMessage("無法完成", "服務無法完成此動作。", "更新此 App 可能會有幫助。如果問題持續發生，請聯絡支援。"),
    conflict: LanguageMessage("已在其他位置更改", "在此期間，內容已在其他位置更改。", "請載入最新版本，然後重試。"),
    invalidData: LanguageMessage("無法顯示", "此 App 無法讀取服務傳送的資料。", "請稍後重試。更新此 App 可能會有幫助。"),
    tooLarge: LanguageMessage("過大", "內容超出此 App 可處理的大小。", "請選擇較小的內容。"),
    storageFull: LanguageMessage("儲存空間不足", "此裝置沒有足夠的可用空間。", "請刪除不再需要的檔案或 App，然後重試。"),
    cannotSave: LanguageMessage("無法儲存", "無法儲存到所選位置。", "請選擇其他位置，然後重試。"),
    unknown: LanguageMessage("發生問題", "發生未預期的問題。", "請重試。如果問題持續發生，請聯絡支援。"),
    networkSignIn: LanguageMessage("需要登入網路", "此網路可能要求登入。", "請打開網頁登入，或使用其他網路。然後重試。"),
    webPage: LanguageMessage("未預期的網頁", "服務傳送了網頁而不是資料。", "請稍後重試。如果問題持續發生，請聯絡支援。"),
    numberOutOfRange: LanguageMessage("不支援的數字", "服務傳送了此 App 無法處理的數字。", "更新此 App 可能會有幫助。"),
    cellularOff: LanguageMessage("行動數據已關閉", "此 App 不可使用行動數據。", "請連接 Wi-Fi，或在「設定」中允許此 App 使用行動數據。"),
    roamingOff: LanguageMessage("數據漫遊已關閉", "在此國家或地區無法使用行動數據。", "請連接 Wi-Fi，或在「設定」中開啟數據漫遊。"),
    lowDataMode: LanguageMessage("低數據模式已開啟", "在低數據模式下不會載入此內容。", "請在「設定」中關閉低數據模式，或使用其他網路。"),
    limitedNetwork: LanguageMessage("網路不適用", "此內容不會透過行動數據、個人熱點或衛星載入。", "請連接 Wi-Fi，然後重試。"),
    localNetworkDenied: LanguageMessage("不允許取用區域網路", "此 App 不可取用你網路中的裝置。", "請在「設定」中允許取用區域網路，然後重試。"),
    tooManyConnections: LanguageMessage("連線過多", "此 App 開啟的連線過多。", "請稍候片刻，然後重試。如果問題持續發生，請關閉並重新打開此 App。"),
    tooManyFiles: LanguageMessage("打開的檔案過多", "此裝置上打開的檔案過多。", "請關閉一些檔案，然後重試。如果問題持續發生，請重新打開此 App。"),
    fileLocked: LanguageMessage("檔案無法使用", "此檔案無法打開，可能已鎖定。", "請解鎖此裝置或選擇其他檔案，然後重試。"),
    fileInUse: LanguageMessage("檔案使用中", "此檔案正在其他位置使用。", "請在該處關閉檔案，然後重試。"),
    resourceLocked: LanguageMessage("正在其他位置編輯", "其他人正在編輯此內容。", "請等待對方完成，然後重試。"),
    insecureAddress: LanguageMessage("地址不安全", "此地址未加密，因此未使用。", "請聯絡支援。重試沒有幫助。"))

  private static let traditionalChineseForms = LanguageForms(
    send: CommonWording.ButtonName("傳送", label: "傳送表單"),
    cancel: CommonWording.ButtonName("取消", label: "取消傳送"),
    sending: "正在傳送",
    sent: "已傳送",
    stalled: "已有一段時間未傳送資料",
    notAccepted: "此輸入內容未被接受。",
    rejected: LanguageMessage("請檢查輸入內容", "部分輸入內容未被接受。", "請更正這些內容，然後重新傳送。"),
    mayHaveBeenSent: LanguageMessage("可能已傳送", "未收到明確的確認，因此可能已傳送。", "重新傳送前，請檢查是否已收到。"),
    wrongCredentials: LanguageMessage("無法登入", "名稱或密碼不正確。", "請檢查兩者，然後重試。"),
    unauthorized: LanguageMessage("需要登入", "你需要登入才能傳送。", "請登入，然後重新傳送。"),
    forbidden: LanguageMessage("不允許", "你的帳號不可執行此動作。", "請向擁有者要求取用權限，或使用其他帳號。"),
    notFound: LanguageMessage("找不到目標", "相關的項目已不存在。", "內容可能已移動或移除。請返回，然後重新搜尋。"),
    invalidRequest: LanguageMessage("未被接受", "服務未接受此表單。", "請檢查輸入內容，然後重新傳送。"),
    conflict: LanguageMessage("已在其他位置更改", "在傳送你的版本之前，內容已在其他位置更改。", "請檢視最新版本，然後重新傳送你的版本。"),
    tooLarge: LanguageMessage("過大，無法傳送", "內容超出服務可接受的大小。", "請減小大小，然後重新傳送。"),
    invalidData: LanguageMessage("結果不明確", "此 App 無法讀取服務傳送的資料。", "重新傳送前，請檢查是否已收到。"))
}
