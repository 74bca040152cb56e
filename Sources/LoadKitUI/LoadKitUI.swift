/// Renderers for SwiftUI. Still empty: see the changelog.
