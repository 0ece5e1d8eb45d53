extension BridgeResult {
  /// A name for each file in one folder: its own and `+Bridged`, told apart by a number where several files have it.
  ///
  /// The compiler warns of a file whose own name is that of the one it stands for.
  public var fileNames: [String] {
    var used: Set<String> = []
    return files.enumerated().map { index, file in
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      // The last one ties the tables together, and stands for none of the app's.
      if index == files.count - 1 { return name }
      let base = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
      var candidate = "\(base)+Bridged.swift"
      var number = 2
      while !used.insert(candidate).inserted {
        candidate = "\(base)+Bridged\(number).swift"
        number += 1
      }
      return candidate
    }
  }
}
