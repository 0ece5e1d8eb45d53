/// What is known of types of files and things: what each is a kind of, and how files of it end.
enum UniformTypes {
  /// What is known of one type.
  struct Declaration {
    let parents: [String]
    var endings: [String] = []
    var media: [String] = []
  }

  static let declarations: [String: Declaration] = [
    "public.item": Declaration(parents: []),
    "public.content": Declaration(parents: []),
    "public.composite-content": Declaration(parents: ["public.content"]),
    "public.data": Declaration(parents: ["public.item"], media: ["application/octet-stream"]),
    "public.directory": Declaration(parents: ["public.item"]),
    "public.folder": Declaration(parents: ["public.directory"]),
    "com.apple.package": Declaration(parents: ["public.directory"]),
    "com.apple.bundle": Declaration(parents: ["public.directory"], endings: ["bundle"]),
    "com.apple.application": Declaration(parents: []),
    "public.volume": Declaration(parents: ["public.folder"]),
    "public.symlink": Declaration(parents: ["public.item"]),
    "public.disk-image": Declaration(parents: ["public.item"]),
    "public.archive": Declaration(parents: ["public.data"]),
    "public.zip-archive": Declaration(
      parents: ["com.pkware.zip-archive"], endings: ["zip"], media: ["application/zip"]),
    "org.gnu.gnu-zip-archive": Declaration(
      parents: ["public.data", "public.archive"], endings: ["gz"], media: ["application/gzip"]),
    "public.text": Declaration(parents: ["public.data", "public.content"], media: ["text/*"]),
    "public.plain-text": Declaration(
      parents: ["public.text"], endings: ["txt", "text"], media: ["text/plain"]),
    "public.utf8-plain-text": Declaration(
      parents: ["public.plain-text"], media: ["text/plain;charset=utf-8"]),
    "public.utf16-plain-text": Declaration(parents: ["public.plain-text"]),
    "public.delimited-values-text": Declaration(parents: ["public.text"]),
    "public.comma-separated-values-text": Declaration(
      parents: ["public.delimited-values-text"], endings: ["csv"], media: ["text/csv"]),
    "public.tab-separated-values-text": Declaration(
      parents: ["public.delimited-values-text"], endings: ["tsv"], media: ["text/tab-separated-values"]),
    "public.rtf": Declaration(parents: ["public.text"], endings: ["rtf"], media: ["text/rtf"]),
    "com.apple.rtfd": Declaration(
      parents: ["com.apple.package", "public.composite-content"], endings: ["rtfd"]),
    "public.html": Declaration(parents: ["public.text"], endings: ["html", "htm"], media: ["text/html"]),
    "public.xml": Declaration(
      parents: ["public.text"], endings: ["xml"], media: ["application/xml", "text/xml"]),
    "public.yaml": Declaration(
      parents: ["public.text"], endings: ["yml", "yaml"], media: ["application/x-yaml"]),
    "public.json": Declaration(parents: ["public.text"], endings: ["json"], media: ["application/json"]),
    "com.apple.property-list": Declaration(parents: ["public.data"], endings: ["plist"]),
    "com.apple.xml-property-list": Declaration(parents: ["public.xml", "com.apple.property-list"]),
    "com.apple.binary-property-list": Declaration(parents: ["com.apple.property-list"]),
    "com.adobe.pdf": Declaration(
      parents: ["public.data", "public.composite-content"], endings: ["pdf"], media: ["application/pdf"]),
    "org.idpf.epub-container": Declaration(
      parents: ["public.data", "public.composite-content"], endings: ["epub"], media: ["application/epub+zip"]
    ),
    "public.source-code": Declaration(parents: ["public.plain-text"]),
    "public.swift-source": Declaration(parents: ["public.source-code"], endings: ["swift"]),
    "com.netscape.javascript-source": Declaration(
      parents: ["public.source-code"], endings: ["js"], media: ["text/javascript"]),
    "public.shell-script": Declaration(parents: ["public.source-code"], endings: ["sh"]),
    "public.python-script": Declaration(parents: ["public.source-code"], endings: ["py"]),
    "com.apple.log": Declaration(parents: ["public.plain-text"], endings: ["log"]),
    "public.image": Declaration(parents: ["public.data", "public.content"], media: ["image/*"]),
    "public.png": Declaration(parents: ["public.image"], endings: ["png"], media: ["image/png"]),
    "public.jpeg": Declaration(parents: ["public.image"], endings: ["jpeg", "jpg"], media: ["image/jpeg"]),
    "com.compuserve.gif": Declaration(parents: ["public.image"], endings: ["gif"], media: ["image/gif"]),
    "public.tiff": Declaration(parents: ["public.image"], endings: ["tiff", "tif"], media: ["image/tiff"]),
    "com.microsoft.bmp": Declaration(parents: ["public.image"], endings: ["bmp"], media: ["image/bmp"]),
    "com.microsoft.ico": Declaration(
      parents: ["public.image"], endings: ["ico"], media: ["image/vnd.microsoft.icon"]),
    "org.webmproject.webp": Declaration(parents: ["public.image"], endings: ["webp"], media: ["image/webp"]),
    "public.svg-image": Declaration(parents: ["public.image"], endings: ["svg"], media: ["image/svg+xml"]),
    "public.heif": Declaration(parents: ["public.image"], endings: ["heif"], media: ["image/heif"]),
    "public.heic": Declaration(parents: ["public.heif"], endings: ["heic"], media: ["image/heic"]),
    "public.camera-raw-image": Declaration(parents: ["public.image"]),
    "com.apple.live-photo": Declaration(parents: []),
    "public.audiovisual-content": Declaration(parents: ["public.data", "public.content"]),
    "public.movie": Declaration(parents: ["public.audiovisual-content"], media: ["video/*"]),
    "public.video": Declaration(parents: ["public.movie"]),
    "public.audio": Declaration(parents: ["public.audiovisual-content"], media: ["audio/*"]),
    "public.mpeg-4": Declaration(parents: ["public.movie"], endings: ["mp4"], media: ["video/mp4"]),
    "com.apple.quicktime-movie": Declaration(
      parents: ["public.movie"], endings: ["mov", "qt"], media: ["video/quicktime"]),
    "public.mpeg": Declaration(parents: ["public.movie"], endings: ["mpg", "mpeg"], media: ["video/mpeg"]),
    "public.avi": Declaration(parents: ["public.movie"], endings: ["avi"], media: ["video/avi"]),
    "public.mp3": Declaration(parents: ["public.audio"], endings: ["mp3"], media: ["audio/mpeg"]),
    "com.microsoft.waveform-audio": Declaration(
      parents: ["public.audio"], endings: ["wav"], media: ["audio/vnd.wave"]),
    "public.aiff-audio": Declaration(
      parents: ["public.audio"], endings: ["aiff", "aif"], media: ["audio/aiff"]),
    "public.midi-audio": Declaration(
      parents: ["public.audio"], endings: ["mid", "midi"], media: ["audio/midi"]),
    "public.mpeg-4-audio": Declaration(parents: ["public.audio"], endings: ["mp4"], media: ["audio/mp4"]),
    "public.url": Declaration(parents: ["public.data"]),
    "public.file-url": Declaration(parents: ["public.url"]),
    "com.apple.bookmark": Declaration(parents: ["public.data"]),
    "com.apple.internet-location": Declaration(parents: ["public.data"]),
    "public.vcard": Declaration(
      parents: ["public.text", "public.contact"], endings: ["vcf", "vcard"], media: ["text/vcard"]),
    "public.contact": Declaration(parents: []),
    "public.calendar-event": Declaration(parents: []),
    "public.email-message": Declaration(parents: ["public.message"]),
    "public.message": Declaration(parents: []),
    "public.font": Declaration(parents: ["public.data"]),
    "public.database": Declaration(parents: []),
    "public.presentation": Declaration(parents: ["public.composite-content"]),
    "public.spreadsheet": Declaration(parents: ["public.content"]),
    "public.to-do-item": Declaration(parents: []),
    "public.executable": Declaration(parents: ["public.data"]),
    "public.script": Declaration(parents: ["public.source-code"]),
    "public.3d-content": Declaration(parents: ["public.content"]),
    "com.pixar.universal-scene-description-mobile": Declaration(
      parents: ["public.3d-content"], endings: ["usdz"], media: ["model/vnd.usdz+zip"]),
    "com.pkware.zip-archive": Declaration(
      parents: ["public.data", "public.archive"], endings: ["zip"], media: ["application/zip"]),
  ]

  /// Everything that a type is a kind of, itself left out, the nearest first.
  static func ancestors(of identifier: String) -> [String] {
    var found: [String] = []
    var open = declarations[identifier]?.parents ?? []
    while !open.isEmpty {
      let next = open.removeFirst()
      guard !found.contains(next) else { continue }
      found.append(next)
      open += declarations[next]?.parents ?? []
    }
    return found
  }

  /// Whether a type is another one or a kind of it.
  static func type(_ type: String, conformsTo other: String) -> Bool {
    type == other || ancestors(of: type).contains(other)
  }
}
