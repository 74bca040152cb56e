import Foundation

/// A cached 2xx response: its validators, the requests that it matches, and its age.
struct CachedResponse {
  /// The cached header fields: they decide whether the response may be shown, and link to the next page. Other fields
  /// may hold secrets.
  private static let cachedFields = [
    "ETag", "Last-Modified", "Cache-Control", "Expires", "Date", "Age", "Vary", "Content-Type", "Content-Language",
    "Link", "X-Total-Count",
  ]
  /// The cached fields that a 304 overrides.
  private static let refreshedFields = cachedFields.filter { !$0.hasPrefix("Content-") }
  private static let longestField = 4_000

  private static let storedField = "LoadKit-Stored"
  private static let variedField = "LoadKit-Varied"

  let headers: HTTPHeaders
  let body: Data
  /// The time when it arrived or was last validated, in seconds since 1970.
  let storedAt: Int64
  /// A digest of the request's fields that the response depends on (`Vary`).
  let varied: String
  let control: CacheControl
  /// Whether the response set a cookie. Not stored: then the response is cached for an owner only.
  private(set) var setsCookie = false

  private init(headers: HTTPHeaders, body: Data, storedAt: Int64, varied: String) {
    self.headers = headers
    self.body = body
    self.storedAt = storedAt
    self.varied = varied
    control = CacheControl(headers["Cache-Control"])
  }

  // MARK: From a response

  /// A cached response for a request; `nil` if the response cannot be cached, even if the server allows it.
  init?(_ response: HTTPResponse, to request: HTTPRequest, isOwned: Bool, at now: Date) {
    guard response.status == 200, !response.body.isEmpty else { return nil }
    self.init(Self.fields(Self.cachedFields, of: response.headers), response.body, request, isOwned, now)
    setsCookie = response.headers["Set-Cookie"] != nil
  }

  private init?(_ headers: HTTPHeaders, _ body: Data, _ request: HTTPRequest, _ isOwned: Bool, _ now: Date) {
    guard let varied = Self.digest(of: request, by: headers["Vary"], isOwned: isOwned) else { return nil }
    self.init(headers: headers, body: body, storedAt: now.wholeSeconds, varied: varied)
  }

  private static func fields(_ names: [String], of headers: HTTPHeaders) -> HTTPHeaders {
    var fields = HTTPHeaders()
    for name in names {
      guard let value = headers[name] else { continue }
      // A truncated directive or dependence has no meaning, and a list without its link to the next page would pass for
      // the whole list.
      let isWhole =
        value.utf8.count <= longestField && value.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x09 }
      switch (isWhole, name) {
      case (true, _): fields[name] = value
      case (false, "Link"): fields["Cache-Control"] = "no-store"
      case (false, "Cache-Control"): fields[name] = "no-store"
      case (false, "Vary"): fields[name] = "*"
      case (false, _): break
      }
    }
    return fields
  }

  /// The same response after a 304; `nil` if it can no longer be cached.
  func refreshed(by response: HTTPResponse, to request: HTTPRequest, isOwned: Bool, at now: Date) -> CachedResponse? {
    var fields = headers
    // The age of the earlier response.
    fields["Age"] = nil
    var refreshed = CachedResponse(
      fields.merging(Self.fields(Self.refreshedFields, of: response.headers)), body, request, isOwned, now)
    // The body was cached before, so it isn't personal because the 304 sets a cookie.
    refreshed?.setsCookie = false
    return refreshed
  }

  // MARK: To and from the storage

  /// Reads a stored entry; `nil` if it is damaged.
  init?(_ entry: HTTPCacheEntry) {
    let all = HTTPHeaders(joining: entry.fields)
    guard let stored = all[Self.storedField],
      let storedAt = HTTPNumber.seconds(stored[...], longest: 253_402_300_799), let varied = all[Self.variedField]
    else { return nil }
    self.init(
      headers: Self.fields(Self.cachedFields, of: all), body: entry.body, storedAt: storedAt, varied: varied)
  }

  /// The entry to store.
  var entry: HTTPCacheEntry {
    var fields = [Self.storedField: "\(storedAt)", Self.variedField: varied]
    for name in headers.names { fields[name] = headers[name] }
    return HTTPCacheEntry(fields: fields, body: body)
  }

  /// The response as the client decodes it.
  var response: HTTPResponse { HTTPResponse(status: 200, headers: headers, body: body) }

  // MARK: Conditions

  private var tag: EntityTag? { EntityTag(headers["ETag"]) }

  private var lastModified: String? {
    headers["Last-Modified"].flatMap { HTTPDate.seconds($0, now: storedAt) == nil ? nil : $0 }
  }

  /// The request with a condition for newer content (RFC 9110, sections 13.1.2 and 13.1.3); `nil` if the response has
  /// no validator.
  func condition(on request: HTTPRequest) -> HTTPRequest? {
    guard tag != nil || lastModified != nil else { return nil }
    var request = request
    request.headers["If-None-Match"] = tag?.text
    request.headers["If-Modified-Since"] = lastModified
    return request
  }

  /// Whether a 304 confirms this response, by its tag, or else by its date (RFC 9111, section 4.3.4). The dates have to
  /// be equal, because a file may be replaced by an older one.
  func isCurrent(by response: HTTPResponse) -> Bool {
    if let tag { return EntityTag(response.headers["ETag"]).map(tag.matches) ?? true }
    func seconds(_ field: String?) -> Int64? { field.flatMap { HTTPDate.seconds($0, now: storedAt) } }
    guard let mine = seconds(lastModified), let other = seconds(response.headers["Last-Modified"]) else { return true }
    return mine == other
  }

  // MARK: Vary

  /// Whether it matches a request: the request has the same values in the fields that the response depends on.
  func matches(_ request: HTTPRequest, isOwned: Bool) -> Bool {
    Self.digest(of: request, by: headers["Vary"], isOwned: isOwned) == varied
  }

  /// A digest of the values that a response depends on; `nil` if it depends on something else (`*`).
  ///
  /// The credentials of an owner may be renewed, so they don't count.
  private static func digest(of request: HTTPRequest, by vary: String?, isOwned: Bool) -> String? {
    var names: Set<String> = []
    for part in vary?.split(separator: ",") ?? [] {
      let name = HTTPNumber.trimmed(part[...]).lowercased()
      // A dependence that cannot be read may be on anything.
      if name == "*" || (!name.isEmpty && !HTTPHeaders.isToken(name)) { return nil }
      if isOwned, ["authorization", "cookie"].contains(name) { continue }
      if !name.isEmpty { names.insert(name) }
    }
    if names.isEmpty { return "none" }
    let values = names.sorted().map { name -> String in
      let value = request.headers[name].map { "=\($0.utf8.count) \($0)" } ?? ""
      return "\(name)\(value)\n"
    }
    return SHA256.hexDigest(of: values.joined())
  }

  // MARK: Age

  /// The age of a response, in seconds.
  struct Age {
    /// The time since it arrived or was last validated.
    let sinceStored: Int64
    /// The time since the server made it, if known (RFC 9111, section 4.2.3).
    let sinceMade: Int64
  }

  /// The age at a time. At least zero, also after the clock was set back.
  func age(at now: Date) -> Age {
    let sinceStored = max(0, now.wholeSeconds - storedAt)
    let before = headers["Age"].map(Self.seconds(ofAge:)) ?? 0
    return Age(sinceStored: sinceStored, sinceMade: sinceStored + before)
  }

  /// The longest of several ages; the longest time for a field that cannot be read.
  private static func seconds(ofAge field: String) -> Int64 {
    let ages = field.split(separator: ",").map {
      HTTPNumber.seconds(HTTPNumber.trimmed($0), longest: CacheControl.longestTime) ?? CacheControl.longestTime
    }
    return ages.max() ?? CacheControl.longestTime
  }

  /// Whether the response requires validation by the server (RFC 9111, section 4.2.4).
  func needsValidation(at age: Age, isShared: Bool) -> Bool {
    if control.has("no-cache") { return true }
    let isStrict =
      control.has("must-revalidate")
      || (isShared && (control.has("proxy-revalidate") || control.has("s-maxage")))
    return isStrict && age.sinceMade >= lifetime(isShared: isShared)
  }

  /// The seconds for which it is fresh; zero if the server does not say (RFC 9111, section 4.2.1).
  private func lifetime(isShared: Bool) -> Int64 {
    if let seconds = (isShared ? control.seconds("s-maxage") : nil) ?? control.seconds("max-age") { return seconds }
    guard let expires = headers["Expires"].flatMap({ HTTPDate.seconds($0, now: storedAt) }) else { return 0 }
    return expires - (headers["Date"].flatMap { HTTPDate.seconds($0, now: storedAt) } ?? storedAt)
  }
}
