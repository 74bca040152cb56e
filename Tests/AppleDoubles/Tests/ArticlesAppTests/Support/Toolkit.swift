/// The two ways in which the app draws its list.
enum Toolkit: CaseIterable { case swiftUI, uiKit }
