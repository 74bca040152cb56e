extension CommonWording {
  /// English. The default.
  public static let english = CommonWording(
    language: "en",
    buttons: Buttons(
      load: ButtonName("Load", label: "Load the content"),
      retry: ButtonName("Retry", label: "Retry loading"),
      refresh: ButtonName("Refresh", label: "Refresh the content"),
      cancel: ButtonName("Cancel", label: "Cancel loading"),
      signIn: ButtonName("Sign In", label: "Sign in"),
      openSettings: ButtonName("Open Settings", label: "Open settings"),
      clearSearch: ButtonName("Clear Search", label: "Clear search"),
      clearFilters: ButtonName("Clear Filters", label: "Clear filters"),
      details: ButtonName("Details", label: "Details of the problem"),
      contactSupport: ButtonName("Contact Support", label: "Contact support"),
      dismiss: ButtonName("Dismiss", label: "Dismiss the message")
    ),
    work: Work(
      loading: "Loading",
      refreshing: "Refreshing",
      slow: "This is taking longer than usual",
      stalled: "Nothing has arrived for a while",
      waitingForConnection: "Waiting for a connection",
      waitingToRetry: "Trying again soon…",
      percent: { "\($0)%" }
    ),
    screens: Screens(
      idle: "Not Loaded Yet",
      loaded: "Loaded",
      refreshFailed: "Couldn’t Refresh",
      empty: "Nothing Here Yet",
      noResults: { "No Results for “\($0)”" },
      noResultsTitle: "No Results",
      changeTerms: "Check the spelling or try other words.",
      changeTermsOrFilters: "Try other words or clear the filters.",
      allDone: "All Done",
      allDoneText: "There is nothing left to do here.",
      noPermission: "No Access",
      noPermissionText: "You don’t have permission to see this.",
      previousInput: "Showing earlier results",
      cached: "Showing saved content",
      updated: { age in
        switch age {
        case .justNow: "Updated just now"
        case .minutes(let count): count == 1 ? "Updated 1 minute ago" : "Updated \(count) minutes ago"
        case .hours(let count): count == 1 ? "Updated 1 hour ago" : "Updated \(count) hours ago"
        case .days(let count): count == 1 ? "Updated 1 day ago" : "Updated \(count) days ago"
        }
      }
    ),
    nextPage: NextPage(
      loading: "Loading more",
      load: ButtonName("Load More", label: "Load more items"),
      retry: ButtonName("Retry", label: "Retry loading more items"),
      cancel: ButtonName("Cancel", label: "Cancel loading more items"),
      failed: "Couldn’t Load More",
      end: "No more items"
    ),
    items: Items(
      count: { $0 == 1 ? "1 item" : "\($0) items" },
      more: { $0 == 1 ? "1 more item" : "\($0) more items" }
    ),
    failures: FailureWording(),
    forms: .english
  )
}
