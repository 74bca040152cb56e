import LoadKit

// The code of the articles Forms and Several Loaders, word for word, so that it compiles; `CoreArticlesTests` compares.

@MainActor enum FormSnippets {
  struct Draft: Sendable, Equatable {
    var title = ""
  }

  struct Service {
    func publish(_ draft: Draft, key: String?) async throws -> String { "\(draft.title) \(key?.count ?? 0)" }
  }

  static func compose(_ service: Service) -> LoadSubmission<Draft, String> {
    let options = SubmissionOptions(retry: .submission)
    let compose = LoadSubmission(.article, draft: Draft(), options: options) { draft, context in
      try await service.publish(draft, key: context.idempotencyKey)
    }
    compose.draft.title = "Tea"
    compose.start()
    return compose
  }

  /// A form that notes what it is asked to draw.
  @MainActor final class Screen {
    @MainActor final class Button {
      var title = ""
      func show(_ title: String, name: String, isEnabled: Bool, isBusy: Bool) { self.title = title }
    }

    @MainActor final class Field {
      var problem: String?
      func show(problem: String?) { self.problem = problem }
    }

    @MainActor final class Banner {
      var actions: [String: () -> Void] = [:]
      func add(_ title: String, _ perform: @escaping () -> Void) { actions[title] = perform }
    }

    let compose: LoadSubmission<Draft, String>
    let button = Button()
    let titleField = Field()
    let banner = Banner()

    init(_ compose: LoadSubmission<Draft, String>) { self.compose = compose }

    func draw(_ form: SubmissionPresentation) {
      button.show(form.send.title, name: form.send.label, isEnabled: form.send.isEnabled, isBusy: form.send.isBusy)
      titleField.show(problem: form.text(for: "title"))
      for action in form.message?.actions ?? [] {
        banner.add(action.title) { [compose] in compose.perform(action.action) }
      }
    }
  }
}

@MainActor enum SharingSnippets {
  struct Service {
    func article(_ id: Int) async throws -> Article { Article(id: id) }
  }

  static func group(_ profile: Loader<NoInput, Int>, _ articles: Loader<NoInput, [Int]>) async -> (Int?, [Int]?) {
    var shown: (Int?, [Int]?) = (nil, nil)
    func show(_ profile: Int?, _ articles: [Int]?) { shown = (profile, articles) }
    let group = LoadGroup(profile, articles, wording: .dashboard)
    await group.load()
    if case .loaded = group.state { show(profile.value, articles.value) }
    return shown
  }

  static func shared(_ id: Int, _ service: Service) -> (LoaderStore, Loader<NoInput, Article>) {
    let store = LoaderStore()
    let article = store.loader(for: id) {
      Loader(.article) { _ in try await service.article(id) }
    }
    return (store, article)
  }
}

extension LoadWording {
  static let dashboard = LoadWording(loading: "Loading dashboard")
  static let article = LoadWording(loading: "Loading article")
}
