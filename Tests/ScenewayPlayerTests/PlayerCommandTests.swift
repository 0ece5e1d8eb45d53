import ScenewayPlayer
import ScenewayTesting
import Testing

@Suite
struct PlayerCommandTests {
  @Test(
    arguments: [
      ("number", "tap 2", .tap(.number(2))),
      ("a number alone", " 2 ", .tap(.number(2))),
      ("quoted words", "tap \"Sign in\"", .tap(.words("Sign in"))),
      ("words without marks", "tap Sign in", .tap(.words("Sign in"))),
      ("a number as words", "tap \"2\"", .tap(.words("2"))),
      ("curly marks", "tap “Sign in”", .tap(.words("Sign in"))),
      ("escaped marks", #"tap "the \"best\" one""#, .tap(.words("the \"best\" one"))),
      ("words to type", "type 1 hello  world ", .type(.number(1), "hello  world")),
      ("a field by words", "type \"Email\" ann@example.org", .type(.words("Email"), "ann@example.org")),
      ("a field by one word", "type Email x", .type(.words("Email"), "x")),
      ("a line break", #"type 1 "two\nlines""#, .type(.number(1), "two\nlines")),
      ("an apostrophe", "type 1 it's", .type(.number(1), "it's")),
      ("nothing to type", "type 1", .type(.number(1), "")),
      ("a tab by place", "tab 2", .tab(.number(2))),
      ("a tab by words", "tab Settings", .tab(.words("Settings"))),
      ("a swipe", "swipe \"Soup\" Delete", .swipe(.words("Soup"), "Delete")),
      ("back", "  back  ", .back),
      ("another case", "BACK", .back),
      ("back to a screen", "back \"Home\"", .backTo(.words("Home"))),
      ("back by a place in the menu", "back 2", .backTo(.number(2))),
      ("a page", "next", .page(.next)),
      ("the page before", "previous", .page(.previous)),
      ("dismiss", "dismiss", .dismiss),
      ("a sheet that slides back", "dismiss cancel", .pullSheet),
      ("a swipe from the edge", "edge", .edgeSwipe(completes: true)),
      ("a swipe that is given up", "edge cancel", .edgeSwipe(completes: false)),
      ("a page down", "scroll down", .scroll(.down)),
      ("another start", "restart", .restart),
      ("another launch", "relaunch", .relaunch),
      ("return", "return", .pressReturn),
      ("a finger held", "hold 3", .hold(.number(3))),
      ("words held", "hold Milk and bread", .hold(.words("Milk and bread"))),
      ("a preview", "preview", .preview),
      ("a key", "press escape", .press(PlayerKeys(.named(.escape)))),
      ("keys together", "press cmd+shift+n", .press(PlayerKeys(.sign("n"), [.command, .shift]))),
      (
        "keys by other names", "press \"⌘+Option+esc\"",
        .press(PlayerKeys(.named(.escape), [.command, .option]))
      ),
      ("the plus", "press cmd++", .press(PlayerKeys(.sign("+"), [.command]))),
      ("a plus alone", "press +", .press(PlayerKeys(.sign("+")))),
      ("a shake", "shake", .shake),
      ("pull", "pull", .pullToRefresh),
      ("the list at the side", "sidebar", .sidebar),
      ("a turn", "rotate", .rotate),
      ("a part of the screen", "resize Half", .resize(.half)),
      ("a link", "open app://orders/1", .open("app://orders/1")),
      ("time", "wait 1.5", .wait(1.5)),
      ("tree", "tree", .tree),
      ("screen", "screen", .screen),
      ("background", "background", .background), ("foreground", "foreground", .foreground),
      ("help", "help", .help),
      ("quit", "q", .quit),
    ] as [(String, String, PlayerCommand)])
  func `reads a command`(id: String, line: String, command: PlayerCommand) throws {
    #expect(try PlayerCommandParser.parse(line) == command, "\(id)")
  }

  @Test(arguments: ["", "   ", "# a comment", "#tap 2"])
  func `passes over what is no command`(line: String) throws {
    #expect(try PlayerCommandParser.parse(line) == nil)
  }

  @Test(
    arguments: [
      ("unknown", "tpa 2", .unknown("tpa", suggestion: "tap")),
      ("numbers alone", "2 3", .unknown("2", suggestion: nil)),
      ("nothing alike", "frobnicate", .unknown("frobnicate", suggestion: nil)),
      ("nothing to tap", "tap", .missing(usage: "tap 2  or  tap \"Sign in\"")),
      ("too much", "next again", .tooMuch(usage: "next")),
      ("open mark", "tap \"Sign in", .openQuotation),
      ("words after marks", "tap \"Sign\" in", .tooMuch(usage: "tap 2  or  tap \"Sign in\"")),
      ("no number", "wait long", .notANumber("long", usage: "wait 2")),
      (
        "no part of the screen", "resize a bit",
        .notAChoice("a bit", choices: ["full", "most", "half", "third"])
      ),
      (
        "no key to hold", "press hyper+n",
        .notAChoice("hyper", choices: ["cmd", "ctrl", "alt", "shift"])
      ),
      (
        "no key", "press hello",
        .notAChoice(
          "hello",
          choices: ["a single letter"] + PlayerKeys.Name.allCases.map(\.rawValue))
      ),
      ("nothing to press", "press", .missing(usage: "press cmd+n  or  press escape")),
      ("time backwards", "wait -1", .notANumber("-1", usage: "wait 2")),
      ("half a swipe", "edge slowly", .tooMuch(usage: "edge  or  edge cancel")),
      ("no direction", "scroll away", .noDirection("away", usage: "scroll down  or  up, left, right")),
      ("a swipe for nothing", "swipe 1", .missing(usage: "swipe 3 Delete")),
    ] as [(String, String, PlayerCommandError)])
  func `says why a line is no command`(id: String, line: String, error: PlayerCommandError) {
    #expect(throws: error, "\(id)") { try PlayerCommandParser.parse(line) }
  }

  @Test(
    arguments: [
      "", " ", "a\nb", "\"quoted\"", "a \"b\" \\n c", "it's", "'", "‘x’", " edge ", "#x", "2",
      "👩‍👩‍👧 ﷽", "\\", "“",
    ])
  func `reads any words again as it wrote them`(words: String) throws {
    for command in [
      PlayerCommand.type(.number(1), words), .type(.words(words), words), .tap(.words(words)),
      .tab(.words(words)),
    ] where command != .tap(.words("")) && command != .tab(.words("")) {
      #expect(try PlayerCommandParser.parse(command.description) == command, "\(command)")
    }
  }

  @Test func `writes a command as it is read`() throws {
    for line in [
      "tap 2", "tap \"Sign in\"", "type 1 hello", "tab \"Settings\"", "wait 1.5", "swipe 3 Delete",
      "sidebar", "rotate", "resize third", "hold 2", "hold \"Milk\"", "preview", "press cmd+alt+shift+pageup",
      "press +", "press cmd++", "shake",
      "back \"Home\"",
      "next", "previous",
    ] {
      #expect(try PlayerCommandParser.parse(line)?.description == line)
    }
  }
}
