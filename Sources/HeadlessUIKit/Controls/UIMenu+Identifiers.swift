extension UIMenu.Identifier {
  /// The menu with the app's name.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu of files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu of editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu of what shows.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu of windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu of help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// About the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The app's settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// What other apps do.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Hiding apps.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// Leaving the app.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// New windows and documents.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// Opening documents.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// Documents that were open before.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// Closing windows.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// What is done with a document.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// Taking back and doing again.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cutting, copying and pasting.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Searching.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The panel for searching.
  public static let findPanel = UIMenu.Identifier("com.apple.menu.find-panel")
  /// Replacing words.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Handing over to others.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Bold, italic and underlined text.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The panel for spelling.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// How spelling is looked at.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// What is put in other words' places.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The panel for substitutions.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// Which substitutions there are.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// Capitals and small letters.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// Reading aloud.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// Looking words up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Learning words.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The menu of how text looks.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// Fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// Larger and smaller text.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The colour of text.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// Copying how text looks.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// How text stands.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// Which way text runs.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// Which edge text stands at.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// What the toolbar shows.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The list at the side.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The whole screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// Making windows small and large.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// All windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// What all menus are in.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// Filling in what is known.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
}
