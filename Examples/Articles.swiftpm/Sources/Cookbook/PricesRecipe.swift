import LoadKit
import LoadKitUI
import SwiftUI

/// Live prices: the first value settles the load, later values replace it, and the stream ends with the screen.
struct PricesRecipe: View {
  @State private var prices: Loader<NoInput, [Price]>

  init(prices: @escaping @MainActor () -> AsyncThrowingStream<[Price], any Error>) {
    _prices = State(initialValue: Loader(.prices, stream: { _ in prices() }))
  }

  var body: some View {
    LoadStateView(prices) { list in
      List(list) { price in
        LabeledContent {
          Text(verbatim: "\(price.cents)")
        } label: {
          Text(verbatim: price.id)
        }
      }
    }
    .navigationTitle("Prices")
  }
}

/// A price in cents.
struct Price: Identifiable, Hashable, Sendable {
  let id: String
  var cents: Int
}

extension LoadWording {
  fileprivate static let prices = LoadWording(
    loading: "Loading prices", retry: "Retry loading prices", refresh: "Refresh prices",
    refreshFailedTitle: "Prices Are Not Current", count: { $0 == 1 ? "1 price" : "\($0) prices" })
}
