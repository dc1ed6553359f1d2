import GtkKit
import ReleaseChecks
import ShipShapeCore

/// Release Details: what is asked once of a release, with guesses filled in, each with its ground under it.
final class ReleaseDetailsView {
  let dialog: Dialog
  private let session: Session
  private let folder = ComboBox()
  private let app = Entry()
  private let version = Entry()
  private let kinds: Choices<Facts.Kind?>
  private let completeness: Choices<Bool?>
  private var devices: [Facts.Device: CheckButton] = [:]
  private let language = ComboBox()
  private let captions: [Field: Label]
  private let blocks: [Field: Box]
  private let note = Label("").wrapping().aligned(.start).styled("caption", "quiet")
  private var shownChoices: [FolderChoice] = []
  private var shownLanguages: [FolderChoice.Language]?

  private enum Field: CaseIterable { case folder, app, version, kind, completeness, devices, language }

  /// - Parameter parent: the window that it belongs to.
  init(session: Session, purpose: ReleaseDetails.Purpose, parent: ApplicationWindow) {
    self.session = session
    dialog = Dialog(title: localized("Release Details"), parent: parent)
    dialog.addStyle("shipshape")
    dialog.setStyle("dark", when: parent.hasStyle("dark"))
    dialog.addButton(label: localized("Cancel"), isCancel: true)
    let accept =
      switch purpose {
      case .open: localized("Open")
      case .begin: localized("Begin")
      case .change: localized("Save")
      }
    dialog.addButton(label: accept, isSuggested: true)
    kinds = Choices([
      (localized("An update"), nil, .update), (localized("The first"), nil, .first),
      (localized("Not sure"), localized("Not sure of the kind"), nil),
    ]) { [weak session] kind in session?.detailsEdited { $0.kind = kind } }
    completeness = Choices([
      (localized("Every text"), nil, true), (localized("Only what changes"), nil, false),
      (localized("Not sure"), localized("Not sure what it holds"), nil),
    ]) { [weak session] answer in session?.detailsEdited { $0.isComplete = answer } }
    captions = Dictionary(
      uniqueKeysWithValues: Field.allCases.map {
        ($0, Label("").wrapping().aligned(.start).styled("caption", "quiet"))
      })
    blocks = Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0, Box(.vertical, spacing: 4)) })
    build(in: parent)
    connect()
  }

  // MARK: What it is made of

  private func build(in parent: ApplicationWindow) {
    fill(.folder, localized("Folder"), folder)
    fill(.app, localized("App"), app)
    fill(.version, localized("Version"), version)
    fill(.kind, localized("This version is"), kinds.root)
    fill(.completeness, localized("The folder holds"), completeness.root)
    fill(.devices, localized("It runs on"), makeDevices())
    fill(.language, localized("Main language"), language)
    folder.accessibleName = localized("Folder")
    app.accessibleName = localized("App")
    version.accessibleName = localized("Version")
    language.accessibleName = localized("Main language")
    version.widthInCharacters = 8
    for entry in [app, version] { entry.activatesDefault = true }
    let content = Box(.vertical, spacing: 16)
    content.setMargins(top: 14, bottom: 18)
    if let block = blocks[.folder] { content.add(.start(block)) }
    if let left = blocks[.app], let right = blocks[.version] {
      content.add(.start(Box(.horizontal, spacing: 12, [.expanding(left), .end(right)])))
    }
    for field in [Field.kind, .completeness, .devices, .language] {
      if let block = blocks[field] { content.add(.start(block)) }
    }
    content.add(.start(note))
    // A viewport gives a plain box the width of its texts in one line.
    let page = LayoutBoxes.makeColumn(side: 18, maximum: 404, content)
    let scroller = Scroller()
    scroller.canFocus = false
    scroller.setPolicies(horizontal: .never, vertical: .automatic)
    let viewport = scroller.addWithViewport(page)
    scroller.followFocus(in: viewport)
    let box = dialog.contentBox
    box.add(.expanding(scroller))
    box.showAll()
    dialog.prefer(width: 440, height: 640, over: parent)
  }

  private func fill(_ field: Field, _ title: String, _ control: any Widget) {
    guard let block = blocks[field], let caption = captions[field] else { return }
    block.add(.start(Label(title).aligned(.start).styled("caption-heading", "quiet")))
    block.add(.start(control))
    block.add(.start(caption))
  }

  private func makeDevices() -> Box {
    let row = LayoutBoxes.makeWrapping(spacing: 12)
    for (device, name) in ReleaseDetailsView.deviceNames {
      let box = CheckButton(label: name)
      box.onToggle { [weak session] isOn in
        session?.detailsEdited {
          if isOn { $0.devices.insert(device) } else { $0.devices.remove(device) }
        }
      }
      devices[device] = box
      row.add(.start(box))
    }
    return row
  }

  private static let deviceNames: [(Facts.Device, String)] = [
    (.iphone, "iPhone"), (.ipad, "iPad"), (.mac, "Mac"), (.tv, "Apple TV"), (.vision, "Vision Pro"),
    (.watch, "Apple Watch"), (.imessage, "iMessage"),
  ]

  private func connect() {
    folder.onChange { [weak session] index in session?.detailsEdited { $0.select(index ?? 0) } }
    app.onChange { [weak session] text in session?.detailsEdited { $0.app = text } }
    version.onChange { [weak session] text in session?.detailsEdited { $0.version = text } }
    language.onChange { [weak self] index in
      guard let self, let index else { return }
      let code = index == 0 ? nil : shownLanguages?[index - 1].code
      session.detailsEdited { $0.mainLanguage = code }
    }
    dialog.onResponse { [weak session] isAccepted in
      if isAccepted { session?.detailsConfirmed(at: .now) } else { session?.detailsCancelled() }
    }
    dialog.onCloseRequest { [weak session] in
      session?.detailsCancelled()
      return true
    }
  }

  // MARK: Following the answers

  func present() {
    dialog.present()
    app.grabFocus()
  }

  func render(_ state: SessionState) {
    guard let details = state.details else { return }
    renderFolder(details)
    app.text = details.app
    version.text = details.version
    kinds.choose(details.kind)
    completeness.choose(details.isComplete)
    for (device, box) in devices { box.isActive = details.devices.contains(device) }
    let hasFolder = details.choice != nil
    for field in [Field.folder, .completeness, .devices, .language] { blocks[field]?.isVisible = hasFolder }
    renderLanguages(details)
    let grounds = ReleaseGrounds(details)
    show(.folder, grounds.folder)
    show(.app, grounds.app)
    show(.version, grounds.version)
    show(.kind, grounds.kind)
    show(.completeness, grounds.completeness)
    show(.devices, grounds.devices)
    show(.language, hasFolder ? localized("The others fall back to it") : nil)
    note.text = grounds.note
    note.isVisible = hasFolder
    dialog.setResponseEnabled(details.canConfirm)
  }

  private func show(_ field: Field, _ text: String?) {
    captions[field]?.text = text ?? ""
    captions[field]?.isVisible = text != nil
  }

  private func renderFolder(_ details: ReleaseDetails) {
    if details.choices != shownChoices {
      shownChoices = details.choices
      folder.setItems(
        details.choices.map {
          // Translators: a folder and what is in it: "ios/fastlane: 12 languages, 81 pictures".
          localized(
            "%1$@: %2$@", $0.title, CheckText.extent(languages: $0.languages.count, pictures: $0.pictures))
        })
    }
    folder.selectedIndex = details.selected
    folder.isSensitive = details.choices.count > 1
  }

  private func renderLanguages(_ details: ReleaseDetails) {
    let languages = details.choice?.languages ?? []
    if shownLanguages != languages {
      shownLanguages = languages
      language.setItems([localized("Not sure")] + languages.map(\.name))
    }
    language.selectedIndex =
      details.mainLanguage.flatMap { code in
        languages.firstIndex { $0.code == code }.map { $0 + 1 }
      } ?? 0
  }

  /// Takes the dialog from the screen, for good.
  func dismiss() { dialog.destroy() }
}

/// A few answers to one question, of which one is chosen.
private final class Choices<Value: Equatable> {
  let root = LayoutBoxes.makeWrapping(spacing: 16)
  private var buttons: [(button: RadioButton, value: Value)] = []

  /// - Parameter items: each with its words, its name for a screen reader where that is another, and what it stands for.
  init(_ items: [(String, String?, Value)], onChoose: @escaping (Value) -> Void) {
    for (text, name, value) in items {
      let button = RadioButton(label: text, group: buttons.first?.button)
      if let name { button.accessibleName = name }
      button.onToggle { if $0 { onChoose(value) } }
      buttons.append((button, value))
      root.add(.start(button))
    }
  }

  func choose(_ value: Value) { buttons.first { $0.value == value }?.button.isActive = true }
}
