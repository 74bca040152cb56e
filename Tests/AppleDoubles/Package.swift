// swift-tools-version: 6.2
import PackageDescription

// The SwiftUI and UIKit layers, and the sample app, on stand-ins for Apple's frameworks, so that they are built and
// driven where the frameworks are not: swift test --package-path Tests/AppleDoubles
//
// The real sources are here by symbolic links, since a package that depended on the one above could not declare its
// targets again. Each framework's name is an alias of its double.

/// Apple's frameworks, as far as LoadKit uses them.
let frameworks = ["SwiftUI", "UIKit", "Accessibility", "Combine", "Network"]

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let aliases: [SwiftSetting] =
  strict + [.unsafeFlags(frameworks.flatMap { ["-module-alias", "\($0)=\($0)Double"] })]

/// Functions of an actor check at run time that they are called on it, as where Apple's frameworks call them.
let checked: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-enable-actor-data-race-checks"])]

/// Sources of LoadKit that are built on the doubles.
func real(_ name: String, _ dependencies: [Target.Dependency] = [], doubles: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies + doubles.map { Target.Dependency(stringLiteral: "\($0)Double") },
    exclude: name == "LoadKitHTTP" ? ["PrivacyInfo.xcprivacy"] : [],
    swiftSettings: name == "LoadKitUI" ? aliases + checked : aliases)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + frameworks.map { Target.Dependency(stringLiteral: "\($0)Double") },
    swiftSettings: aliases)
}

let package = Package(
  name: "AppleDoubles",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "CombineDouble", swiftSettings: strict),
    .target(name: "NetworkDouble", swiftSettings: strict),
    .target(name: "AccessibilityDouble", swiftSettings: strict),
    .target(name: "UIKitDouble", dependencies: ["AccessibilityDouble"], swiftSettings: strict),
    .target(
      name: "SwiftUIDouble", dependencies: ["CombineDouble", "UIKitDouble", "AccessibilityDouble"],
      swiftSettings: strict),

    real("LoadKit", doubles: ["Combine"]),
    real("LoadKitHTTP", ["LoadKit"], doubles: ["Network"]),
    real("LoadKitLanguages", ["LoadKit"]),
    real("LoadKitTesting", ["LoadKit"]),
    real("LoadKitUI", ["LoadKit"], doubles: ["SwiftUI", "UIKit", "Accessibility", "Combine"]),
    real("LoadKitUIKit", ["LoadKit"], doubles: ["UIKit", "Accessibility"]),
    real("_ArticlesCore", ["LoadKit", "LoadKitHTTP"]),
    real("_ArticleServer"),
    .executableTarget(
      name: "ArticlesApp",
      dependencies: ["LoadKit", "LoadKitHTTP", "LoadKitUI", "LoadKitUIKit", "_ArticlesCore"]
        + frameworks.map { Target.Dependency(stringLiteral: "\($0)Double") },
      swiftSettings: aliases),

    tests(
      "ArticlesAppTests", ["ArticlesApp", "LoadKitTesting", "_ArticlesCore", "_ArticleServer", "LoadKitHTTP"]),
    tests("DoublesTests", []),
    tests("LoadKitHTTPTests", ["LoadKit", "LoadKitHTTP", "LoadKitTesting"]),
    tests("LoadKitUITests", ["LoadKitUI", "LoadKitLanguages", "LoadKitTesting"]),
    tests("LoadKitUIKitTests", ["LoadKitUIKit", "LoadKitLanguages", "LoadKitTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
