/// The accounts of this example, which a server would keep elsewhere: one with a second factor, one without.
struct PaperAccounts: AccountService {
  private struct Entry {
    let account: Account
    let password: String
    let code: String?
  }

  private let entries = [
    Entry(account: Account(email: "ada@example.org", name: "Ada"), password: "engine", code: nil),
    Entry(account: Account(email: "grace@example.org", name: "Grace"), password: "moth", code: "1906"),
  ]

  func signIn(email: String, password: String) async throws -> SignInReply {
    guard let entry = entries.first(where: { $0.account.email == email }), entry.password == password else {
      throw SignInError.wrongPassword
    }
    return entry.code == nil ? .signedIn(entry.account) : .needsCode(Challenge(email: email))
  }

  func confirm(_ challenge: Challenge, code: String) async throws -> Account {
    guard let entry = entries.first(where: { $0.account.email == challenge.email }), entry.code == code else {
      throw SignInError.wrongCode
    }
    return entry.account
  }
}
