import Observation

#if canImport(Combine)
  import Combine

  extension LoadSubmission: ObservableObject {}
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension LoadSubmission: Observable {}
