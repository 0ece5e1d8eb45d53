/// The guided tours that `make demo` plays, in the player's own commands.
enum Tours {
  /// On a phone: the three ways one after the other.
  static let phone = """
    ## An app coordinator has started one flow per tab. The first screen is Home.
    ## WAY 1, the router: a message is typed, then a segue of the storyboard leads to Detail.
    type "Message" Hello from Home
    tap "Show detail with segue"
    ## The router answered the segue and handed the message over, before Detail's view was loaded.
    back
    ## The same router method without a segue: it makes Detail itself, hands the message over and pushes it.
    tap "Show detail without segue"
    back
    ## WAY 2, the closure segue: a row of the menu is edited in a sheet, inside a navigation controller.
    tap "Menu"
    tap "Lentil curry"
    ## The closure gave the item to the sheet before its view was loaded. It is changed, and asks before a swipe.
    type "Title" Chickpea curry
    dismiss
    tap "Keep editing"
    tap "Save"
    ## WAY 3, coordinators: the second tab runs sign-in as a flow of its own and waits for a user.
    tab "Settings"
    tap "Sign in"
    type "Your name" Ada
    tap "Continue"
    ## The system ends the app while it is off the screen, and it is launched again: the flow goes on where it was.
    relaunch
    tap "That is me"
    ## The flow returned a user; its screens and its coordinator are gone. Now with an experiment:
    tap "Sign out"
    tap "Short sign-in"
    tap "Sign in"
    type "Your name" Grace
    tap "Continue"
    ## One page instead of two: a variant of the flow, chosen in one place.
    """

  /// On an iPad: the same app takes another variant of the dashboard.
  static let pad = """
    ## The same app ON AN IPAD, where Home shows Detail in a sheet when no segue says otherwise.
    type "Message" Hello from an iPad
    tap "Show detail without segue"
    dismiss
    ## That was the tour.
    """
}
