#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  extension LoadTarget {
    /// A form, which nobody loads: only the user sends it.
    init<Draft: Equatable, Value>(_ submission: LoadSubmission<Draft, Value>) {
      let (id, wording) = (ObjectIdentifier(submission), submission.wording)
      self.init(
        loader: submission, empty: nil, load: {}, refresh: {}, suspend: { submission.suspended() },
        resume: { submission.resumed() }, renew: {},
        follow: { session in
          var announcer = SubmissionAnnouncer(submission.state)
          return submission.subscribe { [weak session] previous, state in
            guard let session else { return }
            session.moveFocus(of: id, from: LoadRegions(previous.asWork), to: LoadRegions(state.asWork))
            let words = session.words(.standard, of: id)
            let announcement = announcer.announcement(
              for: state, words: LoadWords(wording, common: words.strings, failures: words.messages))
            if let announcement { session.announce(announcement) }
          }
        }, button: { _ in AnyView(EmptyView()) })
    }
  }

  extension SubmissionState {
    /// The state as that of work whose outcome is not shown.
    fileprivate var asWork: LoadState<NoInput> {
      switch self {
      case .idle: .idle
      case .sending(let activity): .loading(activity)
      case .sent: .loaded(NoInput(), LoadStatus())
      case .failed(let failure): .failed(failure.failure)
      }
    }
  }
#endif
