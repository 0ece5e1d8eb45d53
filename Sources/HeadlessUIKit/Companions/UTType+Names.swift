#if !canImport(ObjectiveC)
  extension UTType {
    /// Anything.
    public static var item: UTType { UTType(known: "public.item") }
    /// What a person reads or looks at.
    public static var content: UTType { UTType(known: "public.content") }
    /// Content of several kinds.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    /// Bytes.
    public static var data: UTType { UTType(known: "public.data") }
    /// A folder or a package.
    public static var directory: UTType { UTType(known: "public.directory") }
    /// A folder.
    public static var folder: UTType { UTType(known: "public.folder") }
    /// A folder that looks like a file.
    public static var package: UTType { UTType(known: "com.apple.package") }
    /// A folder of code and resources.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }
    /// An app.
    public static var application: UTType { UTType(known: "com.apple.application") }
    /// A disk.
    public static var volume: UTType { UTType(known: "public.volume") }
    /// A link to a file.
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }
    /// A picture of a disk.
    public static var diskImage: UTType { UTType(known: "public.disk-image") }
    /// Packed files.
    public static var archive: UTType { UTType(known: "public.archive") }
    /// Files packed by zip.
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    /// A file packed by gzip.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    /// Text of any kind.
    public static var text: UTType { UTType(known: "public.text") }
    /// Text without a look.
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    /// Text without a look, in UTF-8.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    /// Text without a look, in UTF-16.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    /// Values between delimiters.
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    /// Values between commas.
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    /// Values between tabs.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    /// Text with a look.
    public static var rtf: UTType { UTType(known: "public.rtf") }
    /// Text with a look and pictures.
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
    /// A page of the web.
    public static var html: UTType { UTType(known: "public.html") }
    /// XML.
    public static var xml: UTType { UTType(known: "public.xml") }
    /// YAML.
    public static var yaml: UTType { UTType(known: "public.yaml") }
    /// JSON.
    public static var json: UTType { UTType(known: "public.json") }
    /// A property list.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    /// A property list as XML.
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
    /// A property list as bytes.
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
    /// A document of pages.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    /// A book.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    /// A program's text.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    /// A program in Swift.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    /// A program in JavaScript.
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
    /// A program for a shell.
    public static var shellScript: UTType { UTType(known: "public.shell-script") }
    /// A program in Python.
    public static var pythonScript: UTType { UTType(known: "public.python-script") }
    /// What a program told.
    public static var log: UTType { UTType(known: "com.apple.log") }
    /// A picture.
    public static var image: UTType { UTType(known: "public.image") }
    /// A picture as PNG.
    public static var png: UTType { UTType(known: "public.png") }
    /// A picture as JPEG.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    /// A picture as GIF.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    /// A picture as TIFF.
    public static var tiff: UTType { UTType(known: "public.tiff") }
    /// A picture as BMP.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    /// A small picture of Windows.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    /// A picture as WebP.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    /// A drawing.
    public static var svg: UTType { UTType(known: "public.svg-image") }
    /// A picture as HEIF.
    public static var heif: UTType { UTType(known: "public.heif") }
    /// A picture as HEIC.
    public static var heic: UTType { UTType(known: "public.heic") }
    /// A picture as a camera took it.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    /// A picture that moves.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    /// Sound or moving pictures.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    /// Moving pictures.
    public static var movie: UTType { UTType(known: "public.movie") }
    /// Moving pictures without sound.
    public static var video: UTType { UTType(known: "public.video") }
    /// Sound.
    public static var audio: UTType { UTType(known: "public.audio") }
    /// Moving pictures as MPEG-4.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    /// Moving pictures of QuickTime.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    /// Moving pictures as MPEG.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    /// Moving pictures as AVI.
    public static var avi: UTType { UTType(known: "public.avi") }
    /// Sound as MP3.
    public static var mp3: UTType { UTType(known: "public.mp3") }
    /// Sound as waves.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    /// Sound as AIFF.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    /// Notes to play.
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    /// Sound as MPEG-4.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    /// A link.
    public static var url: UTType { UTType(known: "public.url") }
    /// A link to a file.
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    /// A link that finds a file again.
    public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
    /// A link as a file.
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
    /// People's addresses.
    public static var vCard: UTType { UTType(known: "public.vcard") }
    /// A person's address.
    public static var contact: UTType { UTType(known: "public.contact") }
    /// A date.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    /// A letter.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
    /// A message.
    public static var message: UTType { UTType(known: "public.message") }
    /// A font.
    public static var font: UTType { UTType(known: "public.font") }
    /// A store of data.
    public static var database: UTType { UTType(known: "public.database") }
    /// Slides.
    public static var presentation: UTType { UTType(known: "public.presentation") }
    /// A table that computes.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    /// Something to do.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
    /// A program.
    public static var executable: UTType { UTType(known: "public.executable") }
    /// A program as text.
    public static var script: UTType { UTType(known: "public.script") }
    /// A body in space.
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }
    /// A packed scene in space.
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  }
#endif
