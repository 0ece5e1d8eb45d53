extension SceneError {
  private var name: String { identifier.map { "'\($0)'" } ?? "without identifier" }
  private var wanted: String { expected ?? "another class" }
  private var list: String { found.isEmpty ? "none" : found.joined(separator: ", ") }

  /// What happened.
  var sentence: String {
    switch kind {
    case .unknownSegue:
      "\(scene) has no segue \(name); its segues are: \(list)."
    case .segueNotPerformed:
      "\(scene) was asked for segue \(name), but prepare(for:sender:) was never called for it"
        + (found.isEmpty ? "." : "; those who could take an unwinding are: \(list).")
    case .noSegueToDestination:
      "\(scene) has no segue to \(wanted); its segues lead to: \(list)."
    case .ambiguousSegue:
      "\(scene) has several segues to \(wanted): \(list)."
    case .wrongDestination:
      "Segue \(name) of \(scene) should lead to \(wanted), but leads to: \(list)."
    case .viewAlreadyLoaded:
      "\(scene) is loaded already, and with it its child \(wanted)."
    case .childNotEmbedded:
      "\(scene) was to embed \(wanted), but its embed segues brought: \(list)."
    case .missingInput:
      "\(scene) was not given what it requires: \(list)."
    case .inputRead:
      "\(scene) was read for its required \(wanted) (\(list)) before anybody had given it."
    case .noRoute:
      "\(scene) has no route for segue \(name); its routes are: \(list)."
    case .notAssembled:
      "\(scene) performed segue \(name), but its scene was not assembled, so that no router answered."
    case .sceneMadeAgain:
      "\(scene) makes its scene anew each time that it is asked for, so that what one interactor was given no other has, and "
        + "no router stays to answer segues."
    case .unknownRoute:
      "\(scene) has a route \(name), but the scene has no such segue; its segues are: \(list)."
    case .noViewController:
      "\(scene) has no view controller: it is gone or was never set."
    case .noStoryboard:
      "\(scene) did not come from a storyboard, so there is no scene \(name) to make."
    case .unknownScene:
      "\(scene) goes to scene \(name), which the storyboard does not have; its scenes are: \(list)."
    case .wrongScene where identifier == nil:
      "\(scene) makes \(list) for a link to \(wanted); the identity in its path and that of the closure's screen must agree."
    case .wrongScene:
      scene == wanted
        ? "Scene \(name) should be \(wanted), but is: \(list)."
        : "\(scene) goes to scene \(name), which should be \(wanted), but is: \(list)."
    case .noRouter:
      "\(scene) has no router, which should hand its data store over."
    case .noDataStore:
      "\(scene) has no data store of type \(wanted); it has: \(list)."
    case .noScreenThere:
      "\(scene) has no \(wanted) behind or beside it; there are: \(list)."
    case .noNavigationController:
      "\(scene) is in no navigation controller, so there is nothing to push on."
    case .noPlace:
      "\(scene) has no window, stack or presenter to show its first screen in."
    case .nothingShown:
      "\(scene) was started and has shown nothing, so its window is empty."
    case .flowEnded:
      "\(scene) has ended and shows nothing any more."
    case .flowStartedTwice:
      "\(scene) was started before; a coordinator runs once."
    case .startedInVain:
      "\(scene) has ended, and was asked \(list) to start a flow, \(wanted) the last time; whoever starts it is told no more."
    case .screenShownTwice:
      "\(scene) was asked to show \(wanted), which is on the screen already."
    case .linkFailed:
      "\(scene) did not open \(name): \(list)"
    case .notRestored:
      "\(scene) was not restored whole: \(list)"
    case .failed:
      "\(scene) threw an error: \(list)."
    case .windowGone:
      "\(scene) has no window any more, so nothing is shown in it."
    case .containerGone:
      "\(scene) was to show \(wanted) in a container that is gone; on the screen are: \(list)."
    case .notFound:
      "\(scene) does not find \(wanted); on the screen are: \(list)."
    case .transitionRefused:
      "UIKit did not show \(wanted) for \(scene)\(found.isEmpty ? "" : ": \(list)")."
    }
  }

  /// How to mend it.
  var remedy: String? {
    switch kind {
    case .segueNotPerformed:
      "Either it unwinds and nobody implements its action, or an override of performSegue(withIdentifier:sender:) does "
        + "not call super at once."
    case .viewAlreadyLoaded: "Ask for it before the view is loaded, for example in awakeFromNib."
    case .missingInput: "Set it where data is passed to the scene."
    case .inputRead:
      "Give it before the scene's view loads: in the closure of the route or segue, or in prepare(for:sender:). "
        + "checkRequiredInputs() throws what is missing."
    case .ambiguousSegue: "Name the segue: performSegue(to:identifier:sender:configure:)."
    case .noRoute: "Add it to the router's routes, or answer it with routeWithoutData(segue:)."
    case .noViewController: "Make the router with init(viewController:), or set viewController."
    case .noDataStore: "Set the router's dataStore before anything is routed."
    case .noRouter: "Set it before the segue is prepared, for example as a lazy property."
    case .noPlace: "Start it in a window, on a navigation controller, or as a child."
    case .sceneMadeAgain: "Let the property keep it: lazy var scene = Scene(…)."
    case .notAssembled: "Call assemble() in awakeFromNib."
    case .nothingShown: "Call show(_:), or start a flow that does, in start()."
    case .flowStartedTwice: "Make a new one."
    case .startedInVain:
      "Look at how a flow has ended before it is started again: after .failed and .sceneClosed nobody is there to see it."
    default: nil
    }
  }
}
