// swift-tools-version: 6.2
import PackageDescription

// A program that loads something and imports nothing but LoadKit. What it is linked with is what LoadKit needs.
let package = Package(
  name: "Linkage",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "LoadKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "LoadProbe", dependencies: [.product(name: "LoadKit", package: "LoadKit")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
