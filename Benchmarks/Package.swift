// swift-tools-version: 6.2
import PackageDescription

// swift run -c release --package-path Benchmarks LoadBenchmark
// swift run -c release --package-path Benchmarks HTTPBenchmark
// Scripts/simulate
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "LoadKit", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "LoadBenchmark", dependencies: ["CAllocations", .product(name: "LoadKit", package: "LoadKit")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "LoadSimulation", dependencies: [.product(name: "LoadKit", package: "LoadKit")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "HTTPBenchmark",
      dependencies: [
        "CAllocations",
        .product(name: "LoadKitHTTP", package: "LoadKit"), .product(name: "_ArticleServer", package: "LoadKit"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
