import Foundation

/// Reads the bytes of a file, or says why not.
enum FileReader {
  static func read(_ url: URL, file: String, limits: ReadingLimits) throws(InterfaceBuilderError) -> [UInt8] {
    guard url.isFileURL else {
      throw error(.notAFileURL(url.absoluteString), file: file)
    }
    let path = url.path
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    let exists = manager.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, isFolder.boolValue { throw error(.folder, file: file) }
    do {
      let attributes = try manager.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
      if let type = attributes[.type] as? FileAttributeType, type != .typeRegular {
        throw error(type == .typeSymbolicLink ? .fileNotFound : .specialFile, file: file)
      }
      if let size = attributes[.size] as? NSNumber, size.intValue > limits.byteCount {
        throw tooLarge(size.intValue, limits, file: file)
      }
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      // One byte more than allowed tells a file that grew since its size was asked.
      let data = try handle.read(upToCount: max(0, limits.byteCount) + 1) ?? Data()
      if data.count > limits.byteCount { throw tooLarge(data.count, limits, file: file) }
      return [UInt8](data)
    } catch let known as InterfaceBuilderError {
      throw known
    } catch let other {
      throw error(kind(of: other, exists: exists), file: file)
    }
  }

  static func tooLarge(_ count: Int, _ limits: ReadingLimits, file: String) -> InterfaceBuilderError {
    error(.tooLarge(byteCount: count, limit: limits.byteCount), file: file)
  }

  private static func kind(of error: any Error, exists: Bool) -> InterfaceBuilderProblem.Kind {
    switch (error as? CocoaError)?.code {
    case CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile: return .fileNotFound
    case CocoaError.fileReadNoPermission: return .noPermission
    default: break
    }
    switch (error as? POSIXError)?.code {
    case .ENOENT, .ENOTDIR: return .fileNotFound
    case .EACCES, .EPERM: return .noPermission
    default: return exists ? .unreadable(reason: error.localizedDescription) : .fileNotFound
    }
  }

  private static func error(_ kind: InterfaceBuilderProblem.Kind, file: String) -> InterfaceBuilderError {
    InterfaceBuilderError(InterfaceBuilderProblem(kind, file: file, location: nil))
  }
}
