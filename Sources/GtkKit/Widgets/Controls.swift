import CGtk

// MARK: Label

extension Label {
  package convenience init(_ text: String) { self.init(sinking: gtk_label_new(text)) }

  package var text: String {
    get { String(cString: gtk_label_get_text(pointer)) }
    set { if newValue != text { gtk_label_set_text(pointer, newValue) } }
  }

  /// Whether a text that is too long goes on in a next line.
  package var wraps: Bool {
    get { gtk_label_get_line_wrap(pointer) != 0 }
    set { gtk_label_set_line_wrap(pointer, newValue ? 1 : 0) }
  }

  /// Whether the lines of a text are centred under each other.
  package var isCentred: Bool {
    get { gtk_label_get_justify(pointer) == GTK_JUSTIFY_CENTER }
    set { gtk_label_set_justify(pointer, newValue ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT) }
  }

  /// How many characters wide it would like to be at most; nil leaves it to the text.
  package var widestInCharacters: Int? {
    get { Int(gtk_label_get_max_width_chars(pointer)) }
    set { gtk_label_set_max_width_chars(pointer, gint(newValue ?? -1)) }
  }

  /// How many lines it shows at most of a text that wraps and is ellipsised; nil leaves it to the text.
  package var lines: Int? {
    get {
      let lines = Int(gtk_label_get_lines(pointer))
      return lines < 0 ? nil : lines
    }
    set { gtk_label_set_lines(pointer, gint(newValue ?? -1)) }
  }

  /// Whether its text can be selected and copied.
  package var isSelectable: Bool {
    get { gtk_label_get_selectable(pointer) != 0 }
    set { gtk_label_set_selectable(pointer, newValue ? 1 : 0) }
  }

  /// How wide a text is in this label's font.
  package func width(of text: String) -> Int {
    guard let layout = gtk_widget_create_pango_layout(widget, text) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var width: gint = 0
    pango_layout_get_pixel_size(layout, &width, nil)
    return Int(width)
  }

  /// The height of a line, as a multiple of the font's own.
  package func setLineHeight(_ height: Double) {
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_line_height_new(height))
    gtk_label_set_attributes(pointer, attributes)
    pango_attr_list_unref(attributes)
  }

  /// The same label, ended with … where it is too long.
  package func ellipsized() -> Label { ellipsized(in: .end) }

  /// The same label, with … for that part of it that is too long.
  package func ellipsized(in place: TextPlace) -> Label {
    gtk_label_set_ellipsize(pointer, place.ellipsis)
    return self
  }

  /// The same label, wrapping.
  package func wrapping() -> Label {
    wraps = true
    return self
  }

  /// The same label, wrapping also within what has no blanks: a path, an address, a list of keywords.
  package func wrappingAnywhere() -> Label {
    wraps = true
    gtk_label_set_line_wrap_mode(pointer, PANGO_WRAP_WORD_CHAR)
    return self
  }

  /// The same label, its text at the start or the end of its room.
  package func aligned(_ alignment: Alignment) -> Label {
    gtk_label_set_xalign(pointer, alignment == .start ? 0 : alignment == .end ? 1 : 0.5)
    return self
  }

  /// The same label, with classes of the style sheet.
  package func styled(_ names: String...) -> Label {
    for name in names { addStyle(name) }
    return self
  }
}

// MARK: Image

extension Image {
  /// An icon of the theme, or none yet.
  package convenience init(iconName: String? = nil, pixels: Int) {
    self.init(sinking: gtk_image_new())
    gtk_image_set_pixel_size(pointer, gint(pixels))
    if let iconName { self.iconName = iconName }
  }

  /// A picture of its own.
  package convenience init(_ picture: Bitmap) {
    self.init(sinking: gtk_image_new_from_surface(picture.surface))
  }

  /// Shows a picture in place of what it showed.
  package func show(_ picture: Bitmap) { gtk_image_set_from_surface(pointer, picture.surface) }

  /// The name of the icon that it shows.
  package var iconName: String {
    get { Property.string(pointer, "icon-name") ?? "" }
    set { if newValue != iconName { gtk_image_set_from_icon_name(pointer, newValue, GTK_ICON_SIZE_BUTTON) } }
  }
}

// MARK: Ranges

extension Scale {
  private var gtkRange: UnsafeMutablePointer<GtkRange> { pointer.as(GtkRange.self) }

  /// From where to where it goes. The upper end has to lie above the lower one.
  package func setRange(_ range: ClosedRange<Double>) {
    gtk_range_set_range(gtkRange, range.lowerBound, range.upperBound)
  }

  package var value: Double {
    get { gtk_range_get_value(gtkRange) }
    set { gtk_range_set_value(gtkRange, newValue) }
  }

  /// Calls `handler` with the value that a person asks for, in place of setting it.
  package func onChangeRequest(_ handler: @escaping (Double) -> Void) {
    connectDeciding(pointer, "change-value") { arguments in
      handler(arguments.double(2))
      return true
    }
  }

  /// Leaves the wheel to what is around it: a page scrolls although the pointer lies on a slider.
  package func leaveWheelToPage() {
    connect(pointer, "scroll-event") { [pointer] arguments in
      guard let event = arguments.event(1), Scroll(event).isVertical else { return }
      g_signal_stop_emission_by_name(pointer, "scroll-event")
    }
  }
}

extension ProgressBar {
  package convenience init() { self.init(sinking: gtk_progress_bar_new()) }

  /// From 0, empty, to 1.
  package var fraction: Double {
    get { gtk_progress_bar_get_fraction(pointer) }
    set { gtk_progress_bar_set_fraction(pointer, min(max(0, newValue), 1)) }
  }
}

extension DrawingArea {
  package convenience init() { self.init(sinking: gtk_drawing_area_new()) }
}
