package io.shindigneo4j.web.compression;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Compression by gzip. */
public final class Gzip {
  private static final Pattern REFUSED = Pattern.compile(";\\s*q=0(\\.0*)?\\s*$");

  private static final int QUICK = 5;

  private Gzip() {}

  /** As small as can be, for what is compressed once for all who ask. */
  public static byte[] compress(byte[] content) {
    return compress(content, Deflater.BEST_COMPRESSION);
  }

  /** For one who asks: some bytes in a thousand more, in a third of the time. */
  public static byte[] compressQuickly(byte[] content) {
    return compress(content, QUICK);
  }

  private static byte[] compress(byte[] content, int level) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new Leveled(bytes, level)) {
      out.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // memory has none
    }
    return bytes.toByteArray();
  }

  /** The content of what has been compressed here, which is not larger than it was. */
  public static byte[] decompress(byte[] compressed) {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // memory has none
    }
  }

  /**
   * Whether a client takes it (RFC 9110, section 12.5.3).
   *
   * @param accepted the values of {@code Accept-Encoding}
   */
  public static boolean isAccepted(List<String> accepted) {
    return accepted.stream()
        .flatMap(value -> Stream.of(value.toLowerCase(Locale.ROOT).split(",")))
        .map(String::strip)
        .anyMatch(coding -> coding.matches("gzip(\\s*;.*)?") && !REFUSED.matcher(coding).find());
  }

  /** With a level of its own. */
  private static final class Leveled extends GZIPOutputStream {
    Leveled(ByteArrayOutputStream out, int level) throws IOException {
      super(out);
      def.setLevel(level);
    }
  }
}
