import LoadKit

// Chinese in simplified characters. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// Chinese in simplified characters.
  public static let simplifiedChinese = LanguageTable(
    language: "zh-Hans",
    buttons: Buttons(
      load: CommonWording.ButtonName("载入", label: "载入内容"),
      retry: CommonWording.ButtonName("重试", label: "重试载入内容"),
      refresh: CommonWording.ButtonName("刷新", label: "刷新内容"),
      cancel: CommonWording.ButtonName("取消", label: "取消载入"),
      signIn: CommonWording.ButtonName("登录"),
      openSettings: CommonWording.ButtonName("打开“设置”"),
      clearSearch: CommonWording.ButtonName("清除搜索"),
      clearFilters: CommonWording.ButtonName("清除筛选条件"),
      details: CommonWording.ButtonName("详细信息", label: "问题的详细信息"),
      contactSupport: CommonWording.ButtonName("联系支持"),
      dismiss: CommonWording.ButtonName("关闭", label: "关闭提示信息")),
    work: LanguageWork(
      loading: "正在载入",
      refreshing: "正在刷新",
      slow: "所需时间比平时长",
      stalled: "已有一段时间未收到数据",
      waitingForConnection: "正在等待连接",
      waitingToRetry: "即将重试…",
      percent: "{}%"),
    screens: LanguageScreens(
      idle: "尚未载入",
      loaded: "已载入",
      refreshFailed: "无法刷新",
      empty: "尚无内容",
      noResults: "没有“{}”的结果",
      noResultsTitle: "没有结果",
      changeTerms: "请检查拼写或尝试其他词语。",
      changeTermsOrFilters: "请尝试其他词语或清除筛选条件。",
      allDone: "全部完成",
      allDoneText: "这里没有需要处理的事项了。",
      noPermission: "无法访问",
      noPermissionText: "你没有权限查看此内容。",
      previousInput: "正在显示之前的结果",
      cached: "正在显示已存储的内容",
      updatedJustNow: "刚刚更新",
      updated: "{}前更新"),
    nextPage: NextPage(
      loading: "正在载入更多",
      load: CommonWording.ButtonName("载入更多", label: "载入更多项目"),
      retry: CommonWording.ButtonName("重试", label: "重试载入更多项目"),
      cancel: CommonWording.ButtonName("取消", label: "取消载入更多项目"),
      failed: "无法载入更多",
      end: "没有更多项目"),
    counts: LanguageCounts<InvariantForms>(
      items: "{} 个项目",
      moreItems: "另有 {} 个项目",
      seconds: "{} 秒",
      minutes: "{} 分钟",
      hours: "{} 小时",
      days: "{} 天",
      hoursAndMinutes: "{} {}"),
    waits: LanguageWaits(tryAgain: "请在 {}后重试。", longer: "请改天重试。"),
    failures: simplifiedChineseFailures, forms: simplifiedChineseForms
  ).wording

  private static let simplifiedChineseFailures = LanguageFailures(
    offline: LanguageMessage("你处于离线状态", "此设备未接入互联网。", "请接入互联网，然后重试。"),
    timedOut: LanguageMessage("耗时过长", "未能及时收到回复。", "连接可能较慢。请稍后重试。"),
    cannotConnect: LanguageMessage("无法连接", "连接已断开或无法建立。", "请检查互联网连接，然后重试。"),
    insecureConnection: LanguageMessage("连接不安全", "无法建立安全连接。", "请检查此设备的日期和时间，或尝试其他网络。"),
    rateLimited: LanguageMessage("服务繁忙", "此 App 在短时间内连接服务过于频繁。", "请稍等片刻，然后重试。"),
    serverError: LanguageMessage("服务不可用", "服务目前出现问题。", "请在几分钟后重试。"),
    unauthorized: LanguageMessage("需要登录", "你需要登录才能查看此内容。", "请登录，然后重试。"),
    forbidden: LanguageMessage("无法访问", "你的账户无权访问此内容。", "请向所有者申请访问权限，或使用其他账户。"),
    notFound: LanguageMessage("未找到", "此内容不可用。", "内容可能已被移动或移除。请返回，然后重新搜索。"),
    invalidRequest: LanguageMessage("无法完成", "服务无法完成此操作。", "更新此 App 可能会有帮助。如果问题仍然存在，请联系支持。"),
    conflict: LanguageMessage("已在其他位置更改", "在此期间，内容已在其他位置更改。", "请载入最新版本，然后重试。"),
    invalidData: LanguageMessage("无法显示", "服务发送的数据无法被此 App 读取。", "请稍后重试。更新此 App 可能会有帮助。"),
    tooLarge: LanguageMessage("过大", "内容超出了此 App 可处理的大小。", "请选取较小的内容。"),
    storageFull: LanguageMessage("储存空间不足", "此设备没有足够的可用空间。", "请删除不再需要的文件或 App，然后重试。"),
    cannotSave: LanguageMessage("无法存储", "无法存储到所选位置。", "请选取其他位置，然后重试。"),
    unknown: LanguageMessage("出了点问题", "发生了意外问题。", "请重试。如果问题仍然存在，请联系支持。"),
    networkSignIn: LanguageMessage("需要登录网络", "此网络可能要求登录。", "请打开网页登录，或使用其他网络。然后重试。"),
    webPage: LanguageMessage("意外的网页", "服务发送了网页而不是数据。", "请稍后重试。如果问题仍然存在，请联系支持。"),
    numberOutOfRange: LanguageMessage("不支持的数字", "服务发送了此 App 无法处理的数字。", "更新此 App 可能会有帮助。"),
    cellularOff: LanguageMessage("移动数据已关闭", "此 App 不能使用移动数据。", "请接入无线局域网，或在“设置”中允许此 App 使用移动数据。"),
    roamingOff: LanguageMessage("数据漫游已关闭", "在此国家或地区无法使用移动数据。", "请接入无线局域网，或在“设置”中打开数据漫游。"),
    lowDataMode: LanguageMessage("低数据模式已打开", "在低数据模式下不会载入此内容。", "请在“设置”中关闭低数据模式，或使用其他网络。"),
    limitedNetwork: LanguageMessage("网络不适用", "此内容不会通过移动数据、个人热点或卫星载入。", "请接入无线局域网，然后重试。"),
    localNetworkDenied: LanguageMessage("不允许访问本地网络", "此 App 不能访问你网络中的设备。", "请在“设置”中允许访问本地网络，然后重试。"),
    tooManyConnections: LanguageMessage("连接过多", "此 App 打开的连接过多。", "请稍等片刻，然后重试。如果问题仍然存在，请关闭并重新打开此 App。"),
    tooManyFiles: LanguageMessage("打开的文件过多", "此设备上打开的文件过多。", "请关闭一些文件，然后重试。如果问题仍然存在，请重新打开此 App。"),
    fileLocked: LanguageMessage("文件不可用", "此文件无法打开，可能已被锁定。", "请解锁此设备或选取其他文件，然后重试。"),
    fileInUse: LanguageMessage("文件正在使用", "此文件正在其他位置使用。", "请在该处关闭文件，然后重试。"),
    resourceLocked: LanguageMessage("正在其他位置编辑", "其他人正在编辑此内容。", "请等待对方完成，然后重试。"),
    insecureAddress: LanguageMessage("地址不安全", "此地址未加密，因此未被使用。", "请联系支持。重试没有帮助。"))

  private static let simplifiedChineseForms = LanguageForms(
    send: CommonWording.ButtonName("发送", label: "发送表单"),
    cancel: CommonWording.ButtonName("取消", label: "取消发送"),
    sending: "正在发送",
    sent: "已发送",
    stalled: "已有一段时间未发送数据",
    notAccepted: "此输入内容未被接受。",
    rejected: LanguageMessage("请检查输入内容", "部分输入内容未被接受。", "请更正这些内容，然后重新发送。"),
    mayHaveBeenSent: LanguageMessage("可能已发送", "未收到明确的确认，因此可能已发送。", "重新发送前，请检查是否已收到。"),
    wrongCredentials: LanguageMessage("无法登录", "名称或密码不正确。", "请检查两者，然后重试。"),
    unauthorized: LanguageMessage("需要登录", "你需要登录才能发送。", "请登录，然后重新发送。"),
    forbidden: LanguageMessage("不允许", "你的账户不能执行此操作。", "请向所有者申请访问权限，或使用其他账户。"),
    notFound: LanguageMessage("未找到目标", "相关的项目已不存在。", "内容可能已被移动或移除。请返回，然后重新搜索。"),
    invalidRequest: LanguageMessage("未被接受", "服务未接受此表单。", "请检查输入内容，然后重新发送。"),
    conflict: LanguageMessage("已在其他位置更改", "在发送你的版本之前，内容已在其他位置更改。", "请查看最新版本，然后重新发送你的版本。"),
    tooLarge: LanguageMessage("过大，无法发送", "内容超出了服务可接受的大小。", "请减小大小，然后重新发送。"),
    invalidData: LanguageMessage("结果不明确", "服务发送的数据无法被此 App 读取。", "重新发送前，请检查是否已收到。"))
}
