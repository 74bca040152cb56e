import Foundation
import LoadKit
import LoadKitUI
import Testing
import _ArticlesCore

@testable import ArticlesApp
@_spi(Testing) @testable import SwiftUI
@testable import UIKit

/// The list of articles as a user meets it, whatever draws it.
@MainActor final class AppScreen {
  let toolkit: Toolkit
  private let host: AppHost?
  private let driver: UIKitDriver?
  private var away: UIViewController?

  /// Starts the app on a server.
  convenience init(_ toolkit: Toolkit, on url: String) throws { self.init(toolkit, try .alone(on: url)) }

  /// The list of articles.
  init(_ toolkit: Toolkit, _ app: AppModel) {
    self.toolkit = toolkit
    host = toolkit == .swiftUI ? AppHost(ArticlesScreen(app: app)) : nil
    driver = toolkit == .uiKit ? UIKitDriver(ArticlesViewController(app: app), isInNavigation: true) : nil
  }

  /// The archive.
  init(archive toolkit: Toolkit, _ app: AppModel) {
    self.toolkit = toolkit
    host = toolkit == .swiftUI ? AppHost(NavigationStack { ArchiveScreen(app: app) }) : nil
    driver = toolkit == .uiKit ? UIKitDriver(ArchiveViewController(app: app), isInNavigation: true) : nil
  }

  // MARK: Seeing

  /// Everything that is to be read.
  var text: String { host?.text ?? driver?.texts.joined(separator: "\n") ?? "" }

  /// What assistive technology finds.
  var names: [String] { host?.accessibility.map(\.label) ?? driver?.elements ?? [] }

  /// Whether assistive technology finds something of that name.
  func has(_ name: String) -> Bool { names.contains { $0 == name || $0.hasPrefix(name + ", ") } }

  /// What was announced.
  var announcements: [String] { host?.announcements ?? driver?.announcements ?? [] }

  /// Whether the pull control shows.
  var isPulling: Bool { driver?.refreshControl?.isRefreshing ?? false }

  /// Waits until something shows.
  func until(_ what: String, _ isTrue: @MainActor (AppScreen) -> Bool) async throws {
    if let host { return try await host.until(what) { _ in isTrue(self) } }
    let deadline = ContinuousClock.now + .seconds(10)
    while !isTrue(self) {
      guard ContinuousClock.now < deadline else { throw NotSeen(description: "\(what): not seen in\n\(text)") }
      await change(before: deadline)
    }
  }

  /// Waits until these words show, and those do not.
  func shows(_ words: String, without others: String...) async throws {
    try await until("\"\(words)\"") { screen in
      let text = screen.text
      return text.contains(words) && !others.contains(where: text.contains)
    }
  }

  /// Waits until something shows of a list that is longer than its first pages. Where its end stays in sight over five
  /// pages, a button loads more (rule 24).
  func readsOn(until what: String, _ isTrue: @MainActor (AppScreen) -> Bool) async throws {
    try await until(what) { isTrue($0) || $0.has(more) }
    if isTrue(self) { return }
    try tap(more)
    try await until(what, isTrue)
  }

  private var more: String { "Load more articles" }

  struct NotSeen: Error, CustomStringConvertible { var description: String }

  /// Waits for the next change of a loader on screen.
  private func change(before deadline: ContinuousClock.Instant) async {
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    // Only ends a wait that has failed: the condition is checked at events.
    let alarm = Task.detached {
      try await Task.sleep(until: deadline, clock: .continuous)
      continuation.finish()
    }
    withObservationTracking {
      switch driver?.top {
      case let list as ArticlesViewController: _ = list.articles.state
      case let archive as ArchiveViewController: _ = (archive.archive.list.state, archive.archive.nextPage)
      case let page as ArticleViewController: _ = (page.article.state, page.author.state, page.comments.state)
      default: continuation.finish()
      }
    } onChange: {
      continuation.finish()
    }
    for await _ in changes {}
    alarm.cancel()
  }

  // MARK: Acting

  func tap(_ name: String) throws {
    try host?.tap(name)
    try driver?.tap(name)
  }

  /// Taps the row of an article.
  func open(_ title: String) throws {
    if let host {
      try host.tap(try #require(host.accessibility.first { $0.label.hasPrefix(title) }?.label))
    } else if let table = driver?.views(UITableView.self).first {
      let archive = (driver?.top as? ArchiveViewController)?.archive.items
      let articles = try #require(archive ?? (driver?.top as? ArticlesViewController)?.articles.value)
      let row = try #require(articles.firstIndex { $0.title == title })
      table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
    }
  }

  func goBack() throws {
    try host?.goBack()
    driver?.top?.navigationController?.popViewController(animated: true)
  }

  func search(_ text: String) throws {
    try host?.type(text, into: "Search articles")
    try driver?.search(text)
  }

  /// Pulls the list, and does not wait.
  func pull() throws {
    try host?.beginPull()
    try driver?.pull()
  }

  /// Pulls the list, and waits until the pull control has gone.
  func pullToTheEnd() async throws {
    try await host?.pull()
    guard let driver else { return }
    try driver.pull()
    try await until("the end of the refresh") { !$0.isPulling }
  }

  /// Goes to another screen.
  func leave() {
    host?.disappear()
    away = driver?.window.rootViewController
    driver?.window.rootViewController = UIViewController()
  }

  /// Comes back.
  func comeBack() {
    host?.appear()
    if let away { driver?.window.rootViewController = away }
  }
}
