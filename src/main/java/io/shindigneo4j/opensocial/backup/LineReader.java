package io.shindigneo4j.opensocial.backup;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** Reads the lines of a file, compressed or not. For one thread. */
final class LineReader implements Closeable {

  private static final int BUFFER = 1 << 16;
  private static final int GZIP_MAGIC = 0x1f8b;

  private final InputStream in;
  private final int longest;
  private final long most;
  private final long last;
  private final MessageDigest sha256 = GraphCounter.sha256();
  private final byte[] buffer = new byte[BUFFER];
  private long bytes;
  private int position;
  private int limit;

  /** The number of the line that was read last. */
  private long number;

  private byte[] line;

  private LineReader(InputStream in, int longest, long most, long last) {
    this.in = in;
    this.longest = longest;
    this.most = most;
    this.last = last;
  }

  /**
   * Opens a file.
   *
   * @param last the number of the last line to be read; there may be more
   */
  static LineReader open(Path file, FileLimits limits, long last) throws IOException {
    InputStream raw = new BufferedInputStream(Files.newInputStream(file), BUFFER);
    try {
      InputStream in = inflated(raw);
      long most = in == raw ? Long.MAX_VALUE : limits.inflated(Files.size(file));
      return new LineReader(in, limits.line(), most, last);
    } catch (IOException | GraphFileException e) {
      raw.close();
      throw e;
    }
  }

  private static InputStream inflated(InputStream raw) throws IOException {
    try {
      return isCompressed(raw) ? new GZIPInputStream(raw, BUFFER) : raw;
    } catch (EOFException | ZipException e) {
      throw cutOff(1, e);
    }
  }

  private static boolean isCompressed(InputStream in) throws IOException {
    in.mark(2);
    int magic = in.read() << Byte.SIZE | in.read();
    in.reset();
    return magic == GZIP_MAGIC;
  }

  /**
   * The next line; null after the last.
   *
   * @throws GraphFileException for one that is too long, of no kind, or cut off
   */
  FileLine next() throws IOException {
    if (line != null) {
      sha256.update(line);
      sha256.update((byte) LineWriter.END_OF_LINE);
    }
    line = number == last ? null : read();
    if (line == null) {
      return null;
    }
    LineKind kind =
        LineKind.of(line)
            .orElseThrow(() -> new GraphFileException(number, "not as an export writes it"));
    return new FileLine(number, kind, line);
  }

  private byte[] read() throws IOException {
    if (!fill()) {
      return null;
    }
    number++;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    do {
      int end = endOfLine();
      if (bytes.size() + (end - position) > longest) {
        throw new GraphFileException(number, "longer than " + longest + " bytes");
      }
      bytes.write(buffer, position, end - position);
      position = end;
      if (end < limit) {
        position++;
        return bytes.toByteArray();
      }
    } while (fill());
    throw cutOff(number, null);
  }

  private int endOfLine() {
    int end = position;
    while (end < limit && buffer[end] != LineWriter.END_OF_LINE) {
      end++;
    }
    return end;
  }

  /** Whether there are bytes in the buffer. */
  private boolean fill() throws IOException {
    if (position < limit) {
      return true;
    }
    try {
      position = 0;
      limit = Math.max(0, in.read(buffer));
    } catch (EOFException | ZipException e) {
      throw cutOff(number + 1, e);
    }
    bytes += limit;
    if (bytes > most) {
      throw new GraphFileException(
          number + 1,
          "the file is small, but more than " + most + " bytes come of it: decompress it first");
    }
    return limit > 0;
  }

  private static GraphFileException cutOff(long number, Exception cause) {
    return new GraphFileException(number, "the file is cut off or damaged here", cause);
  }

  /** Of all lines before the one that was read last. Call it once. */
  String sha256() {
    return HexFormat.of().formatHex(sha256.digest());
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
