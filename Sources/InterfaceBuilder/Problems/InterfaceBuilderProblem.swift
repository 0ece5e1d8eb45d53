/// Something wrong with an Interface Builder document: what, where, why, and how to mend it.
///
/// Some problems make a document unreadable; reading then throws an ``InterfaceBuilderError``. The others leave
/// the document usable and are listed in ``InterfaceBuilderDocument/problems``.
public struct InterfaceBuilderProblem: Hashable, Sendable {
  /// What is wrong.
  public let kind: Kind
  /// The file, as it was named when it was read.
  public let file: String
  /// Where in the file; nil when the file could not be opened at all.
  public let location: SourceLocation?

  /// Makes a problem.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - file: The file it concerns.
  ///   - location: Where in the file, if it could be read.
  public init(_ kind: Kind, file: String, location: SourceLocation?) {
    self.kind = kind
    self.file = file
    self.location = location
  }

  /// The line, counted from 1; nil when the file could not be opened.
  public var line: Int? { location?.line }

  /// The column, counted from 1 in bytes of UTF-8; nil when the file could not be opened.
  public var column: Int? { location?.column }
}

extension InterfaceBuilderProblem {
  /// What can be wrong with a document.
  public enum Kind: Hashable, Sendable {
    /// There is no file of this name.
    case fileNotFound
    /// The name is that of a folder; a compiled storyboard or nib is one.
    case folder
    /// The name is that of a pipe, a device or the like.
    case specialFile
    /// The file may not be read by this user.
    case noPermission
    /// The file could not be read for another reason, which the system words.
    case unreadable(reason: String)
    /// The address does not name a file on this machine.
    case notAFileURL(String)
    /// The file is larger than the limit, both in bytes.
    case tooLarge(byteCount: Int, limit: Int)
    /// The file has no content.
    case empty

    /// The file is a compiled nib.
    case compiledNib
    /// The file is a Git LFS pointer: the content was never fetched.
    case largeFilePointer
    /// The file is not XML; `start` shows how it begins.
    case notXML(start: String)
    /// The file is XML of another kind; `root` is the name of its outermost element.
    case notInterfaceBuilder(root: String)
    /// The file is an archive of Interface Builder 3, the format before Xcode 5.
    case oldArchive
    /// The file says that it is written in an encoding other than UTF-8 and UTF-16.
    case unsupportedEncoding(String)
    /// The file says that it is written in one encoding and is in another.
    case encodingMismatch(declared: String, actual: String)
    /// A byte sequence is not valid in the encoding of the file.
    case invalidBytes(encoding: String)
    /// A character is not allowed in XML; `scalar` is its number.
    case forbiddenCharacter(scalar: UInt32)
    /// The file holds conflict markers of a version control system, on these lines.
    case conflictMarkers(lines: [Int])
    /// The file has a document type declaration with entities or an external part.
    case documentTypeDeclaration
    /// The file ends too early; `element` is the innermost element still open, begun on `line`.
    case cutShort(element: String?, line: Int?)
    /// An end tag does not fit; `open` is the element still open, begun on `line`.
    case mismatchedTag(found: String, open: String, line: Int)
    /// The file breaks another rule of XML, which `detail` words.
    case malformed(detail: String)
    /// Elements lie in each other deeper than the limit.
    case nestedTooDeeply(limit: Int)
    /// The file uses more different element and attribute names than the limit.
    case tooManyNames(limit: Int)

    /// Two elements have the same id; the first stands at `first`.
    case duplicateIdentifier(id: String, first: SourceLocation)
    /// An attribute names an element that is not in the document.
    case danglingIdentifier(id: String, attribute: String, element: String)
    /// Text stands between elements where Interface Builder writes none.
    case strayText(String)
    /// More problems than are listed; `count` tells how many were left out.
    case furtherProblems(count: Int)
  }
}
