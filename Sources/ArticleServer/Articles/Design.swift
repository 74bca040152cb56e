extension Draft {
  /// Design: type, space, words, first impressions.
  static let design: [Draft] = [
    Draft(
      .keiko, "Blank screens have something to say",
      """
      An empty list is the first thing that a new user sees, so it is worth more than the words "No data". Tell what \
      will be here, and offer the one action that fills it. If a filter hid everything, say so and offer to clear \
      it.
      """,
      [
        Remark(.bashir, "We had \"No data\" for six years. Nobody loved it."),
        Remark(.yuki, "Different words for \"nothing yet\" and \"nothing found\", please!"),
      ]),
    Draft(
      .keiko, "A spinner is a promise",
      """
      A spinner says: this will take a moment, and I am working on it. If the answer comes within a fifth of a \
      second, the promise was noise; if it never comes, it was a lie. Wait before showing it, keep it long enough to \
      be seen, and after some seconds say in words what is going on.
      """,
      [
        Remark(.oskar, "The flash of a spinner is worse than no spinner."),
        Remark(.noor, "Words after some seconds: yes. And a way out."),
        Remark(.delphine, "We measured it: people tap less in panic when there is a sentence."),
      ]),
    Draft(
      .keiko, "White space is not empty",
      """
      Space says which things belong together before a single word is read. Put twice as much between groups as \
      inside them, and most lines and boxes can go. The page becomes calmer, and strangely it seems to hold more.
      """,
      [
        Remark(.matteo, "I removed eleven lines from one form today."),
        Remark(.hal, "Twice outside, once inside. Easy to remember."),
      ]),
    Draft(
      .keiko, "Choosing a typeface for numbers",
      """
      In a table, digits should all have the same width, so that columns line up and changing values do not dance. \
      Many fonts have such tabular figures, hidden behind a feature switch. In running text, leave the switch off: \
      there the narrow one looks better.
      """,
      [
        Remark(.ingrid, "Our timer stopped trembling with one line of code."),
        Remark(.wanjiru, "Check the colon, too. It often sits too low."),
      ]),
    Draft(
      .keiko, "Dark mode is not inverted paper",
      """
      Pure white on pure black glows and blurs for many eyes. Use a very dark grey, take some strength out of the \
      colours, and show height with lighter surfaces instead of shadows. Then look at it in a dark room, which is \
      where it will be used.
      """,
      [
        Remark(.yuki, "Testing dark mode in a bright office is a classic mistake."),
        Remark(.bashir, "Astigmatism here. Thank you for the grey."),
        Remark(.oskar, "Photographs need a little dimming as well."),
      ]),
    Draft(
      .keiko, "Words before pixels",
      """
      Write all the words of a screen in a plain text file before you draw it. If the text makes sense without a \
      layout, the layout will be easy; if it does not, no layout will save it. It takes twenty minutes, and it is \
      the cheapest prototype there is.
      """,
      [
        Remark(.delphine, "The text file became our specification."),
        Remark(.noor, "Translators thanked us for this one."),
      ]),
    Draft(
      .keiko, "The undo that replaced forty dialogs",
      """
      "Are you sure?" is answered with yes before it is read. An undo that stays for ten seconds protects better, \
      and it asks nothing of the people who were sure. Keep the question for what truly cannot be undone, and name \
      the thing that will be lost.
      """,
      [
        Remark(.hal, "We kept two dialogs out of forty-three."),
        Remark(.matteo, "Undo must also work with a keyboard and with a screen reader."),
        Remark(.wanjiru, "Ten seconds are short for some. We let it stay until the next action."),
      ]),
    Draft(
      .keiko, "Icons need neighbours",
      """
      There are about five icons that everybody understands, and a heart is not one of them. Put a word beside the \
      rest, at least until the user has pressed it once. An icon with a label is found faster than either of them \
      alone.
      """,
      [
        Remark(.ingrid, "Our floppy disk puzzled an intern. Fair enough."),
        Remark(.bashir, "What are the five? I vote for the magnifying glass."),
      ]),
  ]
}
