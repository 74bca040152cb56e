extension Draft {
  /// Cooking: bread, soup, spices, sweet things.
  static let cooking: [Draft] = [
    Draft(
      .tomas, "Crème brûlée without a torch",
      """
      Heat cream with a split vanilla pod, whisk it slowly into egg yolks and sugar, and bake it in a water bath at \
      150 °C until only the middle trembles. Chill it overnight. For the crust, melt sugar in a small pan and pour a \
      thin layer on each cup: it cracks as it should, and no torch is needed.
      """,
      [
        Remark(.yuki, "The caramel pour works! Be quick and tilt the cup."),
        Remark(.hal, "Mine was too thick and we needed a hammer. Thin means thin."),
        Remark(.noor, "Overnight is important. I tried four hours, and it was soup."),
      ]),
    Draft(
      .tomas, "Bread on a Tuesday",
      """
      Mix flour, water, salt and very little yeast before work, and do nothing else until the evening. Time does the \
      kneading; a few folds and a hot pot do the rest. Eighty grams of water to a hundred of flour give the large \
      holes that bakers brag about.
      """,
      [
        Remark(.oskar, "My first loaf that was not a brick."),
        Remark(.wanjiru, "I use seventy-five grams, easier to handle."),
      ]),
    Draft(
      .tomas, "Jalapeño, or how to measure heat",
      """
      Wilbur Scoville diluted pepper extract in sugar water until nobody on his panel could taste it. A jalapeño \
      needs a few thousand parts, a habanero a hundred thousand and more. Most of the heat sits in the pale ribs, \
      not in the seeds, so that a small spoon decides how brave the dinner is.
      """,
      [
        Remark(.delphine, "Milk, not water. I learned it the loud way."),
        Remark(.matteo, "And wash your hands before you touch your eyes!"),
        Remark(.ingrid, "The ribs! I have been removing the seeds for years."),
      ]),
    Draft(
      .tomas, "Soup begins with an onion",
      """
      Cook chopped onions in butter over low heat for twenty minutes, until they are soft and sweet but not brown. \
      Whatever comes next, lentils, carrots or yesterday's potatoes, tastes as if you had planned it. Acid at the \
      end wakes it up: a spoon of vinegar or half a lemon.
      """,
      [
        Remark(.bashir, "The lemon at the end changed my cooking."),
        Remark(.noor, "Twenty minutes, really. It is worth it."),
      ]),
    Draft(
      .lena, "Rice that does not stick",
      """
      Rinse the rice until the water is clear, because loose starch is the glue. Bring it to the boil with one and a \
      half parts of water, cover it, turn the heat down and do not lift the lid for twelve minutes. Then let it \
      stand for ten more, and loosen it with a fork.
      """,
      [
        Remark(.yuki, "The lid stays closed. This is the entire secret."),
        Remark(.oskar, "Works for basmati. Short grain wants less water."),
      ]),
    Draft(
      .tomas, "A salad for people who hate salad",
      """
      Tear the bread, roast it with oil and salt, and let it soak up the juice of ripe tomatoes. Add cucumber, red \
      onion, basil and more vinegar than seems right. After half an hour it is a panzanella, and nobody has noticed \
      that it was salad.
      """,
      [
        Remark(.hal, "My son asked for seconds. A first."),
        Remark(.wanjiru, "Old bread only. Fresh bread turns to paste."),
        Remark(.matteo, "My grandmother in Siena would add nothing, and leave out the cucumber."),
      ]),
    Draft(
      .lena, "Why dough smells of beer",
      """
      Yeast eats sugar and makes gas, alcohol and aroma, in that order of fame. In a cold dough the gas is slow, but \
      the aroma goes on, which is why bread from the refrigerator tastes of more. The alcohol leaves in the oven, \
      and only the smell of the bakery stays.
      """,
      [
        Remark(.ingrid, "This explains the kitchen in the morning."),
        Remark(.delphine, "Three days in the cold is my limit. Day four was vinegar."),
      ]),
    Draft(
      .keiko, "Tea below the boil",
      """
      Green tea that tastes bitter was mostly brewed too hot. Let the water cool to 70 °C, pour it on the leaves and \
      wait for a minute and a half. The same leaves give a second cup, and many prefer it to the first.
      """,
      [
        Remark(.noor, "The second cup, yes, always."),
        Remark(.bashir, "Without a thermometer: pour the water into a cold cup first."),
      ]),
  ]
}
