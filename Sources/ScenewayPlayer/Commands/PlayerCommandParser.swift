internal import Sceneway
internal import ScenewayTesting

/// Reads a line as a command.
public enum PlayerCommandParser {
  /// Reads a line.
  ///
  /// A number alone touches what has this number on the screen.
  ///
  /// Words with spaces stand in quotation marks; for `tap`, `tab` and `back`, whose rest of the line can only be one
  /// name, the marks may be left out. In quotation marks `\n` is a line break, `\"` a mark, `\\` a backslash.
  ///
  /// - Parameter line: the line.
  /// - Returns: the command; nil for an empty line or a comment, which begins with `#`.
  /// - Throws: why the line is not a command.
  public static func parse(_ line: String) throws(PlayerCommandError) -> PlayerCommand? {
    var scanner = WordScanner(line)
    guard let name = scanner.nextPlainWord(), !name.hasPrefix("#") else { return nil }
    switch name.lowercased() {
    case "tap": return .tap(try reference(&scanner, usage: "tap 2  or  tap \"Sign in\""))
    case "tab": return .tab(try reference(&scanner, usage: "tab 2  or  tab \"Settings\""))
    case "type", "set": return try typing(&scanner)
    case "swipe": return try swiping(&scanner)
    case "hold", "long", "longpress":
      return .hold(try reference(&scanner, usage: "hold 3  or  hold \"Milk\""))
    case "preview": return try alone(.preview, scanner, usage: "preview")
    case "press", "key":
      return .press(try PlayerKeys(words(&scanner, usage: "press cmd+n  or  press escape")))
    case "shake": return try alone(.shake, scanner, usage: "shake")
    case "pull": return try alone(.pullToRefresh, scanner, usage: "pull")
    case "return", "enter": return try alone(.pressReturn, scanner, usage: "return")
    case "back":
      return scanner.isAtEnd ? .back : .backTo(try reference(&scanner, usage: "back  or  back \"Home\""))
    case "edge":
      return .edgeSwipe(completes: try !isCancelled(&scanner, usage: "edge  or  edge cancel"))
    case "next": return try alone(.page(.next), scanner, usage: "next")
    case "previous": return try alone(.page(.previous), scanner, usage: "previous")
    case "dismiss", "close":
      return try dismissing(&scanner)
    case "segue", "segues":
      return scanner.isAtEnd
        ? .segues : .segue(try reference(&scanner, usage: "segue  or  segue 1  or  segue \"signIn\""))
    case "scroll": return .scroll(try direction(&scanner))
    case "restart": return try alone(.restart, scanner, usage: "restart")
    case "relaunch": return try alone(.relaunch, scanner, usage: "relaunch")
    case "sidebar": return try alone(.sidebar, scanner, usage: "sidebar")
    case "rotate", "turn": return try alone(.rotate, scanner, usage: "rotate")
    case "resize": return .resize(try share(&scanner, usage: "resize half"))
    case "open": return .open(try words(&scanner, usage: "open app://link"))
    case "background": return try alone(.background, scanner, usage: "background")
    case "foreground": return try alone(.foreground, scanner, usage: "foreground")
    case "wait": return .wait(try seconds(&scanner, usage: "wait 2"))
    case "tree": return try alone(.tree, scanner, usage: "tree")
    case "screen": return try alone(.screen, scanner, usage: "screen")
    case "help", "?": return .help
    case "quit", "exit", "q": return try alone(.quit, scanner, usage: "quit")
    default:
      if let number = Int(name), scanner.isAtEnd { return .tap(.number(number)) }
      let suggestion = Spelling.suggestions(for: name, among: PlayerCommandHelp.names).first
      throw .unknown(name, suggestion: suggestion)
    }
  }

  private static func alone(
    _ command: PlayerCommand, _ scanner: WordScanner, usage: String
  ) throws(PlayerCommandError) -> PlayerCommand {
    guard scanner.isAtEnd else { throw .tooMuch(usage: usage) }
    return command
  }

  /// Whether the word ‘cancel’ follows, and nothing else does.
  private static func isCancelled(
    _ scanner: inout WordScanner, usage: String
  ) throws(PlayerCommandError) -> Bool {
    let word = scanner.nextPlainWord()?.lowercased()
    guard word == nil || word == "cancel", scanner.isAtEnd else { throw .tooMuch(usage: usage) }
    return word != nil
  }

  private static func dismissing(_ scanner: inout WordScanner) throws(PlayerCommandError) -> PlayerCommand {
    let word = scanner.nextPlainWord()?.lowercased()
    guard scanner.isAtEnd else { throw .tooMuch(usage: "dismiss  or  dismiss cancel  or  dismiss code") }
    switch word {
    case nil: return .dismiss
    case "cancel"?: return .pullSheet
    case "code"?: return .dismissByCode
    case let word?: throw .notAChoice(word, choices: ["cancel", "code"])
    }
  }

  private static func direction(
    _ scanner: inout WordScanner
  ) throws(PlayerCommandError) -> AppDriver.ScrollDirection {
    let usage = "scroll down  or  up, left, right"
    let word = try words(&scanner, usage: usage)
    guard let direction = AppDriver.ScrollDirection(rawValue: word.lowercased()) else {
      throw .noDirection(word, usage: usage)
    }
    return direction
  }

  /// All that is left, as one name.
  private static func reference(
    _ scanner: inout WordScanner, usage: String
  ) throws(PlayerCommandError) -> PlayerReference {
    let isQuoted = scanner.isAtQuotation
    let words = try words(&scanner, usage: usage)
    if !isQuoted, let number = Int(words) { return .number(number) }
    return .words(words)
  }

  private static func words(
    _ scanner: inout WordScanner, usage: String
  ) throws(PlayerCommandError) -> String {
    guard !scanner.isAtEnd else { throw .missing(usage: usage) }
    guard scanner.isAtQuotation else { return scanner.rest() }
    let words = try scanner.nextWord() ?? ""
    guard scanner.isAtEnd else { throw .tooMuch(usage: usage) }
    return words
  }

  /// The next word, as a name.
  private static func nextReference(
    _ scanner: inout WordScanner, usage: String
  ) throws(PlayerCommandError) -> PlayerReference {
    let isQuoted = scanner.isAtQuotation
    guard let name = try scanner.nextWord() else { throw .missing(usage: usage) }
    if !isQuoted, let number = Int(name) { return .number(number) }
    return .words(name)
  }

  private static func typing(_ scanner: inout WordScanner) throws(PlayerCommandError) -> PlayerCommand {
    let usage = "type 1 some words"
    let field = try nextReference(&scanner, usage: usage)
    // A field may be left empty, so there may be no words at all.
    return .type(field, scanner.isAtEnd ? "" : try words(&scanner, usage: usage))
  }

  private static func swiping(_ scanner: inout WordScanner) throws(PlayerCommandError) -> PlayerCommand {
    let usage = "swipe 3 Delete"
    let row = try nextReference(&scanner, usage: usage)
    return .swipe(row, try words(&scanner, usage: usage))
  }

  private static func share(
    _ scanner: inout WordScanner, usage: String
  ) throws(PlayerCommandError) -> ScreenShare {
    let word = try words(&scanner, usage: usage)
    guard let share = ScreenShare(rawValue: word.lowercased()) else {
      throw .notAChoice(word, choices: ScreenShare.allCases.map(\.rawValue))
    }
    return share
  }

  private static func seconds(
    _ scanner: inout WordScanner, usage: String
  ) throws(PlayerCommandError) -> Double {
    let word = try words(&scanner, usage: usage)
    guard let seconds = Double(word), seconds >= 0, seconds.isFinite else {
      throw .notANumber(word, usage: usage)
    }
    return seconds
  }
}
