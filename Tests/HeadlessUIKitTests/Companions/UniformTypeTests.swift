import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Types of files, and what hands things over in them.
@MainActor
struct UniformTypeTests {
  @Test func `a type knows what it is a kind of, how its files end and what the web calls it`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.json.isSubtype(of: .text))
    #expect(!UTType.json.isSubtype(of: .json))
    #expect(UTType.text.isSupertype(of: .json))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType.html.preferredFilenameExtension == "html")
    #expect(UTType.html.preferredMIMEType == "text/html")
    #expect(UTType("public.png") == .png)
    #expect(UTType("nothing") == nil)
    #expect(UTType(exportedAs: "com.example.note").identifier == "com.example.note")
    #expect(UTType(filenameExtension: "note")?.isDynamic == true)
    #expect(UTType(filenameExtension: "note")?.preferredFilenameExtension == "note")
  }

  @Test func `a picker of documents keeps the types and files that it was made with`() {
    let opening = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .plainText], asCopy: true)
    #expect(opening.documentTypes == ["com.adobe.pdf", "public.plain-text"])
    #expect(opening.documentPickerMode == .import)
    let file = URL(fileURLWithPath: "/tmp/a.txt")
    let exporting = UIDocumentPickerViewController(forExporting: [file])
    #expect(exporting.exportedURLs == [file])
    #expect(exporting.documentPickerMode == .moveToService)
    #expect(UIDocumentPickerViewController(url: file, in: .exportToService).exportedURLs == [file])
  }

  final class Note: NSObject, NSItemProviderWriting, NSItemProviderReading {
    let text: String
    init(_ text: String) { self.text = text }
    static let writableTypeIdentifiersForItemProvider = ["com.example.note", "public.utf8-plain-text"]
    static let readableTypeIdentifiersForItemProvider = ["com.example.note"]
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(text.utf8), nil)
      return nil
    }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let note = Note(String(decoding: data, as: UTF8.self)) as? Self else {
        throw CocoaError(.coderInvalidValue)
      }
      return note
    }
  }

  @Test func `an app's own class is handed over as itself, as bytes and as text`() {
    let provider = NSItemProvider(object: Note("milk"))
    #expect(provider.registeredTypeIdentifiers == ["com.example.note", "public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    var heard: [String] = []
    provider.loadObject(ofClass: Note.self) { object, _ in
      let text = (object as? Note)?.text ?? "?"
      MainActor.assumeIsolated { heard.append(text) }
    }
    provider.loadObject(ofClass: NSString.self) { object, _ in
      let text = "\((object as? NSString) ?? "?")"
      MainActor.assumeIsolated { heard.append(text) }
    }
    provider.loadObject(ofClass: UIImage.self) { object, error in
      MainActor.assumeIsolated { heard.append(error == nil ? "?" : "no image") }
    }
    #expect(heard == ["milk", "milk", "no image"])
    let made = NSItemProvider()
    made.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { hand in
      hand(Data("{}".utf8), nil)
      return nil
    }
    made.loadDataRepresentation(forTypeIdentifier: "public.json") { data, _ in
      MainActor.assumeIsolated { heard = [data.map { String(decoding: $0, as: UTF8.self) } ?? "?"] }
    }
    #expect(heard == ["{}"])
  }
}
