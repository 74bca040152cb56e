/// Renderers for UIKit. Still empty: see the changelog.
