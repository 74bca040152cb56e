extension Draft {
  /// Nature: birds, trees, weather, the night sky.
  static let nature: [Draft] = [
    Draft(
      .ruth, "How swifts sleep in the air",
      """
      Young common swifts may stay in the air for ten months without landing once. They are thought to nap on the \
      wing, in short spells at dusk and dawn when they climb two kilometres and glide down. Look for them in early \
      August: one evening the sky is loud with them, the next it is empty.
      """,
      [
        Remark(.hal, "The empty evening is always a small shock."),
        Remark(.delphine, "We put up nest boxes, and they came in the third year."),
        Remark(.noor, "They scream like brakes, and I love it."),
      ]),
    Draft(
      .ruth, "A tree is a slow fountain",
      """
      On a hot day a grown beech moves several hundred litres of water from its roots into the air. Nothing pumps \
      it: evaporation at the leaves pulls on a thread of water that reaches down to the soil. Stand beneath one at \
      noon, and you can feel the cooling.
      """,
      [
        Remark(.wanjiru, "We planted two for shade. The grandchildren will thank us."),
        Remark(.yuki, "A thread of water! What a picture."),
      ]),
    Draft(
      .aroha, "Reading clouds before lunch",
      """
      Small heaps with flat bottoms mean fair weather, as long as they stay wider than tall. When they grow into \
      towers before noon, expect thunder by the afternoon. A thin veil that puts a ring around the sun often brings \
      rain within a day.
      """,
      [
        Remark(.oskar, "The ring has been right for me eight times out of ten."),
        Remark(.ingrid, "Sailors taught me the same with other words."),
      ]),
    Draft(
      .ruth, "The owl you hear is usually two",
      """
      The famous "tu-whit, tu-whoo" is a conversation: one tawny owl calls, another answers. Females tend to call \
      the sharp "ke-wick", males the long, wavering hoot. In October they argue about territory, and it is the best \
      month to listen.
      """,
      [
        Remark(.bashir, "All my life I thought it was one owl. One!"),
        Remark(.matteo, "I hooted back and got an answer. My neighbours did, too."),
        Remark(.delphine, "October it is. Thank you."),
      ]),
    Draft(
      .ruth, "Moss asks for patience",
      """
      Moss has no roots; it drinks through its leaves and waits out a drought as a grey crust. Pour water on it, and \
      it turns green in minutes, even after months. A cushion as large as a hand may be older than the wall that it \
      grows on.
      """,
      [
        Remark(.noor, "I tried it with a spray bottle. Magic."),
        Remark(.hal, "Please do not scrape it off old walls."),
      ]),
    Draft(
      .aroha, "A first night with the stars",
      """
      Leave the telescope at home and take a blanket and a red lamp. Give your eyes twenty minutes, find one bright \
      pattern, and walk from star to star from there. On a moonless night far from town, the Milky Way casts a faint \
      light on white paper.
      """,
      [
        Remark(.yuki, "The red lamp was the best tip. My eyes stayed used to the dark."),
        Remark(.wanjiru, "We saw the paper glow in the Karoo. Unforgettable."),
      ]),
    Draft(
      .ruth, "Bees in a town of concrete",
      """
      City honey is often more varied than that from the countryside, since parks and balconies flower from March to \
      October. Wild bees need it more than honey bees do, and most of them nest in bare ground or hollow stems. \
      Leave a corner untidy, and leave last year's stalks until May.
      """,
      [
        Remark(.ingrid, "An untidy corner is the easiest thing I ever did for nature."),
        Remark(.oskar, "Our landlord accepts it because of the small sign."),
      ]),
    Draft(
      .aroha, "Tides, explained twice",
      """
      The moon pulls on the near side of the sea more than on the earth's centre, and on the far side less, so there \
      are two bulges. The earth turns beneath them, and a coast meets two high tides a day, each day about fifty \
      minutes later. Around new and full moon the sun pulls along, and the tides are at their largest.
      """,
      [
        Remark(.matteo, "The far side finally makes sense."),
        Remark(.bashir, "And then the shape of the bay changes everything. Bay of Fundy, anyone?"),
        Remark(.delphine, "Bookmark it before you walk to an island at low tide."),
      ]),
  ]
}
