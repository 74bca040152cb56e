extension Draft {
  /// Accessibility: names, order, contrast, motion.
  static let accessibility: [Draft] = [
    Draft(
      .amina, "Every button deserves a name that stands alone",
      """
      Screen reader users often move from button to button and hear nothing in between. "Retry" says little if there \
      are three of them; "Retry loading comments" says it all. Read your labels aloud in a random order, and fix the \
      ones that need their neighbours.
      """,
      [
        Remark(.yuki, "We tested with eyes closed. Humbling, and a little funny."),
        Remark(.wanjiru, "The same labels helped our voice control users."),
        Remark(.bashir, "Six buttons called \"More\" on one screen. Six!"),
      ]),
    Draft(
      .amina, "Colour is a hint, not a message",
      """
      About one man in twelve sees red and green differently from what the palette intends. Add a word, a symbol or \
      a shape to each colour that carries meaning. Print the screen in grey: if you can still use it, so can \
      everybody else.
      """,
      [
        Remark(.oskar, "The grey print is such a simple test."),
        Remark(.delphine, "It also helps in bright sun."),
      ]),
    Draft(
      .amina, "Say it once",
      """
      A live region that announces every percent of a download is worse than silence. Announce the start if it takes \
      long, and the end in any case. Everything between belongs on the screen, where it can be asked for.
      """,
      [
        Remark(.hal, "Our progress bar spoke 100 times. Sorry, everyone."),
        Remark(.noor, "Once at the start, once at the end. We put it on a sticker."),
      ]),
    Draft(
      .amina, "Where does the focus go now?",
      """
      When a list replaces a spinner, the element that had the focus is gone, and the reader starts again at the top \
      of the window. Move the focus to the beginning of the new content only if it was inside the old one. If it was \
      elsewhere, leave it alone: the person was doing something.
      """,
      [
        Remark(.matteo, "\"The person was doing something\" should be a law."),
        Remark(.ingrid, "Keyboard users feel the same pain, by the way."),
        Remark(.yuki, "We wrote a test that walks through with Tab only."),
      ]),
    Draft(
      .keiko, "Large text is a layout test",
      """
      Set the text size to the largest setting and open every screen once. Labels that are cut, buttons that leave \
      the window and rows of one fixed height all show up within minutes. The repairs nearly always make the layout \
      simpler.
      """,
      [
        Remark(.wanjiru, "My mother uses the largest size. She is my test department."),
        Remark(.bashir, "Fixed heights are the usual suspect."),
      ]),
    Draft(
      .amina, "Captions are for kitchens, too",
      """
      Captions were made for people who do not hear, and they are read by everyone in a train, an office or a noisy \
      kitchen. Give names to speakers, describe sounds that matter, and leave out those that do not. Ten minutes of \
      editing beat any automatic transcript.
      """,
      [
        Remark(.delphine, "I watch everything with captions while cooking."),
        Remark(.oskar, "\"[ominous music]\" is my favourite genre."),
      ]),
    Draft(
      .amina, "Motion that makes people ill",
      """
      A screen that slides, zooms and bounces can cause real nausea. When the system says that motion should be \
      reduced, fade instead of fly, and let nothing repeat for ever. A shimmer on a placeholder counts as motion as \
      well.
      """,
      [
        Remark(.noor, "Thank you for naming the shimmer. It is everywhere."),
        Remark(.hal, "I turned the setting on for a week and never turned it off."),
        Remark(.matteo, "Autoplaying backgrounds next, please."),
      ]),
    Draft(
      .amina, "Error messages a tired person can follow",
      """
      Say what happened, what it means for the work that was done, and what can be done now, in that order. Leave \
      out codes, blame and exclamation marks; put the code behind a button for those who will ask support. At eleven \
      in the evening, "Your draft is saved on this phone" is the sentence that lets somebody sleep.
      """,
      [
        Remark(.ingrid, "We rewrote forty messages with this order. Support calls went down."),
        Remark(.wanjiru, "The draft sentence is lovely."),
      ]),
  ]
}
