import SwiftUI
import _ArticlesCore

/// Who wrote something.
struct AuthorRows: View {
  let author: Author

  var body: some View {
    LabeledContent("Name") { Text(verbatim: author.name) }
    if let email = author.email {
      LabeledContent("Email") { Text(verbatim: email) }
    }
    if let company = author.company {
      LabeledContent("Company") { Text(verbatim: company.name) }
    }
  }
}
