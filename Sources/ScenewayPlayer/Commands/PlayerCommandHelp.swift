/// What can be told to the player, for its help.
enum PlayerCommandHelp {
  /// How each command is written, and what it does.
  static let entries: [(usage: String, meaning: String)] = [
    ("tap 2  or  2", "touch the thing with this number"),
    ("tap \"Sign in\"", "touch the thing with these words"),
    ("type 1 some words", "type into a field, or set a slider, picker or switch"),
    ("swipe 3 Delete", "swipe over a row and choose what comes up"),
    ("hold 3  or  hold \"Milk\"", "hold a finger there, which opens the menu that is offered"),
    ("preview", "tap the preview beside that menu"),
    ("press cmd+n  or  escape", "press keys of a keyboard: cmd, ctrl, alt, shift and a letter or key"),
    ("shake", "shake the device"),
    ("pull", "pull the content down to load it again"),
    ("return", "press the return key in the field being edited"),
    ("back", "go back with the button at the top"),
    ("back \"Home\"", "hold that button and choose a screen further back"),
    ("next  or  previous", "swipe to another page"),
    ("tab 2  or  tab \"Settings\"", "choose a tab by its place or its words, behind More too"),
    ("edge", "swipe back from the edge; ‘edge cancel’ lets go too early"),
    ("scroll down", "scroll by one page: down, up, left or right"),
    ("dismiss", "swipe a sheet away, cancel an alert, close a menu"),
    ("dismiss cancel", "pull a sheet down a little and let it go"),
    ("dismiss code", "take away what lies over the rest, as the app's code would"),
    ("segue", "show the ways out that only the app's code goes"),
    ("segue 1  or  segue \"signIn\"", "go such a way: by its number, identifier or destination"),
    ("sidebar", "show the list at the side, or hide it"),
    ("rotate", "turn the device on its side, or back"),
    ("resize half", "share the screen: full, most, half or third; an iPad alone"),
    ("open app://link", "open a link in the app, as another app does"),
    ("background", "send the app off the screen"),
    ("foreground", "bring the app back on the screen"),
    ("wait 2", "let time pass, in seconds of the app's time"),
    ("restart", "end the app and start it again"),
    ("relaunch", "let the system end the app off the screen, and launch it again"),
    ("screen", "show the screen again"),
    ("tree", "show the controllers; * marks what the screen shows"),
    ("help  or  ?", "show this"),
    ("quit  or  exit", "end"),
    ("# words", "nothing: a comment; ‘## words’ is a heading"),
    ("try tap 2", "in a script: go on even where this cannot be done"),
  ]

  /// The names of the commands.
  static let names = [
    "tap", "type", "swipe", "hold", "preview", "press", "shake", "pull", "return", "back", "edge", "next",
    "previous", "scroll", "tab", "dismiss",
    "segue", "sidebar", "rotate", "resize", "open", "background", "foreground", "wait", "restart",
    "relaunch", "screen", "tree", "help", "quit",
  ]

  /// The help as text.
  static var text: String {
    entries.map { usage, meaning in
      "  " + usage + String(repeating: " ", count: max(2, 30 - usage.count)) + meaning
    }.joined(separator: "\n")
  }
}
