extension RelativePath {
  /// The step that a place in the folder belongs to.
  func step(_ inspection: Inspection) -> Finding.Step {
    let top = shown.prefix { $0 != "/" }
    let isPicture =
      top == inspection.place.screenshots
      || inspection.place.previewFolders(inspection.rules).contains(String(top))
    return isPicture ? .screenshots : .metadata
  }

  /// The language's folder that it lies in, or that it is.
  func locale(_ inspection: Inspection) -> String? {
    shown.split(separator: "/").first { part in
      inspection.folder.localeFolders.contains { $0.name == part }
    }.map(String.init)
  }
}

extension LocaleFolder {
  var step: Finding.Step { place == .metadata ? .metadata : .screenshots }
}

extension Text {
  var step: Finding.Step {
    field.isKeywords ? .keywords : field.place == .review ? .finalQA : .metadata
  }
}
