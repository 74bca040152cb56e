/// Who wrote an article: a "user" on the wire.
///
/// The number and the name have to be there; the rest may be missing, and further keys are ignored.
public struct Author: Codable, Sendable, Hashable, Identifiable {
  /// The number that names them.
  public var id: Int
  /// The full name, as the server sent it.
  public var name: String
  /// The short name.
  public var username: String?
  /// The email address.
  public var email: String?
  /// The web site: often only the name of a host.
  public var website: String?
  /// Whom they work for.
  public var company: Company?

  /// Creates an author.
  public init(
    id: Int, name: String, username: String? = nil, email: String? = nil, website: String? = nil,
    company: Company? = nil
  ) {
    self.id = id
    self.name = name
    self.username = username
    self.email = email
    self.website = website
    self.company = company
  }

  /// Whom an author works for.
  public struct Company: Codable, Sendable, Hashable {
    /// The name.
    public var name: String

    /// Creates a company.
    public init(name: String) { self.name = name }
  }
}
