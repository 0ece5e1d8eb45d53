import Foundation
import InterfaceBuilder
import Testing

struct FileErrorTests {
  /// A folder of its own for each test.
  private final class Folder {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "InterfaceBuilder-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  private func error(
    _ url: URL, limits: ReadingLimits = .standard
  ) throws -> InterfaceBuilderError {
    try #require(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderDocument(contentsOf: url, limits: limits)
    }
  }

  @Test func `a missing file is named`() throws {
    let url = folder.url.appendingPathComponent("Missing.storyboard")
    let error = try error(url)
    #expect(error.kind == .fileNotFound)
    #expect(error.file == url.path)
    #expect(error.location == nil)
    #expect(error.description == "\(url.path): error: there is no such file")
  }

  @Test func `a file is named as the caller names it`() throws {
    let url = folder.url.appendingPathComponent("Missing.storyboard")
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderDocument(contentsOf: url, file: "Missing.storyboard")
    }
    #expect(error.description == "Missing.storyboard: error: there is no such file")
  }

  @Test func `a file in a file is a missing file`() throws {
    let file = folder.url.appendingPathComponent("Main.storyboard")
    try Data("<document/>".utf8).write(to: file)
    #expect(try error(file.appendingPathComponent("Other.storyboard")).kind == .fileNotFound)
  }

  @Test func `a folder is no document`() throws {
    #expect(try error(folder.url).kind == .folder)
  }

  @Test func `a link to nothing is a missing file`() throws {
    let link = folder.url.appendingPathComponent("Link.storyboard")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appendingPathComponent("Nothing"))
    #expect(try error(link).kind == .fileNotFound)
  }

  @Test func `a link to a document is read`() throws {
    let file = folder.url.appendingPathComponent("Main.storyboard")
    try Data(Fixture.storyboard("<scenes/>").utf8).write(to: file)
    let link = folder.url.appendingPathComponent("Link.storyboard")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(try InterfaceBuilderDocument(contentsOf: link).scenes.isEmpty)
  }

  @Test func `a device is not read`() throws {
    #expect(try error(URL(fileURLWithPath: "/dev/zero")).kind == .specialFile)
  }

  @Test func `a pipe is not waited for`() throws {
    let pipe = folder.url.appendingPathComponent("Pipe.storyboard")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    #expect(try error(pipe).kind == .specialFile)
  }

  @Test(.enabled(if: geteuid() != 0, "Everything may be read by root."))
  func `a file without permission says so`() throws {
    let file = folder.url.appendingPathComponent("Main.storyboard")
    try Data("<document/>".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: file.path)
    #expect(try error(file).kind == .noPermission)
  }

  @Test func `an address elsewhere is not fetched`() throws {
    let url = try #require(URL(string: "https://example.org/Main.storyboard"))
    #expect(try error(url).kind == .notAFileURL("https://example.org/Main.storyboard"))
  }

  @Test func `an empty file says so`() throws {
    let file = folder.url.appendingPathComponent("Main.storyboard")
    try Data().write(to: file)
    let error = try error(file)
    #expect(error.kind == .empty)
    #expect(error.line == 1 && error.column == 1)
  }

  @Test func `a file over the limit is not read`() throws {
    let file = folder.url.appendingPathComponent("Main.storyboard")
    let text = Fixture.storyboard("<scenes/>")
    try Data(text.utf8).write(to: file)
    let size = text.utf8.count
    #expect(
      try error(file, limits: ReadingLimits(byteCount: size - 1)).kind
        == .tooLarge(byteCount: size, limit: size - 1))
    #expect(throws: Never.self) {
      try InterfaceBuilderDocument(contentsOf: file, limits: ReadingLimits(byteCount: size))
    }
  }

  @Test func `data over the limit is not read`() throws {
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderDocument(
        data: Data(count: 11), file: "Main.storyboard", limits: ReadingLimits(byteCount: 10))
    }
    #expect(error.message == "the file has 11 bytes; the limit is 10")
  }
}
