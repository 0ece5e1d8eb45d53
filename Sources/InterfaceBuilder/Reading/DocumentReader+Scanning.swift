extension DocumentReader {
  /// Takes the names and value ranges of a start tag from the source.
  ///
  /// Expat has found the tag well-formed, so only its parts have to be told apart.
  ///
  /// - Returns: Whether there was room for the names.
  func scanStartTag(_ range: Range<Int>, node: Int) -> Bool {
    var position = range.lowerBound + 1
    let end = range.upperBound - 1
    guard let name = scanName(&position, end: end) else { return false }
    nodes[node].name = name
    var identifier: (attribute: Int, name: NameTable.Index)?
    while true {
      while position < end, isWhiteSpace(bytes[position]) { position += 1 }
      guard position < end, bytes[position] != UInt8(ascii: "/") else { break }
      let nameStart = position
      guard let name = scanName(&position, end: end) else { return false }
      // Between name and value stand the sign of equality and, rarely, white space.
      while position < end, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "'") {
        position += 1
      }
      guard position < end else { break }
      let quote = bytes[position]
      position += 1
      let valueStart = position
      var needsDecoding = false
      while position < end, bytes[position] != quote {
        let byte = bytes[position]
        if byte == UInt8(ascii: "&") || byte < 0x20 { needsDecoding = true }
        position += 1
      }
      // An element with both has its own id and, as a scene, that of the scene; the own one counts.
      if name <= KnownName.sceneID.rawValue, name <= identifier?.name ?? .max {
        identifier = (attributes.count, name)
      }
      attributes.append(
        AttributeRecord(
          nameStart: UInt32(nameStart), valueStart: UInt32(valueStart),
          valueLength: UInt32(position - valueStart), name: name, needsDecoding: needsDecoding))
      position += 1
    }
    if let identifier, !isInDevice(node) {
      identified.append(IdentifiedNode(node: UInt32(node), attribute: UInt32(identifier.attribute)))
    }
    return true
  }

  /// The simulated device and its parts have names of kinds where other elements have ids of their own.
  private func isInDevice(_ node: Int) -> Bool {
    nodes[node].name == KnownName.device.rawValue
      || nodes[Int(nodes[node].parent)].name == KnownName.device.rawValue
  }

  @inline(__always)
  private func scanName(_ position: inout Int, end: Int) -> NameTable.Index? {
    let start = position
    var hash = NameHash()
    while position < end {
      let byte = bytes[position]
      if byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/") { break }
      hash.add(byte)
      position += 1
    }
    return names.insert(UnsafeBufferPointer(rebasing: bytes[start..<position]), hash: hash.value)
  }
}
