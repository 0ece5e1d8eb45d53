import SwiftSyntax

/// Requests to the network, for which whoever plays the app waits.
extension FileRewriter {
  /// A session that the app makes is followed from its beginning.
  func rewriteSession(_ node: FunctionCallExprSyntax) {
    guard node.arguments.first?.label?.text == "configuration", plan.index.type("URLSession") == nil else {
      return
    }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "URLSession"
    {
      edits.insert(".bridgedSession", at: name.range.upperBound)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "URLSession", member.declName.baseName.text == "init"
    {
      edits.replace(member.declName.range, with: "bridgedSession")
    }
  }

  /// Whether the file may ask the network for something.
  var usesSessions: Bool { file.text.contains("URLSession") && plan.index.type("URLSession") == nil }

  /// Follows what the app asks for through the session that all share.
  static let sharedSession = "URLSession.shared.bridgedFollow()"

  /// What follows sessions, in each file by itself, so that no two modules have it twice.
  static let sessionFollowing = """
    extension URLSession {
      fileprivate static func bridgedSession(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
        delegateQueue: OperationQueue? = nil
      ) -> URLSession {
        let session = URLSession(
          configuration: configuration, delegate: delegate, delegateQueue: delegateQueue)
        session.bridgedFollow()
        return session
      }

      fileprivate func bridgedFollow() {
        OutsideWork.follow(self) { [weak self] in
          guard let self else { return [:] }
          return await withCheckedContinuation { answer in
            self.getAllTasks { tasks in
              var names: [Int: String] = [:]
              for task in tasks where task.state == .running {
                names[task.taskIdentifier] = task.originalRequest?.url?.absoluteString ?? "a request"
              }
              answer.resume(returning: names)
            }
          }
        }
      }
    }
    """
}
