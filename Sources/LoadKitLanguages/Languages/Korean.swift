import LoadKit

// Korean. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// Korean in the polite style.
  public static let korean = LanguageTable(
    language: "ko",
    buttons: Buttons(
      load: CommonWording.ButtonName("불러오기", label: "콘텐츠 불러오기"),
      retry: CommonWording.ButtonName("다시 시도", label: "콘텐츠 불러오기 다시 시도"),
      refresh: CommonWording.ButtonName("새로 고침", label: "콘텐츠 새로 고침"),
      cancel: CommonWording.ButtonName("취소", label: "불러오기 취소"),
      signIn: CommonWording.ButtonName("로그인"),
      openSettings: CommonWording.ButtonName("설정 열기"),
      clearSearch: CommonWording.ButtonName("검색 지우기"),
      clearFilters: CommonWording.ButtonName("필터 지우기"),
      details: CommonWording.ButtonName("세부사항", label: "문제 세부사항"),
      contactSupport: CommonWording.ButtonName("지원팀에 문의"),
      dismiss: CommonWording.ButtonName("닫기", label: "메시지 닫기")),
    work: LanguageWork(
      loading: "불러오는 중",
      refreshing: "새로 고치는 중",
      slow: "평소보다 오래 걸리고 있습니다",
      stalled: "한동안 데이터가 도착하지 않았습니다",
      waitingForConnection: "연결을 기다리는 중",
      waitingToRetry: "곧 다시 시도합니다…",
      percent: "{}%"),
    screens: LanguageScreens(
      idle: "아직 불러오지 않음",
      loaded: "불러옴",
      refreshFailed: "새로 고칠 수 없음",
      empty: "아직 아무것도 없음",
      noResults: "‘{}’에 대한 결과 없음",
      noResultsTitle: "결과 없음",
      changeTerms: "철자를 확인하거나 다른 단어를 사용해 보세요.",
      changeTermsOrFilters: "다른 단어를 사용하거나 필터를 지우세요.",
      allDone: "모두 완료됨",
      allDoneText: "여기서 더 할 일이 없습니다.",
      noPermission: "접근할 수 없음",
      noPermissionText: "이 콘텐츠를 볼 권한이 없습니다.",
      previousInput: "이전 결과를 표시하고 있습니다",
      cached: "저장된 콘텐츠를 표시하고 있습니다",
      updatedJustNow: "방금 업데이트됨",
      updated: "{} 전에 업데이트됨"),
    nextPage: NextPage(
      loading: "더 불러오는 중",
      load: CommonWording.ButtonName("더 불러오기", label: "항목 더 불러오기"),
      retry: CommonWording.ButtonName("다시 시도", label: "항목 더 불러오기 다시 시도"),
      cancel: CommonWording.ButtonName("취소", label: "항목 더 불러오기 취소"),
      failed: "더 불러올 수 없음",
      end: "더 이상 항목 없음"),
    counts: LanguageCounts<InvariantForms>(
      items: "항목 {}개",
      moreItems: "항목 {}개 더 있음",
      seconds: "{}초",
      minutes: "{}분",
      hours: "{}시간",
      days: "{}일",
      hoursAndMinutes: "{} {}"),
    waits: LanguageWaits(tryAgain: "{} 후에 다시 시도하세요.", longer: "다른 날 다시 시도하세요."),
    failures: koreanFailures, forms: koreanForms
  ).wording

  private static let koreanFailures = LanguageFailures(
    offline: LanguageMessage("오프라인 상태입니다", "이 기기가 인터넷에 연결되어 있지 않습니다.", "인터넷에 연결한 다음 다시 시도하세요."),
    timedOut: LanguageMessage("시간이 너무 오래 걸림", "응답이 제시간에 도착하지 않았습니다.", "연결이 느릴 수 있습니다. 잠시 후 다시 시도하세요."),
    cannotConnect: LanguageMessage("연결할 수 없음", "연결이 끊겼거나 연결할 수 없었습니다.", "인터넷 연결을 확인한 다음 다시 시도하세요."),
    insecureConnection: LanguageMessage("연결이 안전하지 않음", "안전하게 연결할 수 없었습니다.", "이 기기의 날짜와 시간을 확인하거나 다른 네트워크를 사용해 보세요."),
    rateLimited: LanguageMessage("서비스가 혼잡함", "이 앱이 짧은 시간에 서비스에 너무 자주 연결했습니다.", "잠시 기다린 다음 다시 시도하세요."),
    serverError: LanguageMessage("서비스를 사용할 수 없음", "현재 서비스에 문제가 있습니다.", "몇 분 후에 다시 시도하세요."),
    unauthorized: LanguageMessage("로그인 필요", "이 콘텐츠를 보려면 로그인해야 합니다.", "로그인한 다음 다시 시도하세요."),
    forbidden: LanguageMessage("접근할 수 없음", "이 계정에는 접근 권한이 없습니다.", "소유자에게 접근 권한을 요청하거나 다른 계정을 사용하세요."),
    notFound: LanguageMessage("찾을 수 없음", "이 콘텐츠를 사용할 수 없습니다.", "콘텐츠가 이동되었거나 제거되었을 수 있습니다. 뒤로 돌아가 다시 검색하세요."),
    invalidRequest: LanguageMessage(
      "완료할 수 없음", "서비스가 이 동작을 완료할 수 없었습니다.", "앱을 업데이트하면 도움이 될 수 있습니다. 문제가 계속되면 지원팀에 문의하세요."),
    conflict: LanguageMessage("다른 곳에서 변경됨", "그동안 다른 곳에서 콘텐츠가 변경되었습니다.", "최신 버전을 불러온 다음 다시 시도하세요."),
    invalidData: LanguageMessage("표시할 수 없음", "서비스가 이 앱에서 읽을 수 없는 데이터를 보냈습니다.", "나중에 다시 시도하세요. 앱을 업데이트하면 도움이 될 수 있습니다."),
    tooLarge: LanguageMessage("너무 큼", "앱에서 처리할 수 있는 크기를 초과합니다.", "더 작은 것을 선택하세요."),
    storageFull: LanguageMessage("저장 공간이 부족함", "이 기기에 여유 공간이 부족합니다.", "더 이상 필요 없는 파일이나 앱을 삭제한 다음 다시 시도하세요."),
    cannotSave: LanguageMessage("저장할 수 없음", "선택한 위치에 저장할 수 없었습니다.", "다른 위치를 선택한 다음 다시 시도하세요."),
    unknown: LanguageMessage("문제가 발생함", "예기치 않은 문제가 발생했습니다.", "다시 시도하세요. 문제가 계속되면 지원팀에 문의하세요."),
    networkSignIn: LanguageMessage(
      "네트워크 로그인 필요", "이 네트워크에 로그인해야 할 수 있습니다.", "웹 페이지를 열어 로그인하거나 다른 네트워크를 사용하세요. 그런 다음 다시 시도하세요."),
    webPage: LanguageMessage("예기치 않은 웹 페이지", "서비스가 데이터 대신 웹 페이지를 보냈습니다.", "나중에 다시 시도하세요. 문제가 계속되면 지원팀에 문의하세요."),
    numberOutOfRange: LanguageMessage("지원되지 않는 숫자", "서비스가 이 앱에서 처리할 수 없는 숫자를 보냈습니다.", "앱을 업데이트하면 도움이 될 수 있습니다."),
    cellularOff: LanguageMessage(
      "셀룰러 데이터가 꺼져 있음", "이 앱은 셀룰러 데이터를 사용할 수 없습니다.", "Wi-Fi에 연결하거나 설정에서 이 앱의 셀룰러 데이터를 허용하세요."),
    roamingOff: LanguageMessage(
      "데이터 로밍이 꺼져 있음", "이 국가 또는 지역에서는 셀룰러 데이터를 사용할 수 없습니다.", "Wi-Fi에 연결하거나 설정에서 데이터 로밍을 켜세요."),
    lowDataMode: LanguageMessage("저데이터 모드가 켜져 있음", "저데이터 모드에서는 이 콘텐츠를 불러오지 않습니다.", "설정에서 저데이터 모드를 끄거나 다른 네트워크를 사용하세요."),
    limitedNetwork: LanguageMessage("적합하지 않은 네트워크", "이 콘텐츠는 셀룰러 데이터, 핫스팟, 위성으로 불러오지 않습니다.", "Wi-Fi에 연결한 다음 다시 시도하세요."),
    localNetworkDenied: LanguageMessage(
      "로컬 네트워크가 허용되지 않음", "이 앱은 네트워크에 있는 기기에 접근할 수 없습니다.", "설정에서 로컬 네트워크 접근을 허용한 다음 다시 시도하세요."),
    tooManyConnections: LanguageMessage(
      "연결이 너무 많음", "이 앱에 열린 연결이 너무 많습니다.", "잠시 기다린 다음 다시 시도하세요. 문제가 계속되면 앱을 닫았다가 다시 여세요."),
    tooManyFiles: LanguageMessage(
      "열린 파일이 너무 많음", "이 기기에 열린 파일이 너무 많습니다.", "파일을 몇 개 닫은 다음 다시 시도하세요. 문제가 계속되면 앱을 다시 여세요."),
    fileLocked: LanguageMessage(
      "파일을 사용할 수 없음", "이 파일을 열 수 없습니다. 파일이 잠겨 있을 수 있습니다.", "이 기기의 잠금을 해제하거나 다른 파일을 선택한 다음 다시 시도하세요."),
    fileInUse: LanguageMessage("사용 중인 파일", "이 파일은 다른 곳에서 사용 중입니다.", "그곳에서 파일을 닫은 다음 다시 시도하세요."),
    resourceLocked: LanguageMessage("다른 곳에서 편집 중", "지금 다른 사람이 편집하고 있습니다.", "그 사람이 끝낼 때까지 기다린 다음 다시 시도하세요."),
    insecureAddress: LanguageMessage("주소가 안전하지 않음", "이 주소는 암호화되지 않아 사용하지 않았습니다.", "지원팀에 문의하세요. 다시 시도해도 해결되지 않습니다."))

  private static let koreanForms = LanguageForms(
    send: CommonWording.ButtonName("보내기", label: "양식 보내기"),
    cancel: CommonWording.ButtonName("취소", label: "보내기 취소"),
    sending: "보내는 중",
    sent: "보냄",
    stalled: "한동안 데이터를 보내지 못했습니다",
    notAccepted: "이 입력 항목이 승인되지 않았습니다.",
    rejected: LanguageMessage("입력 내용을 확인하세요", "일부 입력 항목이 승인되지 않았습니다.", "입력 항목을 수정한 다음 다시 보내세요."),
    mayHaveBeenSent: LanguageMessage("이미 보냈을 수 있음", "명확한 확인이 도착하지 않았습니다. 이미 보냈을 수 있습니다.", "다시 보내기 전에 도착했는지 확인하세요."),
    wrongCredentials: LanguageMessage("로그인할 수 없음", "이름 또는 암호가 올바르지 않습니다.", "둘 다 확인한 다음 다시 시도하세요."),
    unauthorized: LanguageMessage("로그인 필요", "보내려면 로그인해야 합니다.", "로그인한 다음 다시 보내세요."),
    forbidden: LanguageMessage("허용되지 않음", "이 계정은 이 동작을 할 수 없습니다.", "소유자에게 접근 권한을 요청하거나 다른 계정을 사용하세요."),
    notFound: LanguageMessage("대상을 찾을 수 없음", "이 양식과 관련된 항목이 더 이상 없습니다.", "콘텐츠가 이동되었거나 제거되었을 수 있습니다. 뒤로 돌아가 다시 검색하세요."),
    invalidRequest: LanguageMessage("승인되지 않음", "서비스가 양식을 승인하지 않았습니다.", "입력 내용을 확인한 다음 다시 보내세요."),
    conflict: LanguageMessage("다른 곳에서 변경됨", "보내기 전에 다른 곳에서 콘텐츠가 변경되었습니다.", "최신 버전을 확인한 다음 다시 보내세요."),
    tooLarge: LanguageMessage("너무 커서 보낼 수 없음", "서비스가 받을 수 있는 크기를 초과합니다.", "크기를 줄인 다음 다시 보내세요."),
    invalidData: LanguageMessage("결과가 불분명함", "서비스가 이 앱에서 읽을 수 없는 데이터를 보냈습니다.", "다시 보내기 전에 도착했는지 확인하세요."))
}
