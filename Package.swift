// swift-tools-version: 6.2
import PackageDescription

// Only where every compiler that builds this is one that it was tried with: a warning of a newer one is no reason to
// stop somebody's app.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error, .when(platforms: [.linux]))]

let package = Package(
  name: "LoadKit",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "LoadKit", targets: ["LoadKit"]),
    .library(name: "LoadKitHTTP", targets: ["LoadKitHTTP"]),
    .library(name: "LoadKitUI", targets: ["LoadKitUI"]),
    .library(name: "LoadKitUIKit", targets: ["LoadKitUIKit"]),
    .library(name: "LoadKitLanguages", targets: ["LoadKitLanguages"]),
    .library(name: "LoadKitTesting", targets: ["LoadKitTesting"]),
    // The sample app's parts, as products so that the nested packages of this repository can use them.
    .library(name: "_ArticlesCore", targets: ["_ArticlesCore"]),
    .library(name: "_ArticleServer", targets: ["_ArticleServer"]),
    .library(name: "_ArticlesCommandLine", targets: ["_ArticlesCommandLine"]),
    .executable(name: "articles", targets: ["articles"]),
  ],
  targets: [
    .target(name: "LoadKit", swiftSettings: strict),
    .target(
      name: "LoadKitHTTP", dependencies: ["LoadKit"], resources: [.copy("PrivacyInfo.xcprivacy")],
      swiftSettings: strict),
    .target(name: "LoadKitUI", dependencies: ["LoadKit"], swiftSettings: strict),
    .target(name: "LoadKitUIKit", dependencies: ["LoadKit"], swiftSettings: strict),
    .target(name: "LoadKitLanguages", dependencies: ["LoadKit"], swiftSettings: strict),
    .target(name: "LoadKitTesting", dependencies: ["LoadKit"], swiftSettings: strict),
    .target(
      name: "_ArticlesCore", dependencies: ["LoadKit", "LoadKitHTTP"], path: "Sources/ArticlesCore",
      swiftSettings: strict),
    .target(name: "_ArticleServer", path: "Sources/ArticleServer", swiftSettings: strict),
    .target(
      name: "_ArticlesCommandLine", dependencies: ["LoadKit", "_ArticleServer"], path: "Sources/ArticlesCommandLine",
      swiftSettings: strict),
    .executableTarget(
      name: "articles",
      dependencies: ["LoadKit", "LoadKitHTTP", "_ArticlesCommandLine", "_ArticlesCore", "_ArticleServer"],
      swiftSettings: strict),
    .testTarget(
      name: "LoadKitTests", dependencies: ["LoadKit", "LoadKitLanguages", "LoadKitTesting"], swiftSettings: strict),
    .testTarget(
      name: "LoadKitLanguagesTests", dependencies: ["LoadKitLanguages", "LoadKitTesting"], swiftSettings: strict),
    .testTarget(
      name: "LoadKitHTTPTests", dependencies: ["LoadKitHTTP", "LoadKitTesting", "_ArticleServer"],
      swiftSettings: strict),
    .testTarget(name: "LoadKitTestingTests", dependencies: ["LoadKitTesting"], swiftSettings: strict),
    .testTarget(name: "ArticleServerTests", dependencies: ["_ArticleServer"], swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests", dependencies: ["LoadKit", "LoadKitHTTP", "LoadKitLanguages", "LoadKitTesting"],
      swiftSettings: strict),
    // Elsewhere only what all front ends share is tested: no program can be started.
    .testTarget(
      name: "ArticlesTests",
      dependencies: [
        .target(name: "articles", condition: .when(platforms: [.macOS, .linux])),
        .target(name: "_ArticlesCommandLine", condition: .when(platforms: [.macOS, .linux])),
        "_ArticlesCore", "_ArticleServer", "LoadKitTesting",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
