import CAdwaita
import LoadKit
import LoadKitAdwaita

/// Every symbol that LoadKit names has an icon of its own, and the theme has that icon.
@MainActor enum Icons {
  static func run() {
    var symbols: Set<String> = []
    for kind in LoadFailure.Kind.allCases { symbols.insert(FailureTable.row(for: kind).message.symbol) }
    for empty: EmptyContent in [
      .standard, .firstUse(title: "x"), .noSearchResults(query: ""), .allDone(), .noPermission(),
    ] { symbols.insert(empty.symbol) }
    symbols.insert(CommonWording.english.forms.rejected.symbol)
    symbols.insert(CommonWording.english.forms.mayHaveBeenSent.symbol)
    if case .message(let idle) = LoadPresentation(LoadState<Int>.idle).body { symbols.insert(idle.symbol) }
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    let unknown = symbols.filter { SymbolIcons.icon(for: $0) == SymbolIcons.icon(for: "no such symbol") }
    let missing = symbols.filter { gtk_icon_theme_has_icon(theme, SymbolIcons.icon(for: $0)) == 0 }
    report("symbols", symbols.count)
    report("without-icon", unknown.count)
    report("not-in-theme", missing.count)
    for symbol in unknown.union(missing).sorted() { print("symbol-\(symbol) 1") }
  }
}
