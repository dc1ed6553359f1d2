import CGtk

/// Which part of a text, in the order in which it is read.
package enum TextPlace {
  case start, middle, end

  var ellipsis: PangoEllipsizeMode {
    switch self {
    case .start: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .end: PANGO_ELLIPSIZE_END
    }
  }
}

/// A part of a label's text that looks different.
package struct TextMark: Equatable {
  package enum Underline: Equatable { case single, error }

  /// Which part, in bytes of UTF-8.
  package var range: Range<Int>
  package var foreground: Colour?
  package var background: Colour?
  package var underline: Underline?
  package var isBold: Bool

  package init(
    range: Range<Int>, foreground: Colour? = nil, background: Colour? = nil, underline: Underline? = nil,
    isBold: Bool = false
  ) {
    self.range = range
    self.foreground = foreground
    self.background = background
    self.underline = underline
    self.isBold = isBold
  }

  /// What it is to Pango.
  fileprivate var attributes: [UnsafeMutablePointer<PangoAttribute>] {
    var made: [UnsafeMutablePointer<PangoAttribute>?] = []
    if let foreground {
      made.append(
        pango_attr_foreground_new(
          part(foreground.red), part(foreground.green), part(foreground.blue)))
      // Pango takes an alpha of 0 for "not set".
      if foreground.alpha < 1 { made.append(pango_attr_foreground_alpha_new(max(1, part(foreground.alpha)))) }
    }
    if let background {
      made.append(
        pango_attr_background_new(
          part(background.red), part(background.green), part(background.blue)))
      if background.alpha < 1 { made.append(pango_attr_background_alpha_new(max(1, part(background.alpha)))) }
    }
    switch underline {
    case .single: made.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
    case .error: made.append(pango_attr_underline_new(PANGO_UNDERLINE_ERROR))
    case nil: break
    }
    if isBold { made.append(pango_attr_weight_new(PANGO_WEIGHT_BOLD)) }
    return made.compactMap { $0 }
  }

  private func part(_ value: Double) -> guint16 { guint16((min(max(0, value), 1) * 65_535).rounded()) }
}

extension Label {
  /// Marks parts of its text, in place of those that were marked before. A line height that was set goes with them.
  package func setMarks(_ marks: [TextMark]) {
    let list = pango_attr_list_new()
    for mark in marks {
      for attribute in mark.attributes {
        attribute.pointee.start_index = guint(max(0, mark.range.lowerBound))
        attribute.pointee.end_index = guint(max(0, mark.range.upperBound))
        pango_attr_list_insert(list, attribute)  // takes it over
      }
    }
    gtk_label_set_attributes(pointer, list)
    pango_attr_list_unref(list)
  }
}
