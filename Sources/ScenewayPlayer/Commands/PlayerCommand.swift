public import ScenewayTesting

/// Something a person tells the player to do.
public enum PlayerCommand: Hashable, Sendable {
  /// To tap something.
  case tap(PlayerReference)
  /// To type words into a field, or to set another control to a value.
  case type(PlayerReference, String)
  /// To swipe over a row and choose what comes up.
  case swipe(PlayerReference, String)
  /// To hold a finger on something, which opens the menu that is offered there.
  case hold(PlayerReference)
  /// To tap the preview beside the menu that a finger held opened.
  case preview
  /// To press keys of a real keyboard that the app has a command for.
  case press(PlayerKeys)
  /// To shake the device.
  case shake
  /// To pull the content down to have it loaded again.
  case pullToRefresh
  /// To press the return key in the field that is being edited.
  case pressReturn
  /// To tap the back button.
  case back
  /// To hold the back button and choose a screen further back.
  case backTo(PlayerReference)
  /// To swipe to another page.
  case page(PlayerPageDirection)
  /// To choose a tab.
  case tab(PlayerReference)
  /// To swipe in from the edge of the screen to go back; or to let go too early.
  case edgeSwipe(completes: Bool)
  /// To leave a sheet, an alert or an open menu.
  case dismiss
  /// To take what lies over the rest away, as the app's code would.
  case dismissByCode
  /// To perform a segue that only code performs.
  case segue(PlayerReference)
  /// To show the segues that only code performs.
  case segues
  /// To pull a sheet down a little and let it go.
  case pullSheet
  /// To scroll the content by one page.
  case scroll(AppDriver.ScrollDirection)
  /// To end the app and start it again.
  case restart
  /// To let the system end the app while it is off the screen, and to launch it again.
  case relaunch
  /// To show the list at the side, or to hide it.
  case sidebar
  /// To turn the device on its side, or back.
  case rotate
  /// To give the app a part of the screen: `full`, `most`, `half` or `third`.
  case resize(ScreenShare)
  /// To open a link in the app.
  case open(String)
  /// To send the app off the screen.
  case background
  /// To bring the app back on the screen.
  case foreground
  /// To let time pass, in seconds.
  case wait(Double)
  /// To show the tree of controllers.
  case tree
  /// To show the screen again.
  case screen
  /// To show what can be told.
  case help
  /// To end.
  case quit
}

/// Which way a page is turned.
public enum PlayerPageDirection: String, Hashable, Sendable {
  /// To the page after.
  case next
  /// To the page before.
  case previous
}

/// How something on the screen is named in a command.
public enum PlayerReference: Hashable, Sendable, CustomStringConvertible {
  /// By the number before it.
  case number(Int)
  /// By its words.
  case words(String)

  /// The reference as it is written in a command.
  public var description: String {
    switch self {
    case .number(let number): String(number)
    case .words(let words): WordScanner.quoted(words)
    }
  }
}

extension PlayerCommand: CustomStringConvertible {
  /// The command as it is written.
  public var description: String {
    switch self {
    case .tap(let reference): "tap \(reference)"
    case .type(let reference, let words):
      words.isEmpty ? "type \(reference)" : "type \(reference) \(WordScanner.quotedWhereNeeded(words))"
    case .swipe(let reference, let action):
      "swipe \(reference) \(WordScanner.quotedWhereNeeded(action))"
    case .hold(let reference): "hold \(reference)"
    case .preview: "preview"
    case .press(let keys): "press \(keys)"
    case .shake: "shake"
    case .pullToRefresh: "pull"
    case .pressReturn: "return"
    case .back: "back"
    case .backTo(let reference): "back \(reference)"
    case .page(let direction): direction.rawValue
    case .tab(let reference): "tab \(reference)"
    case .edgeSwipe(let completes): completes ? "edge" : "edge cancel"
    case .dismiss: "dismiss"
    case .dismissByCode: "dismiss code"
    case .segue(let reference): "segue \(reference)"
    case .segues: "segue"
    case .pullSheet: "dismiss cancel"
    case .scroll(let direction): "scroll \(direction.rawValue)"
    case .restart: "restart"
    case .relaunch: "relaunch"
    case .sidebar: "sidebar"
    case .rotate: "rotate"
    case .resize(let share): "resize \(share.rawValue)"
    case .open(let link): "open \(link)"
    case .background: "background"
    case .foreground: "foreground"
    case .wait(let seconds): "wait \(seconds)"
    case .tree: "tree"
    case .screen: "screen"
    case .help: "help"
    case .quit: "quit"
    }
  }
}
