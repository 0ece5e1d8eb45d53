/// Somebody who signed in.
struct User: Equatable, Sendable {
  let name: String
}
