import CAdwaita
import LoadKit
import LoadKitAdwaita
import _ArticlesCore

/// The form in which an article is written. What was written stays there until it was sent, also while it is closed.
@MainActor final class ComposeWindow {
  let widget: Widget = adw_window_new()
  /// Is called with what the server keeps.
  var onSent: @MainActor (Article) -> Void = { _ in }
  /// Is called when it could not be sent after it was closed, with a few words about that.
  var onFailed: @MainActor (String) -> Void = { _ in }

  private let submission: LoadSubmission<ArticleDraft, Article>
  private let bin: SubmissionBin<ArticleDraft, Article>
  private let title: Widget = adw_entry_row_new()
  private let text: Widget = gtk_text_view_new()
  private let titleError = Widgets.label().styled("error")
  private let textError = Widgets.label().styled("error")
  private var wasSending = false

  init(_ session: WindowSession, over parent: Widget) {
    submission = session.submission("compose", .article, draft: ArticleDraft()) { [service = session.service] in
      try await service.create($0, context: $1)
    }
    bin = SubmissionBin(submission, words: session.words)
    let window = widget.of(GtkWindow.self)
    gtk_window_set_title(window, "New Article")
    gtk_window_set_transient_for(window, parent.of(GtkWindow.self))
    gtk_window_set_destroy_with_parent(window, 1)
    gtk_window_set_modal(window, 1)
    gtk_window_set_hide_on_close(window, 1)
    gtk_window_set_default_size(window, 400, 800)
    let header: Widget = adw_header_bar_new()
    adw_header_bar_pack_end(header.opaque, bin.button)
    adw_window_set_content(
      widget.of(AdwWindow.self), Widgets.column(header, bin.widget, form().expanding(vertical: true)))
    watch()
    widget.onKeys("Escape") { [weak self] in
      guard let self else { return false }
      if !self.bin.cancel() { gtk_window_close(self.widget.of(GtkWindow.self)) }
      return true
    }
    // Before the text takes it for a new line.
    widget.onKeys("<Control>Return", comesFirst: true) { [weak bin] in
      bin?.model.send()
      return true
    }
    widget.own(self)
  }

  /// Shows it.
  func present() {
    gtk_window_present(widget.of(GtkWindow.self))
    gtk_widget_grab_focus(title)
  }

  private func form() -> Widget {
    adw_preferences_row_set_title(title.of(AdwPreferencesRow.self), SubmissionWording.article.fields["title"])
    let rows: Widget = gtk_list_box_new()
    gtk_list_box_set_selection_mode(rows.opaque, GTK_SELECTION_NONE)
    gtk_list_box_append(rows.opaque, title)
    gtk_text_view_set_wrap_mode(text.of(GtkTextView.self), GTK_WRAP_WORD_CHAR)
    // Tab goes on to the next field, as in every form.
    gtk_text_view_set_accepts_tab(text.of(GtkTextView.self), 0)
    for set in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin, gtk_text_view_set_top_margin] {
      set(text.of(GtkTextView.self), 12)
    }
    let name = SubmissionWording.article.fields["body"] ?? ""
    return Widgets.column(
      spacing: 6, rows.styled("boxed-list"), titleError, Widgets.label(name).styled("heading").margins(top: 12),
      textError, Widgets.scroller(text.named(name)).styled("card")
    ).margins(12)
  }

  private func watch() {
    title.on("changed") { [weak self] in self?.edit() }
    if let buffer = gtk_text_view_get_buffer(text.of(GtkTextView.self)) {
      connect(buffer, "changed") { [weak self] _ in self?.edit() }
    }
    bin.onPresentation = { [weak self] in self?.draw($0) }
  }

  private func edit() {
    submission.draft.title = String(cString: gtk_editable_get_text(title.opaque))
    submission.draft.body = body
  }

  private var body: String {
    guard let buffer = gtk_text_view_get_buffer(text.of(GtkTextView.self)) else { return "" }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private func draw(_ presentation: SubmissionPresentation) {
    // Not insensitive: what has the focus keeps it.
    gtk_editable_set_editable(title.opaque, presentation.areFieldsEnabled ? 1 : 0)
    gtk_text_view_set_editable(text.of(GtkTextView.self), presentation.areFieldsEnabled ? 1 : 0)
    for field in [title, text] { field.setStyle("dim-label", !presentation.areFieldsEnabled) }
    show(presentation.text(for: "title"), in: titleError, at: title)
    show(presentation.text(for: "body"), in: textError, at: text)
    if wasSending, let message = presentation.message, gtk_widget_get_visible(widget) == 0 { onFailed(message.title) }
    wasSending = submission.state.isSending
    // The window that announces it is closed afterwards.
    if presentation.confirmation != nil { Task { [weak self] in self?.closeWhenSent() } }
  }

  private func closeWhenSent() {
    guard bin.presentation.confirmation != nil, let article = submission.state.value else { return }
    submission.reset(to: ArticleDraft())
    gtk_editable_set_text(title.opaque, "")
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(text.of(GtkTextView.self)), "", 0)
    gtk_window_close(widget.of(GtkWindow.self))
    onSent(article)
  }

  private func show(_ text: String?, in label: Widget, at field: Widget) {
    gtk_label_set_text(label.opaque, text ?? "")
    label.isShown = text != nil
    field.described(text)
  }
}
