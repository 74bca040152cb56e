#if canImport(SwiftUI) && DEBUG
  import LoadKit
  import SwiftUI

  /// The views of this module in every state.
  struct LoadStateGallery_Previews: PreviewProvider {
    static var previews: some View {
      LoadStateGallery(["One", "Two", "Three"], placeholder: ["Sample", "Sample"]) { texts in
        List(texts, id: \.self) { Text(verbatim: $0) }
      }
    }
  }
#endif
