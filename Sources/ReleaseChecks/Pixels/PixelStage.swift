import CDeflate
import Synchronization

/// The second stage: reads into the pictures, on every core, what their headers cannot tell.
package struct PixelStage: Sendable {
  /// Says how far it is: pictures done and pictures in all. Called from any of the workers.
  package typealias Progress = @Sendable (_ done: Int, _ total: Int) -> Void

  private let looksAtPixels: Bool
  private let isCancelled: @Sendable () -> Bool
  private let progress: Progress

  package init(
    looksAtPixels: Bool = true, isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @escaping Progress = { _, _ in }
  ) {
    self.looksAtPixels = looksAtPixels
    self.isCancelled = isCancelled
    self.progress = progress
  }

  private enum Task: Sendable {
    case transparency(PictureHeader)
    case checksum
  }
  private enum Answer: Sendable {
    case transparency(Picture.Transparency)
    case checksum(UInt32)
  }

  /// Answers what is not known yet of a folder's pictures; what an earlier run has answered stays.
  func complete(_ folder: inout ReleaseFolder, disk: Disk, rules: StoreRules) {
    let tasks = tasks(folder.pictures, rules)
    guard !tasks.isEmpty else { return }
    let paths = tasks.map { folder.pictures[$0.index].path }
    let answers = Mutex<[(index: Int, answer: Answer)]>([])
    let done = Atomic(0)
    let progress = progress
    Workers.forEach(tasks.count, isCancelled: isCancelled, makeScratch: Scratch.init) { task, scratch in
      let answer = Self.answer(tasks[task].task, try? disk.file(at: paths[task]), scratch)
      if let answer { answers.withLock { $0.append((tasks[task].index, answer)) } }
      progress(done.add(1, ordering: .relaxed).newValue, tasks.count)
    }
    for (index, answer) in answers.withLock({ $0 }) {
      switch answer {
      case .transparency(let transparency): folder.pictures[index].transparency = transparency
      case .checksum(let checksum): folder.pictures[index].checksum = checksum
      }
    }
  }

  /// Pixels of what may be transparent, and the checksums of those that share their size with another.
  private func tasks(_ pictures: [Picture], _ rules: StoreRules) -> [(index: Int, task: Task)] {
    var tasks: [(index: Int, task: Task)] = []
    var bySize: [Int: [Int]] = [:]
    for index in pictures.indices {
      let picture = pictures[index]
      // What the store does not take is refused as it is, however large its pixels are.
      if looksAtPixels, picture.transparency == .notLooked, let header = picture.header,
        rules.slot(of: picture) != nil
      {
        tasks.append((index, .transparency(header)))
      }
      if (1...rules.checks.pictureBytesCompared).contains(picture.byteCount) {
        bySize[picture.byteCount, default: []].append(index)
      }
    }
    for same in bySize.values where same.count > 1 {
      for index in same where pictures[index].checksum == nil { tasks.append((index, .checksum)) }
    }
    return tasks
  }

  private static func answer(_ task: Task, _ file: OpenFile?, _ scratch: Scratch) -> Answer? {
    guard let file else { return nil }
    switch task {
    case .transparency(let header):
      return .transparency(TransparencyScan.scan(file, header: header, scratch: scratch))
    case .checksum:
      return file.checksum(through: scratch.input).map(Answer.checksum)
    }
  }
}

extension OpenFile {
  /// CRC-32 of the whole file, as gzip's; nil when it cannot be read.
  func checksum(through buffer: UnsafeMutableRawBufferPointer) -> UInt32? {
    var sum: UInt32 = 0
    var offset = 0
    while true {
      let (got, error) = fill(buffer, from: offset)
      guard error == 0 else { return nil }
      if got == 0 { return sum }
      sum = libdeflate_crc32(sum, buffer.baseAddress, got)
      offset += got
    }
  }
}
