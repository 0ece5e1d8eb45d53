/// What decides which way the app goes: who uses it, and what is tried out on them.
struct Audience {
  var user: User?
  var experiments: Set<Experiment> = []
}

struct User: Equatable {
  let name: String
  var isGuest = false
}

enum Experiment {
  /// Signing in comes at once, without a screen before it.
  case signInFirst
}
