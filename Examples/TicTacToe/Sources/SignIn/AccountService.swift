/// Somebody who may play.
struct Account: Equatable, Sendable, Codable {
  let email: String
  let name: String
}

/// Who knows the accounts: a server, in an app that has one.
@MainActor
protocol AccountService {
  /// Checks a password.
  ///
  /// - Throws: ``SignInError/wrongPassword``.
  func signIn(email: String, password: String) async throws -> SignInReply

  /// Checks the second factor.
  ///
  /// - Throws: ``SignInError/wrongCode``.
  func confirm(_ challenge: Challenge, code: String) async throws -> Account
}

/// What a right password leads to.
enum SignInReply {
  case signedIn(Account)
  case needsCode(Challenge)
}

/// A password was right, and a code was sent to the account's owner.
struct Challenge: Sendable, Codable {
  let email: String
}

/// Why nobody was signed in.
enum SignInError: Error, CustomStringConvertible {
  case wrongPassword
  case wrongCode

  var description: String {
    switch self {
    case .wrongPassword: "Email and password do not go together."
    case .wrongCode: "That is not the code."
    }
  }
}
