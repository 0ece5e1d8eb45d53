internal import Foundation

/// Finds images and colours that an app names, in its bundle and in the asset catalogues there.
enum AssetCatalog {
  /// The bundle that names without a bundle belong to.
  static var mainBundle: Bundle { HeadlessEnvironment.current.mainBundle ?? .main }

  /// The file of a named image: in a catalogue, or beside it with one of the usual extensions.
  static func imageFile(named name: String, in bundle: Bundle) -> (file: URL, scale: CGFloat)? {
    if let folder = folder(named: name, extension: "imageset", in: bundle),
      let found = imageFile(inSet: folder)
    {
      return found
    }
    guard let index = ResourceIndex.of(bundle) else { return nil }
    let base = (name as NSString).deletingPathExtension
    let own = (name as NSString).pathExtension
    for (suffix, scale) in [("@3x", 3), ("@2x", 2), ("", 1)] as [(String, CGFloat)] {
      for type in own.isEmpty ? ["png", "jpg", "jpeg", "gif"] : [own]
      where index.mayHold("\(base)\(suffix).\(type)") {
        if let url = bundle.url(forResource: base + suffix, withExtension: type) { return (url, scale) }
      }
    }
    return nil
  }

  private static func imageFile(inSet folder: URL) -> (file: URL, scale: CGFloat)? {
    let images = contents(of: folder)?["images"] as? [[String: Any]] ?? []
    let files = images.compactMap { image -> (file: URL, scale: CGFloat)? in
      guard let name = image["filename"] as? String else { return nil }
      let scale = (image["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      return (folder.appendingPathComponent(name), CGFloat(scale))
    }
    return files.max { $0.scale < $1.scale }
  }

  /// The parts of a named colour, from its set in a catalogue.
  static func colorParts(named name: String, in bundle: Bundle)
    -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)?
  {
    guard let folder = folder(named: name, extension: "colorset", in: bundle),
      let colors = contents(of: folder)?["colors"] as? [[String: Any]],
      let plain = colors.first(where: { $0["appearances"] == nil }) ?? colors.first,
      let color = plain["color"] as? [String: Any],
      let components = color["components"] as? [String: Any]
    else { return nil }
    func part(_ key: String) -> CGFloat? { (components[key] as? String).flatMap(number) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return (white, white, white, alpha) }
    return (part("red") ?? 0, part("green") ?? 0, part("blue") ?? 0, alpha)
  }

  /// The bytes of a named data set, from its set in a catalogue, and their type.
  static func data(named name: String, in bundle: Bundle) -> (data: Data, type: String)? {
    guard let folder = folder(named: name, extension: "dataset", in: bundle),
      let sets = contents(of: folder)?["data"] as? [[String: Any]],
      let entry = sets.first(where: { $0["filename"] is String }), let file = entry["filename"] as? String,
      let data = try? Data(contentsOf: folder.appendingPathComponent(file))
    else { return nil }
    return (data, entry["universal-type-identifier"] as? String ?? "public.data")
  }

  /// A part is written as `0x1F`, as `128` or as `0.5`.
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let value = Double(text) else { return nil }
    return text.contains(".") ? CGFloat(value) : CGFloat(value) / 255
  }

  private static func contents(of folder: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  private static func folder(named name: String, extension type: String, in bundle: Bundle) -> URL? {
    ResourceIndex.of(bundle)?.sets["\(name).\(type)"]
  }
}
