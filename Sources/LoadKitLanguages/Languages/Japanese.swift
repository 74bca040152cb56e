import LoadKit

// Japanese. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// Japanese in the polite style.
  public static let japanese = LanguageTable(
    language: "ja",
    buttons: Buttons(
      load: CommonWording.ButtonName("読み込む", label: "コンテンツを読み込む"),
      retry: CommonWording.ButtonName("再試行", label: "再試行：コンテンツの読み込み"),
      refresh: CommonWording.ButtonName("更新", label: "コンテンツを更新"),
      cancel: CommonWording.ButtonName("キャンセル", label: "読み込みをキャンセル"),
      signIn: CommonWording.ButtonName("サインイン"),
      openSettings: CommonWording.ButtonName("設定を開く"),
      clearSearch: CommonWording.ButtonName("検索を消去"),
      clearFilters: CommonWording.ButtonName("フィルタを消去"),
      details: CommonWording.ButtonName("詳細", label: "問題の詳細"),
      contactSupport: CommonWording.ButtonName("サポートに連絡"),
      dismiss: CommonWording.ButtonName("閉じる", label: "メッセージを閉じる")),
    work: LanguageWork(
      loading: "読み込み中",
      refreshing: "更新中",
      slow: "通常より時間がかかっています",
      stalled: "しばらくデータを受信していません",
      waitingForConnection: "接続を待っています",
      waitingToRetry: "まもなく再試行します…",
      percent: "{}%"),
    screens: LanguageScreens(
      idle: "まだ読み込まれていません",
      loaded: "読み込みました",
      refreshFailed: "更新できませんでした",
      empty: "まだ何もありません",
      noResults: "“{}”の検索結果はありません",
      noResultsTitle: "検索結果はありません",
      changeTerms: "つづりを確認するか、別の言葉を試してください。",
      changeTermsOrFilters: "別の言葉を試すか、フィルタを消去してください。",
      allDone: "すべて完了しました",
      allDoneText: "ここで行うことはもうありません。",
      noPermission: "アクセスできません",
      noPermissionText: "表示する権限がありません。",
      previousInput: "以前の結果を表示しています",
      cached: "保存されたコンテンツを表示しています",
      updatedJustNow: "たった今更新",
      updated: "{}前に更新"),
    nextPage: NextPage(
      loading: "続きを読み込み中",
      load: CommonWording.ButtonName("さらに読み込む", label: "項目をさらに読み込む"),
      retry: CommonWording.ButtonName("再試行", label: "再試行：続きの読み込み"),
      cancel: CommonWording.ButtonName("キャンセル", label: "続きの読み込みをキャンセル"),
      failed: "続きを読み込めませんでした",
      end: "これ以上項目はありません"),
    counts: LanguageCounts<InvariantForms>(
      items: "{}項目",
      moreItems: "さらに{}項目",
      seconds: "{}秒",
      minutes: "{}分",
      hours: "{}時間",
      days: "{}日",
      hoursAndMinutes: "{}{}"),
    waits: LanguageWaits(tryAgain: "{}後にもう一度お試しください。", longer: "別の日にもう一度お試しください。"),
    failures: japaneseFailures, forms: japaneseForms
  ).wording

  private static let japaneseFailures = LanguageFailures(
    offline: LanguageMessage("オフラインです", "このデバイスはインターネットに接続されていません。", "インターネットに接続してから、もう一度お試しください。"),
    timedOut: LanguageMessage("時間がかかりすぎました", "時間内に応答がありませんでした。", "接続が遅い可能性があります。しばらくしてからもう一度お試しください。"),
    cannotConnect: LanguageMessage("接続できません", "接続が切れたか、接続できませんでした。", "インターネット接続を確認してから、もう一度お試しください。"),
    insecureConnection: LanguageMessage("接続が安全ではありません", "安全な接続を確立できませんでした。", "このデバイスの日付と時刻を確認するか、別のネットワークをお試しください。"),
    rateLimited: LanguageMessage("サービスが混み合っています", "このアプリは短時間に何度もサービスに接続しました。", "しばらく待ってから、もう一度お試しください。"),
    serverError: LanguageMessage("サービスを利用できません", "現在、サービスに問題が発生しています。", "数分後にもう一度お試しください。"),
    unauthorized: LanguageMessage("サインインが必要です", "表示するにはサインインが必要です。", "サインインしてから、もう一度お試しください。"),
    forbidden: LanguageMessage("アクセスできません", "このアカウントにはアクセス権がありません。", "所有者にアクセス権を依頼するか、別のアカウントを使用してください。"),
    notFound: LanguageMessage("見つかりません", "このコンテンツは利用できません。", "移動または削除された可能性があります。前の画面に戻って、もう一度検索してください。"),
    invalidRequest: LanguageMessage(
      "完了できませんでした", "サービスはこの操作を完了できませんでした。", "アプリをアップデートすると解決することがあります。問題が続く場合は、サポートに連絡してください。"),
    conflict: LanguageMessage("別の場所で変更されました", "その間に、別の場所で変更されました。", "最新版を読み込んでから、もう一度お試しください。"),
    invalidData: LanguageMessage("表示できません", "サービスから送られたデータをこのアプリで読み取れません。", "後でもう一度お試しください。アプリをアップデートすると解決することがあります。"),
    tooLarge: LanguageMessage("サイズが大きすぎます", "アプリで扱えるサイズを超えています。", "より小さいものを選んでください。"),
    storageFull: LanguageMessage("空き容量が足りません", "このデバイスには十分な空き容量がありません。", "不要なファイルやアプリを削除してから、もう一度お試しください。"),
    cannotSave: LanguageMessage("保存できません", "選択した場所に保存できませんでした。", "別の場所を選択してから、もう一度お試しください。"),
    unknown: LanguageMessage("問題が発生しました", "予期しない問題が発生しました。", "もう一度お試しください。問題が続く場合は、サポートに連絡してください。"),
    networkSignIn: LanguageMessage(
      "ネットワークへのサインインが必要です", "このネットワークではサインインが必要な可能性があります。", "Webページを開いてサインインするか、別のネットワークを使用してください。その後、もう一度お試しください。"),
    webPage: LanguageMessage("予期しないWebページ", "サービスからデータではなくWebページが送られました。", "後でもう一度お試しください。問題が続く場合は、サポートに連絡してください。"),
    numberOutOfRange: LanguageMessage("対応していない数値", "サービスから送られた数値をこのアプリで処理できません。", "アプリをアップデートすると解決することがあります。"),
    cellularOff: LanguageMessage(
      "モバイルデータ通信がオフです", "このアプリはモバイルデータ通信を使用できません。", "Wi-Fiに接続するか、設定でこのアプリのモバイルデータ通信を許可してください。"),
    roamingOff: LanguageMessage("データローミングがオフです", "この国または地域ではモバイルデータ通信を使用できません。", "Wi-Fiに接続するか、設定でデータローミングをオンにしてください。"),
    lowDataMode: LanguageMessage("省データモードがオンです", "省データモード中は読み込まれません。", "設定で省データモードをオフにするか、別のネットワークを使用してください。"),
    limitedNetwork: LanguageMessage("適していないネットワーク", "モバイルデータ通信、インターネット共有、衛星通信では読み込まれません。", "Wi-Fiに接続してから、もう一度お試しください。"),
    localNetworkDenied: LanguageMessage(
      "ローカルネットワークが許可されていません", "このアプリはネットワーク上のデバイスにアクセスできません。", "設定でローカルネットワークへのアクセスを許可してから、もう一度お試しください。"),
    tooManyConnections: LanguageMessage(
      "接続数が多すぎます", "このアプリで開いている接続が多すぎます。", "しばらく待ってから、もう一度お試しください。問題が続く場合は、アプリを閉じて開き直してください。"),
    tooManyFiles: LanguageMessage(
      "開いているファイルが多すぎます", "このデバイスで開いているファイルが多すぎます。", "いくつかのファイルを閉じてから、もう一度お試しください。問題が続く場合は、アプリを開き直してください。"),
    fileLocked: LanguageMessage(
      "ファイルを利用できません", "このファイルを開けません。ロックされている可能性があります。", "このデバイスのロックを解除するか、別のファイルを選択してから、もう一度お試しください。"),
    fileInUse: LanguageMessage("ファイルは使用中です", "このファイルは別の場所で使用されています。", "そこでファイルを閉じてから、もう一度お試しください。"),
    resourceLocked: LanguageMessage("別の場所で編集中です", "現在、ほかの人が編集しています。", "編集が終わるのを待ってから、もう一度お試しください。"),
    insecureAddress: LanguageMessage("アドレスが安全ではありません", "このアドレスは暗号化されていないため、使用されませんでした。", "サポートに連絡してください。再試行しても解決しません。"))

  private static let japaneseForms = LanguageForms(
    send: CommonWording.ButtonName("送信", label: "フォームを送信"),
    cancel: CommonWording.ButtonName("キャンセル", label: "送信をキャンセル"),
    sending: "送信中",
    sent: "送信しました",
    stalled: "しばらくデータが送信されていません",
    notAccepted: "この入力は受け付けられませんでした。",
    rejected: LanguageMessage("入力内容を確認してください", "一部の入力が受け付けられませんでした。", "入力を修正してから、もう一度送信してください。"),
    mayHaveBeenSent: LanguageMessage(
      "すでに送信された可能性があります", "明確な確認が届きませんでした。すでに送信された可能性があります。", "もう一度送信する前に、届いているか確認してください。"),
    wrongCredentials: LanguageMessage("サインインできませんでした", "名前またはパスワードが正しくありません。", "両方を確認してから、もう一度お試しください。"),
    unauthorized: LanguageMessage("サインインが必要です", "送信するにはサインインが必要です。", "サインインしてから、もう一度送信してください。"),
    forbidden: LanguageMessage("許可されていません", "このアカウントにはこの操作が許可されていません。", "所有者にアクセス権を依頼するか、別のアカウントを使用してください。"),
    notFound: LanguageMessage("送信先が見つかりません", "対象の項目はもう存在しません。", "移動または削除された可能性があります。前の画面に戻って、もう一度検索してください。"),
    invalidRequest: LanguageMessage("受け付けられませんでした", "サービスは送信を受け付けませんでした。", "入力内容を確認してから、もう一度送信してください。"),
    conflict: LanguageMessage("別の場所で変更されました", "送信する前に、別の場所で変更されました。", "最新版を確認してから、もう一度送信してください。"),
    tooLarge: LanguageMessage("大きすぎて送信できません", "サービスが受け付けるサイズを超えています。", "サイズを小さくしてから、もう一度送信してください。"),
    invalidData: LanguageMessage("結果がはっきりしません", "サービスから送られたデータをこのアプリで読み取れません。", "もう一度送信する前に、届いているか確認してください。"))
}
