extension Draft {
  /// Networking: requests, retries, caches.
  static let networking: [Draft] = [
    Draft(
      .jonas, "What a 429 is trying to tell you",
      """
      Status 429 means that the server is healthy and that you are too fast. Its Retry-After header says when to \
      come back, either in seconds or as a date. Treat it as a promise to keep: a client that asks again at once \
      only makes the queue longer for everyone.
      """,
      [
        Remark(.hal, "Some servers send a date in the past. We treat that as \"now, but politely\"."),
        Remark(.wanjiru, "Show the wait to the user, too. People can be patient if they know for how long."),
      ]),
    Draft(
      .jonas, "Backoff with jitter, explained with a door",
      """
      When a concert ends, everybody walks to the same door. If all who are turned away come back exactly one minute \
      later, the crowd is the same. Let each person wait a random time, twice as long at each attempt, and the door \
      is never blocked: that is exponential backoff with full jitter.
      """,
      [
        Remark(.yuki, "I have used the door in three talks since. Thank you."),
        Remark(.oskar, "Do not forget a small minimum, or somebody retries after zero milliseconds."),
        Remark(.matteo, "And a maximum, or somebody retries next Thursday."),
      ]),
    Draft(
      .samir, "Idempotency keys for the rest of us",
      """
      A payment button on a train is pressed, the tunnel begins, and nobody knows whether the request arrived. If \
      the app sends the same random key with each attempt, the server can recognise the repeat and answer with the \
      first result. The key belongs to the submission, not to the attempt.
      """,
      [
        Remark(.noor, "We made a new key per attempt at first. It was an expensive lesson."),
        Remark(.bashir, "Keep the key until the form has changed or the server said yes."),
      ]),
    Draft(
      .jonas, "The cache that never lies",
      """
      A cache may be old, but it should say so. Keep the time at which a value was fetched beside the value, show it \
      when it matters, and refresh quietly in the background. "Updated 5 minutes ago" earns more trust than a \
      spinner on every visit.
      """,
      [
        Remark(.ingrid, "Our readers asked for exactly that line."),
        Remark(.delphine, "Careful with device clocks. Ours showed \"in 3 hours\"."),
        Remark(.hal, "A monotonic clock for ages, a wall clock for labels."),
      ]),
    Draft(
      .jonas, "Timeouts come in threes",
      """
      One limit for connecting, one for silence in the middle of an answer, and one for the whole thing. With only \
      the last, a dead server costs the user half a minute; with only the second, a slow drip can last all day. \
      Choose all three, and write down why.
      """,
      [
        Remark(.wanjiru, "The slow drip is real. We met one on hotel Wi-Fi."),
        Remark(.matteo, "For uploads I count silence only. A big video may take its time."),
      ]),
    Draft(
      .jonas, "Hotel Wi-Fi and other liars",
      """
      A captive portal answers every question with status 200 and a web page about breakfast. If the app expects \
      JSON, check the content type before you blame your decoder. The message for the user is not "data corrupted" \
      but "this network wants you to sign in".
      """,
      [
        Remark(.oskar, "Breakfast was the only thing that worked on that network."),
        Remark(.noor, "We try a known small address first and compare the answer."),
        Remark(.yuki, "Airports are worse: they answer only sometimes."),
      ]),
    Draft(
      .samir, "Paging without gaps or doubles",
      """
      If page two is "items 11 to 20", a new item at the top pushes one article onto both pages. A cursor that means \
      "after this article" does not have that problem. On the client, drop items whose id you already have, and \
      never ask for the same cursor twice at once.
      """,
      [
        Remark(.bashir, "Dropping doubles on the client saved us while the server team was on holiday."),
        Remark(.ingrid, "An empty page is not always the last one. Trust the link, not the count."),
      ]),
    Draft(
      .jonas, "Reading headers like a letter",
      """
      The status line is the envelope, the headers are the polite opening, and the body is what you came for. \
      Content-Type tells you the language, Content-Length how long to sit down, ETag whether you have read it \
      before. Five minutes with a raw response teach more than an hour with a client library.
      """,
      [
        Remark(.delphine, "I still use nc for this. It is the best teacher."),
        Remark(.hal, "My students liked the envelope."),
      ]),
  ]
}
