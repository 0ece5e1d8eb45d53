import Sceneway
import UIKit

// The code of the articles about the queue, leaving and the trace.

final class DraftViewController: UIViewController, LeavingGuard {
  var hasChanges = false

  var asksBeforeLeaving: Bool { hasChanges }

  func mayLeave(_ leaving: Leaving) async -> Bool {
    await confirm("Discard changes?", yes: "Discard", no: "Keep")
  }
}

@MainActor
func openDetails(_ detail: UIViewController, number: Int, in window: UIWindow) async {
  let navigator = Navigator.of(window)
  let push = navigator.push(detail, key: number, policy: .coalesce)
  switch await push.ended() {
  case .performed: print("shown")
  case .coalesced: print("the same push was on its way already")
  case .refused(let screen): print("\(screen) did not want to be left")
  case let other: print("not shown: \(other)")
  }
}

@MainActor
func leaveBreadcrumbs(of window: UIWindow, in log: @escaping (String) -> Void) {
  Navigator.of(window).trace.hear { event in log(event.description) }
}

// The code of the article about a navigator without coordinators.

/// A scene whose screens move themselves.
final class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let navigator = Navigator.of(window)
    navigator.setRoot(UINavigationController(rootViewController: BooksViewController(navigator)))
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class BooksViewController: UIViewController {
  private let navigator: Navigator

  init(_ navigator: Navigator) {
    self.navigator = navigator
    super.init(nibName: nil, bundle: nil)
    title = "Books"
  }

  required init?(coder: NSCoder) { nil }

  func choose(_ number: Int) {
    navigator.push(BookViewController(number), key: number, policy: .coalesce)
  }

  /// Shows a book, wherever the person is, and says whether it came.
  func jump(to number: Int) async -> Bool {
    await navigator.unwind(to: self).ended()
    return await navigator.push(BookViewController(number), key: number).ended() == .performed
  }
}

final class BookViewController: UIViewController {
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Book \(number)"
  }

  required init?(coder: NSCoder) { nil }

  func showNotes() {
    Navigator.around(self)?.present(DraftViewController(), .sheet)
  }
}
