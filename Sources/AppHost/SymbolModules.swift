/// Which module a name belongs to that nobody has, as far as its letters and the imports of its file tell.
struct SymbolModules {
  /// Where a name may come from.
  struct Origin: Hashable {
    /// The modules, one of which has it.
    let modules: [String]
    /// Whether the name itself says so, rather than that its file imports nothing else that is missing.
    let isCertain: Bool
    /// Whether one of them is imported and not there.
    let isMissing: Bool

    /// The origin behind a name.
    var words: String {
      let names = modules.joined(separator: " or ")
      return (isCertain ? ", of " : ", perhaps of ") + names
        + (isMissing ? "" : ", which \(modules.count == 1 ? "is" : "are") not imported")
    }
  }

  /// The missing modules that files import, by the files' paths.
  private let missing: [String: Set<String>]

  init(_ diagnostics: [HostDiagnostic]) {
    missing = diagnostics.reduce(into: [:]) { missing, diagnostic in
      guard let module = diagnostic.missingModule?.split(separator: ".").first else { return }
      missing[diagnostic.file, default: []].insert(String(module))
    }
  }

  /// Where a name may come from that is missing in some files; nil where nothing tells.
  ///
  /// - Parameters:
  ///   - name: a type, a function, or a type and its member.
  ///   - files: the files that it is missing in.
  /// - Returns: the modules, with how certain that is.
  func origin(of name: String, in files: Set<String>) -> Origin? {
    let imported = files.reduce(into: Set<String>()) { $0.formUnion(missing[$1] ?? []) }
    let known = Self.modules(ofPrefixOf: name)
    if !known.isEmpty {
      let both = known.filter(imported.contains)
      return Origin(modules: both.isEmpty ? known : both, isCertain: true, isMissing: !both.isEmpty)
    }
    // Apple's own modules begin their names as they do; and the type of a member says nothing of where that comes from.
    let others = imported.subtracting(Self.prefixes.values.joined())
    guard !others.isEmpty, others.count <= 3, !name.contains(".") else { return nil }
    return Origin(modules: others.sorted(), isCertain: false, isMissing: true)
  }

  /// The module of a name that is UIKit's, as an app knows it.
  static func module(ofKitName name: String) -> String {
    if name.hasPrefix("CG") { return "CoreGraphics" }
    return name.hasPrefix("CA") ? "QuartzCore" : "UIKit"
  }

  private static func modules(ofPrefixOf name: String) -> [String] {
    if name.hasPrefix("NS"), stored.contains(where: name.dropFirst(2).hasPrefix) { return ["CoreData"] }
    let starts = prefixes.filter { prefix, _ in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    return starts.max { $0.key.count < $1.key.count }?.value ?? []
  }

  /// How names of CoreData's go on that begin as Foundation's.
  private static let stored = [
    "Managed", "Fetch", "Persistent", "Entity", "Merge", "AsynchronousFetch", "Batch",
  ]

  /// What Apple's modules call their types by.
  private static let prefixes: [String: [String]] = [
    "AB": ["AddressBook"], "AC": ["Accounts"], "AD": ["AdSupport", "iAd"], "AR": ["ARKit"],
    "AS": ["AuthenticationServices"], "AT": ["AppTrackingTransparency"], "AV": ["AVFoundation", "AVKit"],
    "BG": ["BackgroundTasks"], "CB": ["CoreBluetooth"], "CI": ["CoreImage"], "CK": ["CloudKit"],
    "CL": ["CoreLocation"], "CM": ["CoreMotion"], "CN": ["Contacts", "ContactsUI"], "CS": ["CoreSpotlight"],
    "CT": ["CoreTelephony"], "CX": ["CallKit"], "DC": ["DeviceCheck"], "EK": ["EventKit", "EventKitUI"],
    "GC": ["GameController"], "GK": ["GameKit", "GameplayKit"], "GLK": ["GLKit"], "HK": ["HealthKit"],
    "HM": ["HomeKit"], "IN": ["Intents", "IntentsUI"], "JS": ["JavaScriptCore"],
    "LA": ["LocalAuthentication"],
    "LP": ["LinkPresentation"], "MC": ["MultipeerConnectivity"], "MDL": ["ModelIO"], "MF": ["MessageUI"],
    "MK": ["MapKit"], "ML": ["CoreML"], "MP": ["MediaPlayer"], "MPS": ["MetalPerformanceShaders"],
    "MS": ["Messages"], "MTK": ["MetalKit"], "MTL": ["Metal"], "NF": ["CoreNFC"], "NW": ["Network"],
    "NL": ["NaturalLanguage"], "PDF": ["PDFKit"], "PH": ["Photos", "PhotosUI"],
    "PK": ["PassKit", "PencilKit"],
    "QL": ["QuickLook"], "RP": ["ReplayKit"], "SCN": ["SceneKit"], "SF": ["SafariServices", "Speech"],
    "SK": ["StoreKit", "SpriteKit"], "SL": ["Social"], "TK": ["CryptoTokenKit"],
    "UN": ["UserNotifications", "UserNotificationsUI"], "VN": ["Vision", "VisionKit"],
    "WC": ["WatchConnectivity"], "WK": ["WebKit", "WatchKit"],
  ]
}
