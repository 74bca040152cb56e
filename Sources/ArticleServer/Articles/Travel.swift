extension Draft {
  /// Travel: trains, walking, packing, small places.
  static let travel: [Draft] = [
    Draft(
      .piotr, "Night trains are hotels that move",
      """
      Fall asleep in Zürich, and wake up in Zagreb. Take the upper berth if you like quiet, bring earplugs and \
      slippers, and keep breakfast for the mountains. You arrive in the middle of the city at an hour when it \
      belongs to you.
      """,
      [
        Remark(.matteo, "The mountains at breakfast are worth the ticket."),
        Remark(.ingrid, "Book early. The quiet compartments go first."),
      ]),
    Draft(
      .piotr, "One bag, two weeks",
      """
      Choose one colour, three tops, two pairs of trousers and shoes that can meet a museum and a hill. Wash in the \
      evening, hang it over the bath, and wear it the day after. What you leave at home is what your back remembers \
      with gratitude.
      """,
      [
        Remark(.wanjiru, "Merino wool, and nobody notices."),
        Remark(.yuki, "The shoes are the heaviest decision. Wear them on the plane."),
        Remark(.hal, "I took half as much this year and still brought too much home."),
      ]),
    Draft(
      .piotr, "Getting lost in Łódź",
      """
      The longest street has kept its shop windows, and the courtyards behind them keep the stories. Follow the \
      murals, turn into every open gate, and ask the first person with a dog. By the third courtyard you will have \
      coffee, and by the fifth an invitation.
      """,
      [
        Remark(.oskar, "The dog advice works in every city that I know."),
        Remark(.delphine, "The old factories at dusk are wonderful."),
      ]),
    Draft(
      .aroha, "The bench at the end of the valley",
      """
      Every valley has one: a plank on two stones, put there by somebody who knew where the wind is kind. Walk to it \
      before eight, when the light comes along the ground. Leave nothing, take the long way back, and tell only one \
      friend.
      """,
      [
        Remark(.noor, "I know which one you mean, and I will not tell."),
        Remark(.bashir, "Ours has a tin with a notebook in it."),
      ]),
    Draft(
      .piotr, "Ordering food with twelve words",
      """
      Learn hello, please, thank you, this one, without meat, water, the bill, delicious, and how to count to four. \
      Point, smile and say "this one" with confidence. The kitchen will forgive your grammar, and often it will send \
      something that was not on the menu.
      """,
      [
        Remark(.hal, "\"Delicious\" opened every door in Tbilisi."),
        Remark(.ingrid, "I add \"what would you eat?\" as the thirteenth."),
        Remark(.yuki, "And \"sorry\", for when the pointing goes wrong."),
      ]),
    Draft(
      .aroha, "Maps on paper never lose their signal",
      """
      Fold the map so that your route is on the outside, and keep your thumb where you are. Compare the land with it \
      at every bend, not only when you are lost. A phone is a fine second opinion, and its battery is happy to be \
      asked seldom.
      """,
      [
        Remark(.wanjiru, "Thumb on the map! My father taught me the same."),
        Remark(.matteo, "Paper and rain, though. Take the waterproof one."),
      ]),
    Draft(
      .piotr, "Islands in November",
      """
      The ferries are few, half of the cafés are closed, and the people who are there have time. Bring a book and a \
      raincoat, and ask what the sea did last winter. You will see less than in July, and you will remember more of \
      it.
      """,
      [
        Remark(.delphine, "This made me book a ticket to Bornholm."),
        Remark(.oskar, "Check the last ferry twice. I speak from experience."),
      ]),
    Draft(
      .lena, "A letter to the person who sits by the window",
      """
      You have the mountains, the harbour and the low sun, and you are asleep. The rest of us lean over politely and \
      see a wing. If you wake up over Greenland, please raise the blind for a minute: we would not ask, but we would \
      all look.
      """,
      [
        Remark(.noor, "I raised the blind last week because of this text."),
        Remark(.bashir, "Aisle seat, long legs, fully agree."),
        Remark(.hal, "Over Greenland I wake up complete strangers. No regrets."),
      ]),
  ]
}
