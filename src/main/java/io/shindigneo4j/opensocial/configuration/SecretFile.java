package io.shindigneo4j.opensocial.configuration;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file with one secret alone, in one line, in UTF-8. A line break at its end does not belong to
 * the secret; blanks do.
 */
public final class SecretFile {

  private static final int MAX_BYTES = 4_096;
  private static final Pattern LINE = Pattern.compile("([^\\r\\n]+)\\R?");

  private SecretFile() {}

  /**
   * Reads the secret.
   *
   * @param what the secret is, for messages, which do not have it
   * @throws IllegalArgumentException if the file has no secret, or more
   * @throws UncheckedIOException if it cannot be read
   */
  public static String read(Path file, String what) {
    requireRegular(file);
    try (InputStream stream = Files.newInputStream(file)) {
      return checked(stream.readNBytes(MAX_BYTES + 1), what);
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException("the file is not a text in UTF-8", e);
    } catch (IOException e) {
      throw new UncheckedIOException("the file cannot be read: " + e, e);
    }
  }

  /** Another one, such as a named pipe, may never end, or keep its reader waiting. */
  private static void requireRegular(Path file) {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new IllegalArgumentException("it is no regular file");
    }
  }

  private static String checked(byte[] bytes, String what) throws CharacterCodingException {
    String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    Matcher line = LINE.matcher(text);
    if (bytes.length > MAX_BYTES || !line.matches()) {
      throw new IllegalArgumentException("the file must have the " + what + " alone, in one line");
    }
    return line.group(1);
  }
}
