// swift-tools-version: 6.2
import PackageDescription

// LoadKit in a real window on Linux, and the sample app for GNOME: Platforms/Adwaita/run
//
// A package of its own, since it does not build where libadwaita is not installed.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

func loadKit(_ product: String) -> Target.Dependency { .product(name: product, package: "LoadKit") }

let package = Package(
  name: "LoadKitAdwaita",
  products: [
    .library(name: "LoadKitAdwaita", targets: ["LoadKitAdwaita"]),
    .executable(name: "articles-adwaita", targets: ["articles-adwaita"]),
  ],
  dependencies: [.package(name: "LoadKit", path: "../..")],
  targets: [
    .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(name: "CAdwaitaSupport", dependencies: ["CAdwaita"]),
    .target(
      name: "LoadKitAdwaita", dependencies: ["CAdwaita", "CAdwaitaSupport", loadKit("LoadKit")],
      swiftSettings: strict),
    .executableTarget(
      name: "articles-adwaita",
      dependencies: [
        "CAdwaita", "LoadKitAdwaita", loadKit("LoadKit"), loadKit("LoadKitHTTP"), loadKit("_ArticlesCommandLine"),
        loadKit("_ArticlesCore"), loadKit("_ArticleServer"),
      ],
      path: "Sources/ArticlesAdwaita", swiftSettings: strict),
    .target(name: "DesktopDriver", dependencies: ["CAdwaita"], path: "Tests/DesktopDriver", swiftSettings: strict),
    .target(name: "CAdwaitaProbe", dependencies: ["CAdwaita"], path: "Tests/CAdwaitaProbe"),
    .executableTarget(
      name: "adwaita-probe",
      dependencies: ["CAdwaita", "CAdwaitaProbe", "LoadKitAdwaita", loadKit("LoadKit"), loadKit("LoadKitTesting")],
      path: "Tests/AdwaitaProbe", swiftSettings: strict),
    .testTarget(
      name: "ArticlesAdwaitaTests",
      dependencies: ["DesktopDriver", "articles-adwaita", "adwaita-probe", loadKit("_ArticleServer")],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
