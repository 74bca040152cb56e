extension Draft {
  /// App engineering: state, memory, tests, releases.
  static let engineering: [Draft] = [
    Draft(
      .mirela, "One enum instead of four booleans",
      """
      A screen with isLoading, hasError, isEmpty and a list has sixteen combinations, and most of them make no \
      sense. An enum with one case per situation leaves only the ones you can explain to a colleague. The compiler \
      then asks about every new case, which is the cheapest code review you will ever get.
      """,
      [
        Remark(
          .bashir,
          "We replaced three flags with one enum last spring. Two old bugs simply stopped being possible."),
        Remark(
          .ingrid,
          "The hard part was the refresh that fails while content is on screen. Worth a case of its own."),
        Remark(.wanjiru, "I print the enum in the log now. Support can read it."),
      ]),
    Draft(
      .samir, "Weak references are not a habit, they are a decision",
      """
      Writing [weak self] everywhere hides the question of who owns the work. Ask whether the closure should keep \
      the object alive until it has run. If a save must finish, a strong reference is right; if a screen only wants \
      to be told, weak is.
      """,
      [
        Remark(.delphine, "The save example convinced me. We lost drafts because of a weak self."),
        Remark(.oskar, "A short comment beside each one helps reviewers a lot."),
      ]),
    Draft(
      .mirela, "Dates, time zones and the birthday that moved",
      """
      A birthday is not an instant, it is a day on a calendar. Store it as year, month and day, and it will not slip \
      to the evening before when the user flies west. Keep instants for things that happened at one moment for \
      everybody.
      """,
      [
        Remark(.noor, "Ours moved for everyone in Hawaii. Ask me how I know."),
        Remark(.matteo, "The same goes for opening hours and for alarms."),
        Remark(.yuki, "And for \"due by Friday\", which is a day in somebody's time zone."),
        Remark(.hal, "We now have a type named Day. It has saved us from ourselves."),
      ]),
    Draft(
      .samir, "The smallest useful crash report",
      """
      A stack trace says where a program died, seldom why. Add the last twenty state changes, without names or \
      addresses of people, and most crashes explain themselves. Keep the list in memory with a fixed size, so that \
      it costs nothing on a good day.
      """,
      [
        Remark(.ingrid, "We did this with screen names and it cut triage time in half."),
        Remark(.bashir, "Please remember to scrub URLs. Ours had tokens in the query."),
      ]),
    Draft(
      .mirela, "Feature flags need a date of death",
      """
      Every flag doubles the number of programs that you ship. Write the day on which it will be removed next to its \
      name, and let a test fail when that day has passed. The test is annoying, which is exactly its job.
      """,
      [
        Remark(.oskar, "Ours failed on a public holiday. Choose a Tuesday."),
        Remark(.wanjiru, "We found a flag from 2016 that was off for everybody."),
        Remark(.delphine, "The failing test also tells you who added the flag. Kind reminders only, please."),
      ]),
    Draft(
      .samir, "Why the test passed on your machine",
      """
      Tests that sleep pass on fast computers and fail on busy ones. Wait for the event you mean, or give the code a \
      clock that the test can move. A suite without sleeps is not only stable, it is usually ten times faster.
      """,
      [
        Remark(.yuki, "Replacing sleeps took us two weeks and paid off in one."),
        Remark(.hal, "Rule of thumb: if you tune a number until it passes, you are testing the number."),
      ]),
    Draft(
      .mirela, "Reading other people's code, slowly",
      """
      Start with the types and their names before you read a single function body. Then follow one request from the \
      edge of the program to the place where its answer is stored. Write down each question, because half of them \
      answer themselves by the end and the other half are worth asking.
      """,
      [
        Remark(.noor, "I draw boxes on paper. Nobody sees them, but they help."),
        Remark(.matteo, "The tests are my favourite entrance to a new code base."),
        Remark(.ingrid, "Print it! Really. A pencil finds things that a scroll bar hides."),
      ]),
    Draft(
      .samir, "Migrations that you can run twice",
      """
      A migration stops halfway sooner or later: the battery dies, the disk is full, the user is impatient. Make \
      each step check whether it has been done, and a second run becomes harmless. Then test precisely that, by \
      killing it between any two steps.
      """,
      [
        Remark(.bashir, "We kill ours at random in CI. It found a real problem in week one."),
        Remark(.delphine, "Back up first, always, even if the code is perfect."),
      ]),
  ]
}
