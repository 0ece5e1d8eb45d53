import Foundation
import InterfaceBuilder

/// Documents that several tests read.
enum Fixture {
  static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#

  static let start =
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">"#

  /// A storyboard with the given content of its root element.
  static func storyboard(_ content: String) -> String {
    "\(declaration)\n\(start)\n\(content)\n</document>\n"
  }

  /// A storyboard with one scene for each text, which is the content of its `objects`.
  static func storyboard(scenes: [String]) -> String {
    let scenes = scenes.enumerated().map { number, objects in
      "<scene sceneID=\"scn-0\(number)-000\"><objects>\(objects)</objects></scene>"
    }
    return storyboard("<scenes>\n\(scenes.joined(separator: "\n"))\n</scenes>")
  }

  static func read(_ text: String) throws -> InterfaceBuilderDocument {
    try InterfaceBuilderDocument(data: Data(text.utf8), file: "Main.storyboard")
  }

  /// The error that reading the bytes throws.
  static func error(_ bytes: some Sequence<UInt8>) -> InterfaceBuilderError? {
    do {
      _ = try InterfaceBuilderDocument(data: Data(bytes), file: "Main.storyboard")
      return nil
    } catch {
      return error
    }
  }
}
