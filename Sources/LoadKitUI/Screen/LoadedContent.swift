#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A value as the app draws it, evaluated again only when there is another value or another closure.
  ///
  /// What is around it changes with every tick of progress. It is equal to itself then, and so is not evaluated again.
  struct LoadedContent<Value, Content: View>: View, Equatable {
    let value: Value
    let version: ContentVersion
    let content: (Value) -> Content

    var body: some View { content(value) }

    nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.version == rhs.version }
  }

  /// Tells whether content would be drawn the same.
  struct ContentVersion: Equatable, Sendable {
    /// The evaluation of the app's view that made the closure: another may have captured other things.
    var evaluation: Evaluation
    /// The number of changes of the content so far.
    var number: Int
    /// The identity of the content.
    var id: LoadContentID

    /// One evaluation, known by its identity.
    final class Evaluation: Equatable, Sendable {
      static func == (lhs: Evaluation, rhs: Evaluation) -> Bool { lhs === rhs }
    }
  }
#endif
