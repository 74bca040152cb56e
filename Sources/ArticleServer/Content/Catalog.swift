/// The content of the server: articles, their authors and comments, in the shape of JSONPlaceholder.
public struct Catalog: Sendable, Hashable {
  /// A text by an author: a "post" on the wire.
  public struct Article: Sendable, Hashable {
    /// The number that names it.
    public var id: Int
    /// Its author's number.
    public var userID: Int
    /// Its title.
    public var title: String
    /// Its text.
    public var body: String

    /// Creates an article.
    public init(id: Int, userID: Int, title: String, body: String) {
      self.id = id
      self.userID = userID
      self.title = title
      self.body = body
    }
  }

  /// An author of articles: a "user" on the wire.
  public struct Author: Sendable, Hashable {
    /// The number that names them.
    public var id: Int
    /// The full name.
    public var name: String
    /// The short name, also the local part of the email address and the host name of the web site.
    public var username: String
    /// The place they write from.
    public var address: Address
    /// The telephone number.
    public var phone: String
    /// The company.
    public var company: Company

    /// Creates an author.
    public init(id: Int, name: String, username: String, address: Address, phone: String, company: Company) {
      self.id = id
      self.name = name
      self.username = username
      self.address = address
      self.phone = phone
      self.company = company
    }

    /// The email address, in a reserved domain (RFC 2606).
    public var email: String { username + "@example.org" }
    /// The host name of the web site, in a reserved domain (RFC 2606).
    public var website: String { username + ".example.com" }
  }

  /// Where an author writes from.
  public struct Address: Sendable, Hashable {
    /// The street.
    public var street: String
    /// The part of the house.
    public var suite: String
    /// The city.
    public var city: String
    /// The postal code.
    public var zipcode: String
    /// Degrees north, as decimal text.
    public var latitude: String
    /// Degrees east, as decimal text.
    public var longitude: String

    /// Creates an address.
    public init(
      street: String, suite: String, city: String, zipcode: String, latitude: String, longitude: String
    ) {
      self.street = street
      self.suite = suite
      self.city = city
      self.zipcode = zipcode
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// The company of an author.
  public struct Company: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The slogan.
    public var catchPhrase: String
    /// Its trade in a few words: "bs" on the wire.
    public var trade: String

    /// Creates a company.
    public init(name: String, catchPhrase: String, trade: String) {
      self.name = name
      self.catchPhrase = catchPhrase
      self.trade = trade
    }
  }

  /// A reader's word on an article.
  public struct Comment: Sendable, Hashable {
    /// The number that names it.
    public var id: Int
    /// The article's number.
    public var postID: Int
    /// The name of the reader.
    public var name: String
    /// Their email address.
    public var email: String
    /// The comment.
    public var body: String

    /// Creates a comment.
    public init(id: Int, postID: Int, name: String, email: String, body: String) {
      self.id = id
      self.postID = postID
      self.name = name
      self.email = email
      self.body = body
    }
  }

  /// The articles, in the order of a list.
  public var articles: [Article]
  /// The authors.
  public var authors: [Author]
  /// The comments on all articles.
  public var comments: [Comment]

  /// Creates a catalog.
  public init(articles: [Article] = [], authors: [Author] = [], comments: [Comment] = []) {
    self.articles = articles
    self.authors = authors
    self.comments = comments
  }
}
