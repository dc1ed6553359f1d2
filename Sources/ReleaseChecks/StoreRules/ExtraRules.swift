package import JSON

/// Numbers and lists that are ours, not the store's: the part "checks" of the file.
package struct ExtraRules: Sendable, JSONReadable {
  package struct SlotByPath: Sendable, JSONReadable {
    /// The slot that a file goes to…
    package let key: String
    /// …when its path has every word of one of these lists.
    package let anyOf: [[String]]

    package init(_ node: JSONNode) throws(JSONFault) {
      key = try node.get("key")
      anyOf = try node.get("any_of")
    }
  }

  package struct DeviceRule: Sendable, JSONReadable {
    package let requiredGroup: String?
    package let families: [String]

    package init(_ node: JSONNode) throws(JSONFault) {
      requiredGroup = try node.find("required_group")
      families = try node.get("families")
    }
  }

  /// A text above this is not read.
  package let textBytesRead: Int
  /// A picture above this is not compared with others.
  package let pictureBytesCompared: Int
  package let appClipSubtitle: Int
  /// The size of the picture on an app clip's card.
  package let appClipImage: PixelSize
  /// Fields whose length is doubtful from here on, when they hold what counts are known to differ for.
  package let uncertainLengthFrom: [String: Int]
  package let urlLength: Int
  package let placeholderHosts: [String]
  package let placeholderHostEndings: [String]
  /// A picture above this is large, and one above the limit is refused.
  package let screenshotBytes: Int
  package let screenshotBytesLimit: Int
  package let notUploadedExtensions: [String]
  /// Words in the names of art that is not a screenshot.
  package let creativeAssetWords: [String]
  package let skippedInScreenshots: [String]
  package let appPreviewsDirs: [String]
  package let slotsByPath: [SlotByPath]
  /// Languages of which only a person can tell which is meant.
  package let localeChoices: [String: [String]]
  package let devices: [String: DeviceRule]
  package let fillerWords: Set<String>
  package let appWords: Set<String>
  /// Words of the lists that are too common for more than a note.
  package let infoTerms: Set<String>
  /// The same in descriptions and their like, where they often name a service that the app works with.
  package let infoTermsInProse: Set<String>
  /// Names of files that the list of common slips leaves out.
  package let misnamedFiles: [String: String]
  /// Phrases that hold a word of the lists and name a service that an app may well work with.
  package let namedServices: [String]
  /// Apple's products, in lower case.
  package let brandsOfApple: [String]

  package init(_ node: JSONNode) throws(JSONFault) {
    textBytesRead = try node.get("text_bytes_read")
    pictureBytesCompared = try node.get("picture_bytes_compared")
    appClipSubtitle = try node.get("app_clip_subtitle")
    appClipImage = try node.get("app_clip_image")
    uncertainLengthFrom = try node.get("uncertain_length_from")
    urlLength = try node.get("url_length")
    placeholderHosts = try node.get("placeholder_hosts")
    placeholderHostEndings = try node.get("placeholder_host_endings")
    screenshotBytes = try node.get("screenshot_bytes")
    screenshotBytesLimit = try node.find("screenshot_bytes_limit") ?? .max
    notUploadedExtensions = try node.get("not_uploaded_extensions")
    creativeAssetWords = try node.find("creative_asset_words") ?? []
    skippedInScreenshots = try node.get("skipped_in_screenshots")
    appPreviewsDirs = try node.get("app_previews_dirs")
    slotsByPath = try node.get("slots_by_path")
    localeChoices = try node.get("locale_choices")
    devices = try node.get("devices")
    fillerWords = Set(try node.get("filler_words", as: [String].self))
    appWords = Set(try node.get("app_words", as: [String].self))
    infoTerms = Set(try node.get("info_terms", as: [String].self))
    infoTermsInProse = Set(try node.get("info_terms_in_prose", as: [String].self))
    misnamedFiles = try node.get("misnamed_files")
    namedServices = try node.get("named_services")
    brandsOfApple = try node.find("brands_of_apple") ?? []
  }
}
