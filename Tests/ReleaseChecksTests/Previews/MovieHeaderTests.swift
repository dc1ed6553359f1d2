import Testing

@testable import ReleaseChecks

struct MovieHeaderTests {
  @Test func lengthSizeCodecsAndSpeedAreRead() {
    let movie = MovieHeader.read(from: ByteReader(TestMovie.mp4(seconds: 20.5)))
    #expect(movie?.seconds == 20.5)
    #expect(movie?.size == PixelSize(886, 1920))
    #expect(movie?.videoCodec == "avc1" && movie?.audioCodec == "mp4a" && movie?.audioChannels == 2)
    #expect(movie.flatMap(\.framesPerSecond) == 30)
  }

  @Test func bytesWithoutAFilmAreNone() {
    #expect(MovieHeader.read(from: ByteReader([])) == nil)
    #expect(MovieHeader.read(from: ByteReader(Array("hello, this is no film".utf8))) == nil)
  }
}
