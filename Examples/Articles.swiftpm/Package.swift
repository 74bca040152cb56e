// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// Opens in Xcode as it is. It uses the package two folders up, which Swift Playgrounds does not see: there, name
// LoadKit by its address instead.
let package = Package(
  name: "Articles",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "Articles",
      targets: ["ArticlesApp"],
      bundleIdentifier: "dev.loadkit.Articles",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .openBook),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeRight,
        .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ]
    )
  ],
  dependencies: [.package(name: "LoadKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "ArticlesApp",
      dependencies: [
        .product(name: "LoadKit", package: "LoadKit"),
        .product(name: "LoadKitHTTP", package: "LoadKit"),
        .product(name: "LoadKitUI", package: "LoadKit"),
        .product(name: "LoadKitUIKit", package: "LoadKit"),
        .product(name: "_ArticlesCore", package: "LoadKit"),
      ],
      path: "Sources"
    )
  ],
  swiftLanguageModes: [.v6]
)
