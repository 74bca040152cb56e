extension Draft {
  /// Everyday science and life at home.
  static let everyday: [Draft] = [
    Draft(
      .lena, "The kettle knows your altitude",
      """
      Water boils when its vapour pushes as hard as the air above it, and up high there is less air. In La Paz that \
      happens at about 88 °C, so that pasta takes longer and tea is milder. A pressure cooker simply brings the sea \
      level back.
      """,
      [
        Remark(.ingrid, "I lived there. Beans took all day."),
        Remark(.wanjiru, "A barometer that makes tea. I like it."),
      ]),
    Draft(
      .lena, "Why the other queue is faster",
      """
      With three queues, the chance that yours is the fastest is one in three, so that most of the time you watch \
      somebody else win. One queue for all counters is fairer, and it moves steadily. It looks longer, which is why \
      shops are afraid of it.
      """,
      [
        Remark(.yuki, "I shall quote this in the supermarket."),
        Remark(.matteo, "Post offices worked it out decades ago."),
      ]),
    Draft(
      .lena, "Repairing a zip with a pencil",
      """
      A zip that sticks wants graphite: rub a soft pencil along both rows of teeth, and move the slider up and down. \
      If the slider no longer closes the teeth, press its sides together very gently with pliers. Five minutes, and \
      the jacket lives for another winter.
      """,
      [
        Remark(.oskar, "The pencil worked on a twenty-year-old tent."),
        Remark(.delphine, "Gently with the pliers! I broke one."),
        Remark(.hal, "A candle works, too."),
      ]),
    Draft(
      .samir, "How to remember a name",
      """
      Say it aloud at once, ask how it is spelled or where it comes from, and use it again when you leave. Connect \
      it with something that you can see: Rosa has a red scarf, Felix laughs like a cat. If it is gone, ask within \
      the first minute; after a year it is harder.
      """,
      [
        Remark(.bashir, "\"After a year it is harder\" hit me."),
        Remark(.noor, "I write it down in the lift."),
      ]),
    Draft(
      .lena, "Noise, silence and the hum of a fridge",
      """
      You do not hear the refrigerator until it stops. The brain removes what does not change, to save attention for \
      what does. It is the same reason why a constant warning light is soon invisible, and why a quiet room feels so \
      large.
      """,
      [
        Remark(.wanjiru, "Now I can only hear the fridge."),
        Remark(.ingrid, "That is a good argument against badges on app icons."),
      ]),
    Draft(
      .ruth, "The two-minute garden",
      """
      A pot, gravel, earth and three herbs that like the same weather: thyme, sage and rosemary. Water them seldom \
      and deeply, cut them often, and turn the pot a quarter every week. Basil is another story, it wants company, \
      warmth and daily attention.
      """,
      [
        Remark(.matteo, "My basil read this and died out of spite."),
        Remark(.yuki, "A quarter turn every Sunday, with coffee. It is a ritual now."),
      ]),
    Draft(
      .samir, "Ask \"what would change my mind?\"",
      """
      Before a discussion, write down what evidence would make you give up your opinion. If nothing comes to mind, \
      it is not an opinion but a part of you, and the evening will be long. If something does, you have found the \
      only part of the talk that is worth having.
      """,
      [
        Remark(.delphine, "I tried this at a family dinner. Mixed results, better dessert."),
        Remark(.hal, "Works for code reviews, too."),
        Remark(.oskar, "We put the question into our decision template."),
      ]),
    Draft(
      .tomas, "Sharpening a knife, calmly",
      """
      A blunt knife slips, a sharp one goes where you send it. Soak the stone if it asks for it, hold the blade at \
      the height of two coins, and draw it as if you were cutting a thin slice off the stone. Ten strokes on each \
      side, fewer on the fine side, and test it on a tomato.
      """,
      [
        Remark(.noor, "Two coins! Finally an angle that I can see."),
        Remark(.bashir, "The tomato test is the best part."),
      ]),
  ]
}
