/// An author of comments.
enum Reader: String, Sendable {
  case bashir = "Bashir Rahimi"
  case delphine = "Delphine Moreau"
  case hal = "Hal Whitcombe"
  case ingrid = "Ingrid Solheim"
  case matteo = "Matteo Ricci"
  case noor = "Noor van Dijk"
  case oskar = "Oskar Nyberg"
  case wanjiru = "Wanjirũ Kamau"
  case yuki = "Yuki Tanabe"

  /// The full name.
  var name: String { rawValue }

  /// An email address in a reserved domain (RFC 2606).
  var email: String { "\(self)@example.net" }
}
