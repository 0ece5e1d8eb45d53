extension InterfaceBuilderProblem {
  /// The words for a file that gives nothing to read.
  var fileText: ProblemText {
    switch kind {
    case .folder:
      ProblemText(
        "folder", "this is a folder, not a document",
        why: "Compiled storyboards (.storyboardc) and nibs can be folders; a source document is one file.",
        mend: "Name the .storyboard or .xib file itself.")
    case .specialFile:
      ProblemText(
        "special-file", "this is not an ordinary file",
        why: "A pipe or device has no end that can be known beforehand.",
        mend: "Save its content to a file and name that.")
    case .noPermission:
      ProblemText(
        "no-permission", "the file may not be read",
        why: "The system refuses to open it for this user.",
        mend: "Give read permission to the file and to the folders above it.")
    case .unreadable(let reason):
      ProblemText(
        "unreadable", "the file could not be read: \(reason)",
        why: "The system reported an error while reading.",
        mend: "Check the disk or network volume, then try again.")
    case .notAFileURL(let address):
      ProblemText(
        "not-a-file-url", "‘\(address)’ does not name a file on this machine",
        why: "Documents are read from disk only.",
        mend: "Download the document and name the file.")
    case .tooLarge(let byteCount, let limit):
      ProblemText(
        "too-large", "the file has \(byteCount) bytes; the limit is \(limit)",
        why: "The limit keeps the memory that a broken or hostile file can take bounded.",
        mend: "Raise the limit in ReadingLimits if the document is really that large.")
    case .empty:
      ProblemText(
        "empty", "the file is empty",
        why: "Not even the outermost element is there; the file was perhaps never written to the end.",
        mend: "Restore the file from version control.")
    default:
      ProblemText(
        "file-not-found", "there is no such file",
        why: "Nothing of this name exists in that folder.",
        mend: "Check the spelling, and upper and lower case: not every file system treats them alike.")
    }
  }

  /// The words for a file in another format.
  var formatText: ProblemText {
    switch kind {
    case .compiledNib:
      ProblemText(
        "compiled-nib", "this is a compiled nib, not a source document",
        why: "Compiling drops what only the editor needs, so a document cannot be read from it.",
        mend: "Name the .storyboard or .xib that it was compiled from.")
    case .largeFilePointer:
      ProblemText(
        "large-file-pointer", "this is a Git LFS pointer; the document itself was not fetched",
        why: "The repository keeps the file in large file storage.",
        mend: "Run ‘git lfs pull’.")
    case .notInterfaceBuilder(root: "document"):
      ProblemText(
        "not-interface-builder",
        "this ‘document’ does not say that it is Interface Builder's; the attribute ‘type’ is missing or another one",
        why: "A .storyboard or .xib holds one ‘document’ with a type such as com.apple.InterfaceBuilder3….",
        mend: "Restore the attribute from version control, or name another file.")
    case .notInterfaceBuilder(let root):
      ProblemText(
        "not-interface-builder",
        "this XML is no Interface Builder document; its outermost element is ‘\(root.clipped)’",
        why: "A .storyboard or .xib holds one ‘document’ with a type such as com.apple.InterfaceBuilder3….",
        mend: "Name a .storyboard or .xib written by Xcode 5 or later.")
    case .oldArchive:
      ProblemText(
        "old-archive", "this is an archive in the format before Xcode 5",
        why: "It stores an object graph in ‘archive’ and ‘data’ elements, not scenes and objects.",
        mend: "Open the file in Xcode once, accept the upgrade of the document format, and save.")
    case .unsupportedEncoding(let name):
      ProblemText(
        "unsupported-encoding", "the encoding ‘\(name.clipped)’ is not supported",
        why: "Interface Builder writes UTF-8; UTF-16 is read as well.",
        mend: "Convert the file to UTF-8 and change its XML declaration to say so.")
    case .encodingMismatch(let declared, let actual):
      ProblemText(
        "encoding-mismatch", "the XML declaration says ‘\(declared.clipped)’, but the file is \(actual)",
        why: "Some tool changed the encoding of the file and left the declaration behind.",
        mend: "Make the declaration say what the file is, or convert the file.")
    case .invalidBytes(let encoding):
      ProblemText(
        "invalid-bytes", "these bytes are not \(encoding)",
        why: "The file was cut inside a character, damaged, or saved in another encoding.",
        mend: "Save the file as UTF-8 or restore it from version control.")
    case .notXML(let start):
      ProblemText(
        "not-xml", "this is not XML; it begins with ‘\(start)’",
        why: "A .storyboard or .xib begins with an XML declaration or its outermost element.",
        mend: "Remove what stands before the first ‘<’, or restore the file from version control.")
    default:
      ProblemText("unreadable", "the file could not be read", why: "", mend: "")
    }
  }
}
