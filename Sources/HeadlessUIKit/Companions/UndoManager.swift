#if !canImport(ObjectiveC)
  public import Foundation

  /// Takes back what was done, and does it again.
  ///
  /// What is registered in one turn of the run loop is taken back together, unless ``groupsByEvent`` is false.
  @preconcurrency @MainActor
  open class UndoManager: NSObject {
    /// Something that can be taken back, in the order in which it was done.
    private final class Group {
      var steps: [(target: ObjectIdentifier, work: @MainActor () -> Void)] = []
      var actionName = ""
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var openGroups: [Group] = []
    /// Whether the outermost open group was opened by what was registered first in a turn.
    private var hasEventGroup = false
    private var disabledCount = 0

    /// Whether what is done in one turn of the run loop is taken back together; true by default.
    open var groupsByEvent = true

    /// The greatest number of groups that are kept; 0 for any.
    open var levelsOfUndo = 0 {
      didSet { trim() }
    }

    /// Whether something is being taken back.
    public private(set) var isUndoing = false

    /// Whether something is being done again.
    public private(set) var isRedoing = false

    /// How many groups are open, one inside the other.
    open var groupingLevel: Int { openGroups.count }

    /// Whether what is registered is kept.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Whether there is something to take back.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.steps.isEmpty } }

    /// Whether there is something to do again.
    open var canRedo: Bool { !redoStack.isEmpty }

    /// Makes a manager with nothing to take back.
    public nonisolated override init() {
      super.init()
    }

    // MARK: Registering

    /// Says how something that is done now is taken back.
    ///
    /// - Parameters:
    ///   - target: what it is done to; not kept alive.
    ///   - handler: takes it back; what it registers in turn does it again.
    open func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
      register(target) { [weak target] in
        if let target { handler(target) }
      }
    }

    /// Says by which method something that is done now is taken back.
    ///
    /// - Parameters:
    ///   - target: who gets the message.
    ///   - selector: the method's name.
    ///   - anObject: its argument.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
      let object = target as AnyObject
      register(object) { [weak object] in
        (object as? NSObject)?.invoke(selector, Array([anObject].prefix(selector.argumentCount)))
      }
    }

    private func register(_ target: AnyObject, _ work: @escaping @MainActor () -> Void) {
      guard isUndoRegistrationEnabled else { return }
      if openGroups.isEmpty { openEventGroup() }
      openGroups.last?.steps.append((ObjectIdentifier(target), work))
      if !isUndoing, !isRedoing { redoStack = [] }
    }

    private func openEventGroup() {
      openGroups.append(Group())
      hasEventGroup = true
      guard groupsByEvent, !isUndoing, !isRedoing else { return }
      HeadlessEnvironment.current.clock.schedule(after: 0) { [weak self] in self?.closeEventGroup() }
    }

    private func closeEventGroup() {
      guard hasEventGroup, openGroups.count == 1 else { return }
      hasEventGroup = false
      endUndoGrouping()
    }

    /// Opens a group of things that are taken back together.
    open func beginUndoGrouping() {
      if openGroups.isEmpty, groupsByEvent { openEventGroup() }
      openGroups.append(Group())
    }

    /// Closes the group that was opened last.
    open func endUndoGrouping() {
      guard let group = openGroups.popLast() else { return }
      if let outer = openGroups.last {
        outer.steps += group.steps
        if !group.actionName.isEmpty { outer.actionName = group.actionName }
      } else if !group.steps.isEmpty {
        if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
      }
    }

    private func trim() {
      guard levelsOfUndo > 0 else { return }
      undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
      redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    /// Keeps nothing that is registered from now on.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Keeps again what is registered; undoes one call of ``disableUndoRegistration()``.
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    // MARK: Taking back

    /// Takes back what was done last.
    open func undo() {
      closeEventGroup()
      undoNestedGroup()
    }

    /// Takes back the last group, where others may be open.
    open func undoNestedGroup() {
      guard let group = undoStack.popLast(), !isUndoing, !isRedoing else { return }
      isUndoing = true
      play(group)
      isUndoing = false
      NotificationCenter.default.post(
        name: Notification.Name("NSUndoManagerDidUndoChangeNotification"), object: self)
    }

    /// Does again what was taken back last.
    open func redo() {
      closeEventGroup()
      guard let group = redoStack.popLast(), !isUndoing, !isRedoing else { return }
      isRedoing = true
      play(group)
      isRedoing = false
      NotificationCenter.default.post(
        name: Notification.Name("NSUndoManagerDidRedoChangeNotification"), object: self)
    }

    /// Plays a group from its end; what is registered meanwhile is the way back.
    private func play(_ group: Group) {
      let back = Group()
      back.actionName = group.actionName
      openGroups.append(back)
      for step in group.steps.reversed() { step.work() }
      endUndoGrouping()
    }

    /// Forgets everything.
    open func removeAllActions() {
      undoStack = []
      redoStack = []
      openGroups = []
      hasEventGroup = false
    }

    /// Forgets everything that was done to an object.
    ///
    /// - Parameter target: the object.
    open func removeAllActions(withTarget target: Any) {
      let target = ObjectIdentifier(target as AnyObject)
      for group in undoStack + redoStack + openGroups { group.steps.removeAll { $0.target == target } }
      undoStack.removeAll(where: \.steps.isEmpty)
      redoStack.removeAll(where: \.steps.isEmpty)
    }

    // MARK: Names

    /// Names what is done now.
    ///
    /// - Parameter actionName: the name, such as "Delete".
    open func setActionName(_ actionName: String) {
      (openGroups.last ?? undoStack.last)?.actionName = actionName
    }

    /// The name of what would be taken back.
    open var undoActionName: String { (openGroups.last ?? undoStack.last)?.actionName ?? "" }

    /// The name of what would be done again.
    open var redoActionName: String { redoStack.last?.actionName ?? "" }

    /// The words of a menu's entry that takes back.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The words of a menu's entry that does again.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The words of a menu's entry that takes back something of a name.
    ///
    /// - Parameter actionName: the name.
    /// - Returns: the words.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The words of a menu's entry that does something of a name again.
    ///
    /// - Parameter actionName: the name.
    /// - Returns: the words.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
  }
#else
  public import Foundation
#endif
