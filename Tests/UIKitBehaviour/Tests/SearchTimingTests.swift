import BehaviourRecorder
import Testing
import UIKit

/// What happens to a search and its keyboard while its screen comes and goes.
@MainActor
@Suite struct `Searches on the way` {
  @Test func `the keyboard comes and goes with a search, with its screen and with its field`() async {
    await Stage.play { stage in
      let (a, search) = searched(stage, context: true)
      let navigation = UINavigationController(rootViewController: a)
      stage.show(navigation)
      var heard: [String] = []
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
      ]
      let observers = names.map { name, word in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { heard.append(word) }
        }
      }
      search.searchBar.becomeFirstResponder()
      stage.settle()
      #expect(heard == ["willShow", "didShow"])
      search.isActive = false
      stage.settle()
      #expect(heard == ["willShow", "didShow", "willHide", "didHide"])
      heard = []
      search.searchBar.becomeFirstResponder()
      stage.settle()
      navigation.pushViewController(stage.controller("B"), animated: true)
      stage.settle()
      #expect(heard == ["willShow", "didShow", "willHide", "didHide"])
      navigation.popViewController(animated: true)
      stage.settle()
      let field = UITextField()
      a.view.addSubview(field)
      search.isActive = false
      stage.settle()
      heard = []
      field.becomeFirstResponder()
      field.removeFromSuperview()
      stage.settle()
      #expect(
        heard == ["willShow", "willHide", "didHide"]
          || heard == ["willShow", "willHide", "didShow", "didHide"], "\(heard)")
      let modal = stage.controller("M")
      modal.view.addSubview(field)
      modal.modalPresentationStyle = .fullScreen
      heard = []
      a.present(modal, animated: true)
      stage.settle()
      field.becomeFirstResponder()
      stage.settle()
      modal.dismiss(animated: true)
      stage.settle()
      #expect(heard == ["willShow", "didShow", "willHide", "didHide"])
      observers.forEach { NotificationCenter.default.removeObserver($0) }
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `NAV-POP-01 a search ends and its screen is popped in one turn`(context: Bool, animated: Bool) async {
    await Stage.play { stage in
      let r = stage.controller("R")
      let (b, search) = searched(stage, "B", context: context, results: r)
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a, b)
      stage.show(navigation)
      search.isActive = true
      stage.settle()
      stage.timeline.clear()
      search.isActive = false
      navigation.popViewController(animated: animated)
      _ = stage.happensUntilSettled()
      #expect(navigation.viewControllers == [a] && !search.isActive && a.view.window === stage.window)
      #expect(
        navigation.presentedViewController == nil && b.presentedViewController == nil
          && search.presentingViewController == nil)
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: [true, false])
  func `NAV-PUSH-03 a search may begin as soon as its screen has appeared`(context: Bool) async {
    await Stage.play { stage in
      let (b, search) = searched(stage, "B", context: context)
      let navigation = stage.navigation("nav", stage.controller("A"))
      stage.show(navigation)
      b.onEvent = { if $0 == "dA" { search.isActive = true } }
      navigation.pushViewController(b, animated: true)
      stage.settle()
      #expect(search.isActive && search.presentingViewController === (context ? b : navigation))
      #expect(stage.said() == [])
      stage.timeline.clear()
      navigation.popViewController(animated: true)
      stage.turn()
      stage.settle()
      #expect(navigation.viewControllers.count == 1)
      _ = stage.said()
    }
  }

  @Test
  func
    `NAV-INT-03 NAV-INT-05 a swipe back reveals the search with its screen, and a cancelled one hides it again`()
    async
  {
    await Stage.play { stage in
      let (a, search) = searched(stage, "A", context: true, results: stage.controller("R"))
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      search.isActive = true
      stage.settle()
      navigation.pushViewController(b, animated: true)
      stage.settle()
      stage.timeline.clear()
      let finger = stage.swipe(navigation)
      finger?.move(to: 0.3)
      stage.turn()
      finger?.cancel()
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nil) B.wD A.wA R.wA willShow(A) A.iA R.iA R.wD A.wD A.dD R.dD B.wA B.iA B.dA")
      let again = stage.swipe(navigation)
      again?.finish()
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nil) B.wD A.wA R.wA willShow(A) A.iA R.iA B.dD A.dA R.dA B.dM(nil) didShow(A)")
      // The screen that is searched cannot be swiped away at its root.
      #expect(search.isActive && stage.said() == [])
    }
  }

  @Test func `UNW-08 UNW-17 an unwind leaves a searched screen, from itself and from what was found`()
    async throws
  {
    try await Cast.play("Unwind") { stage, storyboard in
      let home = try #require(storyboard.instantiateViewController(withIdentifier: "one") as? ReturnScreen)
      let source = try #require(storyboard.instantiateViewController(withIdentifier: "three") as? StoryScreen)
      let search = UISearchController(searchResultsController: nil)
      source.navigationItem.searchController = search
      source.definesPresentationContext = true
      let navigation = stage.navigation("nav", home, source)
      stage.show(navigation)
      search.isActive = true
      stage.settle()
      source.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      #expect(navigation.viewControllers == [home] && home.view.window === stage.window)
      let found = try #require(storyboard.instantiateViewController(withIdentifier: "three") as? StoryScreen)
      let (middle, again) = searched(stage, "M", results: found)
      navigation.pushViewController(middle, animated: true)
      stage.settle()
      again.isActive = true
      stage.settle()
      stage.timeline.clear()
      found.performSegue(withIdentifier: "home", sender: nil)
      #expect(
        stage.happensUntilSettled()
          == "three.asked one.asked three.prepare(home) one.comeHome M.wM(nil) three.wD M.wD one.wA "
          + "willShow(one) one.iA M.dD three.dD one.dA M.dM(nil) didShow(one)")
      #expect(navigation.viewControllers == [home] && home.view.window === stage.window)
      #expect(!again.isActive && home.returns.count == 2 && stage.said() == [])
    }
  }
}
