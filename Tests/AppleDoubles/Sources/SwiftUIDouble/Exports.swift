// Apple's SwiftUI brings these along as well: a file that imports only SwiftUI can use `URL`, `ObservableObject` and
// `@Observable`.
@_exported import CombineDouble
@_exported import Foundation
@_exported import Observation
