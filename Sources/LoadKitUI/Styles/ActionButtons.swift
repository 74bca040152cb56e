#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// The buttons of a message or a banner. The action for the technical details is carried out by the view around them.
  struct ActionButtons: View {
    let actions: [LoadPresentation.Action]
    let region: LoadRegion
    let showDetails: () -> Void
    let perform: (LoadAction) -> Void

    var body: some View {
      ForEach(cells, content: unchanged)
    }

    private var cells: [ActionCell] {
      actions.map { action in
        ActionCell(id: action.action, action: action, region: region) { action in
          if action == .details { showDetails() } else { perform(action) }
        }
      }
    }
  }

  private struct ActionCell: View, Identifiable {
    nonisolated let id: LoadAction
    let action: LoadPresentation.Action
    let region: LoadRegion
    let perform: (LoadAction) -> Void

    var body: some View {
      LoadActionButton(action, in: region, perform: perform)
        // With the style of the surroundings, one tap on the row of a list would press all of them.
        .buttonStyle(.bordered)
    }
  }

  /// Makes a row of a view that is made already.
  ///
  /// iOS 26 calls the closure of a `ForEach` in a lazy stack off the main thread. A closure in a `body` belongs to the
  /// main actor, and ends the process there; this function belongs to no actor.
  func unchanged<Row>(_ row: Row) -> Row { row }
#endif
