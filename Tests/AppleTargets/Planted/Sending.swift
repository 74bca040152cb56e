// A fault that `Scripts/availability` has to find: a value that two tasks may change at once.
final class Counter {
  var count = 0
}

@MainActor func count() async {
  let counter = Counter()
  Task.detached { counter.count += 1 }  // fault
  counter.count += 1
}
