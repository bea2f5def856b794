package io.shindigneo4j.protocol;

import java.util.Arrays;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** The JDK's deflate, with its header and checksum (RFC 1950). */
final class Deflate implements Coder {

  private static final int BUFFER_SIZE = 8 * 1024;

  /** Shared by all levels. */
  private static final CoderPool<Inflater> INFLATERS =
      new CoderPool<>(Inflater::new, Inflater::reset, Inflater::end);

  private final CoderPool<Deflater> deflaters;

  Deflate(int level) {
    deflaters = new CoderPool<>(() -> new Deflater(level), Deflater::reset, Deflater::end);
  }

  @Override
  public Optional<byte[]> compress(byte[] plain) {
    return deflaters.use(deflater -> deflate(deflater, plain));
  }

  private static Optional<byte[]> deflate(Deflater deflater, byte[] plain) {
    byte[] fewer = new byte[plain.length];
    deflater.setInput(plain);
    deflater.finish();
    int size = deflater.deflate(fewer);
    return deflater.finished() && size < plain.length
        ? Optional.of(Arrays.copyOf(fewer, size))
        : Optional.empty();
  }

  @Override
  public byte[] decompress(byte[] bytes, int offset, int limit) throws MalformedMessageException {
    return INFLATERS.use(inflater -> inflate(inflater, bytes, offset, limit));
  }

  private static byte[] inflate(Inflater inflater, byte[] bytes, int offset, int limit)
      throws MalformedMessageException {
    inflater.setInput(bytes, offset, bytes.length - offset);
    LimitedBytes plain = new LimitedBytes(limit);
    byte[] buffer = new byte[BUFFER_SIZE];
    while (!inflater.finished()) {
      plain.write(buffer, 0, next(inflater, buffer));
    }
    if (inflater.getRemaining() > 0) {
      throw new MalformedMessageException("bytes follow the compressed data");
    }
    return plain.toByteArray();
  }

  private static int next(Inflater inflater, byte[] buffer) throws MalformedMessageException {
    try {
      int size = inflater.inflate(buffer);
      if (size == 0 && !inflater.finished()) { // it needs more input, or a dictionary
        throw new MalformedMessageException("the compressed data is incomplete");
      }
      return size;
    } catch (DataFormatException e) {
      throw new MalformedMessageException("not in the deflate format", e);
    }
  }
}
