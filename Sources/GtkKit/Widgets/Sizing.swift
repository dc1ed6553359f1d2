import CGtk

extension Widget {
  /// Calls `fit` after this widget was given a size, and before that size is drawn.
  ///
  /// Nothing may be resized from within a size, so what follows from one (a picture that is dropped, a margin) is done
  /// in the moment between the two, once however often the size was set.
  package func afterSizing(_ fit: @escaping () -> Void) {
    var pending: MainLoopSource?
    onSizeChange {
      guard pending?.isPending != true else { return }
      pending = MainLoop.whenIdle(priority: G_PRIORITY_HIGH_IDLE, fit)
    }
  }
}
