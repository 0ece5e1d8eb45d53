internal import Foundation

extension UIBarButtonItem {
  /// How an item looks.
  public enum Style: Int, Sendable {
    /// As text or an image.
    case plain = 0
    /// As the one that finishes something.
    case done = 2

    /// The look of items with a border, which is now that of plain ones.
    @available(*, deprecated, renamed: "plain")
    public static var bordered: Style { .plain }
  }

  /// An item whose look and words are the system's.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Room that takes what is left over.
    case flexibleSpace = 5
    /// Room of a fixed width.
    case fixedSpace = 6
    /// A pen on paper.
    case compose = 7
    /// Reply.
    case reply = 8
    /// Share.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A lens.
    case search = 12
    /// Refresh.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// Play.
    case play = 17
    /// Pause.
    case pause = 18
    /// Rewind.
    case rewind = 19
    /// Fast forward.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// A curled page.
    case pageCurl = 23
    /// Close.
    case close = 24
    /// Writing tools.
    case writingTools = 25
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words that the system puts on the item or reads out for it; nil for room between items.
  var systemTitle: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page Curl"
    case .close: "Close"
    case .writingTools: "Writing Tools"
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  /// The item of a name as Interface Builder writes it.
  init?(interfaceBuilderName name: String) {
    switch name {
    case "done": self = .done
    case "cancel": self = .cancel
    case "edit": self = .edit
    case "save": self = .save
    case "add": self = .add
    case "flexibleSpace": self = .flexibleSpace
    case "fixedSpace": self = .fixedSpace
    case "compose": self = .compose
    case "reply": self = .reply
    case "action": self = .action
    case "organize": self = .organize
    case "bookmarks": self = .bookmarks
    case "search": self = .search
    case "refresh": self = .refresh
    case "stop": self = .stop
    case "camera": self = .camera
    case "trash": self = .trash
    case "play": self = .play
    case "pause": self = .pause
    case "rewind": self = .rewind
    case "fastForward": self = .fastForward
    case "undo": self = .undo
    case "redo": self = .redo
    case "pageCurl": self = .pageCurl
    case "close": self = .close
    case "writingTools": self = .writingTools
    default: return nil
    }
  }
}
